import type { ButtonHTMLAttributes } from 'react';
import './button.css';
import { classes } from '../classes.ts';

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
      className={classes('btn', `btn--${look}`, size !== 'l' && `btn--${size}`, className)}
      onClick={busy ? undefined : onClick}
    >
      <span className="btn__label">{children}</span>
      {busy && <span className="ring" />}
    </button>
  );
}
