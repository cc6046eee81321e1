import styles from './field.module.css';

type Props = { of: string; error: string | undefined };

/** What is wrong with a control; the control names it as its description. */
export function FieldError({ of, error }: Props) {
  if (!error) return null;
  return (
    <p id={`${of}-error`} className={`small ${styles.fieldError}`} role="alert" data-field-error>
      {error}
    </p>
  );
}

/** What marks the control as wrong. */
export const toErrorProps = (id: string, error: string | undefined) =>
  error ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
