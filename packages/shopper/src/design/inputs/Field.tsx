import { classes } from '@chengji/client-kit/classes';
import { CircleX, Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { look } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';
import { IconButton } from './IconButton.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  /** For screen readers, and shown before the input where `labelShown`. */
  label: string;
  labelShown?: boolean;
  size?: 'l' | 'm';
  /** The validation error, shown under the field. */
  error?: string | undefined;
  /** At the right, such as the button that asks for a code. */
  end?: ReactNode;
  start?: ReactNode;
  onClear?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** How a mobile number is typed. */
export const mobileInput = {
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  maxLength: 11,
} as const;

/** One line of input, 52 or 44 high. Works by itself and with `register()` of react-hook-form. */
export function Field({
  label,
  labelShown,
  size = 'l',
  error,
  end,
  start,
  onClear,
  type,
  ref,
  ...rest
}: FieldProps) {
  const t = useDesignStrings();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div>
      <div className={classes(styles.field, size === 'm' && styles.m)} data-invalid={error ? '' : undefined}>
        <label htmlFor={id} className={labelShown ? styles.label : styles.above}>
          {label}
        </label>
        {start && <span className={styles.start}>{start}</span>}
        <input
          placeholder={label}
          {...rest}
          ref={ref}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {onClear && (
          <IconButton
            icon={CircleX}
            label={t('clear')}
            size={17}
            onPress={onClear}
            className={look({ tone: 3 })}
          />
        )}
        {isPassword && (
          <IconButton
            icon={isShown ? Eye : EyeOff}
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            size={18}
            className={look({ tone: 3 })}
            onPress={() => setShown(!isShown)}
          />
        )}
        {end}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
