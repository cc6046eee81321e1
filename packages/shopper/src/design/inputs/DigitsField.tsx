import { useId } from 'react';
import { Hidden } from '../layout/primitives.ts';
import styles from './digits-field.module.css';
import { FieldError } from './FieldError.tsx';

type DigitsFieldProps = {
  label: string;
  length: number;
  value: string;
  error: string;
  /** Shows dots instead of digits. */
  hidden?: boolean;
  /** Focused at once, so that the keyboard opens. */
  focused?: boolean;
  onChange: (digits: string) => void;
};

/** So many boxes over one input, so that pasting, autofill and screen readers work as in any input. */
export function DigitsField({ label, length, value, error, hidden, focused, onChange }: DigitsFieldProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.digits} data-invalid={error ? '' : undefined}>
        <Hidden as="label" htmlFor={id}>
          {label}
        </Hidden>
        <input
          // a dialog that opens puts the focus where this attribute says, which React does not write
          ref={(input) => void (focused && input?.setAttribute('autofocus', ''))}
          id={id}
          type={hidden ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={hidden ? 'off' : 'one-time-code'}
          // biome-ignore lint/a11y/noAutofocus: it is opened to type
          autoFocus={focused}
          maxLength={length}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <span key={index} aria-hidden data-on={index === value.length ? '' : undefined}>
            {hidden && value[index] ? '•' : value[index]}
          </span>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
