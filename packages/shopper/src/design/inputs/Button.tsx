import { classes } from '@chengji/client-kit/classes';
import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  look?: 'primary' | 'soft' | 'dark' | 'line' | 'line-brand' | 'fill';
  /** 44 in bars, 36, 30, 26; `block` is as wide as its place and 48 high, for forms. */
  size?: 'l' | 'm' | 's' | 'xs' | 'block';
  /** Busy: the same width, a spinner, takes no press. */
  busy?: boolean;
  submit?: boolean;
};

export function Button({
  look = 'primary',
  size = 'l',
  busy,
  submit,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      aria-busy={busy || undefined}
      className={classes(styles.button, styles[look], size !== 'l' && styles[size], className)}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.ring} />}
    </button>
  );
}
