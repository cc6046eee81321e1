import { useId } from 'react';
import styles from './DigitsField.module.css';

type DigitsFieldProps = {
  label: string;
  length: number;
  value: string;
  error: string;
  /** Shows dots instead of digits. */
  hidden?: boolean;
  onChange: (digits: string) => void;
};

/** So many boxes over one input, so that pasting, autofill and screen readers work as in any input. */
export function DigitsField({ label, length, value, error, hidden, onChange }: DigitsFieldProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.boxes} data-invalid={error ? '' : undefined}>
        <label htmlFor={id} className="aloud">
          {label}
        </label>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete={hidden ? 'off' : 'one-time-code'}
          maxLength={length}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <span key={index} aria-hidden className={styles.box} data-on={index === value.length || undefined}>
            {hidden && value[index] ? '•' : value[index]}
          </span>
        ))}
      </div>
      {error && (
        <p className="field__err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
