import type { ReactNode } from 'react';
import './chip.css';
import { classes } from '../classes.ts';

/** A choice or a filter; chosen is soft with a line, sold out is struck through. */
export function Chip({
  children,
  on,
  white,
  disabled,
  onPress,
  className,
}: {
  children: ReactNode;
  /** Left out where a chip is not chosen but followed, such as a word of the search history. */
  on?: boolean;
  white?: boolean;
  disabled?: boolean;
  onPress: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={classes('chip', white && 'chip--white', className)}
      aria-pressed={on}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
