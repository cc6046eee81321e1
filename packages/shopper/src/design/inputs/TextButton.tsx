import type { ReactNode } from 'react';
import './button.css';
import { classes } from '../classes.ts';

/** A button of text alone; 44 high, as wide as its text. */
export function TextButton({
  children,
  onPress,
  brand,
  className,
  disabled,
}: {
  children: ReactNode;
  onPress: () => void;
  brand?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={classes('textbtn', brand && 'textbtn--brand', className)}
      onClick={onPress}
      disabled={disabled}
    >
      {children}
    </button>
  );
}
