import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** What stays at the bottom of a page, above the tab bar where there is one. One solid button at most; `clear` has the page's own ground. */
export function BottomBar({ children, clear }: { children: ReactNode; clear?: boolean }) {
  return (
    <div className={clear ? `${styles.bottom} ${styles.clear}` : styles.bottom}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
