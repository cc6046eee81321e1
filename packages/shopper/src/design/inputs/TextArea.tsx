import { type CSSProperties, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { Text } from '../layout/primitives.ts';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** For screen readers, and shown before the text where `labelShown`. */
  label: string;
  labelShown?: boolean;
  error?: string | undefined;
  /** Shows the number of characters and the maximum; give it with `maxLength`. */
  count?: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Text of several lines; grows with its content. */
export function TextArea({ label, labelShown, error, count, ref, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  const style = { '--rows': rows } as CSSProperties;
  return (
    <div>
      <div className={`${styles.field} ${styles.area}`} data-invalid={error ? '' : undefined}>
        <label htmlFor={id} className={labelShown ? styles.label : styles.above}>
          {label}
        </label>
        <textarea
          id={id}
          placeholder={label}
          {...rest}
          ref={ref}
          rows={rows}
          style={style}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {count !== undefined && rest.maxLength && (
          <Text num className={styles.count}>
            {count}/{rest.maxLength}
          </Text>
        )}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
