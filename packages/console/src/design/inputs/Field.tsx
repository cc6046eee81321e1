import type { ReactNode } from 'react';
import './field.css';

type Props = {
  label: string;
  /** The id of the control it names. */
  htmlFor: string;
  isRequired?: boolean;
  hint?: ReactNode;
  children: ReactNode;
};

/** A control with its name above and a hint below. */
export function Field({ label, htmlFor, isRequired, hint, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={htmlFor} className={isRequired ? 'field-required' : ''}>
        {label}
      </label>
      {children}
      {hint && <p className="muted small">{hint}</p>}
    </div>
  );
}
