import type { ReactNode } from 'react';
import styles from './field.module.css';

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
    <div className={styles.field} data-field>
      <label htmlFor={htmlFor} className={isRequired ? styles.fieldRequired : ''}>
        {label}
      </label>
      {children}
      {hint && <p className="muted small">{hint}</p>}
    </div>
  );
}
