import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from './button.module.css';

type TextButtonProps = {
  children: ReactNode;
  onPress: () => void;
  brand?: boolean;
  disabled?: boolean;
  className?: string;
};

/** A button of text alone; 44 high, as wide as its text. */
export function TextButton({ children, onPress, brand, className, disabled }: TextButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.textButton, brand && styles.textbtnBrand, className)}
      onClick={onPress}
      disabled={disabled}
    >
      {children}
    </button>
  );
}
