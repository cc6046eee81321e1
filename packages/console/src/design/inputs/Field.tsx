import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';

type Props = {
  label: string;
  /** The id of the control it names. */
  htmlFor: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A control with its name above, and a hint or what is wrong below. */
export function Field({ label, htmlFor, isRequired, hint, error, children }: Props) {
  return (
    <div className={styles.field} data-field>
      <label htmlFor={htmlFor} className={isRequired ? styles.fieldRequired : ''}>
        {label}
      </label>
      {children}
      {hint && <p className="muted small">{hint}</p>}
      <FieldError of={htmlFor} error={error} />
    </div>
  );
}
