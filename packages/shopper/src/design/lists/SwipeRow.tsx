import type { ReactNode } from 'react';
import styles from './swipe-row.module.css';

type SwipeRowProps = {
  /** What the button says, and to whom it does it. */
  action: string;
  label: string;
  onAction: () => void;
  children: ReactNode;
};

/**
 * A row that is swiped aside to show a button. It scrolls natively, so that the page still scrolls and goes back
 * as ever; a keyboard or screen reader that comes to the button brings it into sight.
 */
export function SwipeRow({ action, label, onAction, children }: SwipeRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.content}>{children}</div>
      <button type="button" className={styles.action} aria-label={label} onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
