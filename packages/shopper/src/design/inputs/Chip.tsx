import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  /** Left out where a chip is not chosen but followed, such as a word of the search history. */
  on?: boolean;
  white?: boolean;
  disabled?: boolean;
  onPress: () => void;
  className?: string;
};

/** A choice or a filter; chosen is soft with a line, sold out is struck through. */
export function Chip({ children, on, white, disabled, onPress, className }: ChipProps) {
  return (
    <button
      type="button"
      className={classes(styles.chip, white && styles.chipWhite, className)}
      aria-pressed={on}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
