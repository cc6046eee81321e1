import type { ReactNode } from 'react';
import styles from './page.module.css';

/** What stays at the bottom of a page, above the tab bar where there is one. One solid button at most; `clear` has the page's own ground. */
export function BottomBar({ children, clear }: { children: ReactNode; clear?: boolean }) {
  return (
    <div className={clear ? `${styles.bottomBar} ${styles.bottomBarClear}` : styles.bottomBar}>
      <div className={styles.bottomBarRow}>{children}</div>
    </div>
  );
}
