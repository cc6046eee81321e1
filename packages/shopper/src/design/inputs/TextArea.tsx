import { type CSSProperties, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import './field.css';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  error?: string | undefined;
  /** Shows the number of characters and the maximum; give it with `maxLength`. */
  count?: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Text of several lines; grows with its content. */
export function TextArea({ label, error, count, ref, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  const style = { '--rows': rows } as CSSProperties;
  return (
    <div>
      <div className="field field--area" data-invalid={error ? '' : undefined}>
        <textarea
          placeholder={label}
          {...rest}
          ref={ref}
          rows={rows}
          style={style}
          className="field__in"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {count !== undefined && rest.maxLength && (
          <span className="field__n num">
            {count}/{rest.maxLength}
          </span>
        )}
      </div>
      {error && (
        <p className="field__err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
