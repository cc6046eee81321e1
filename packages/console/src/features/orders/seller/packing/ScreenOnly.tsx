import type { ReactNode } from 'react';
import styles from './packing.module.css';

/** What is not for the paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => (
  <div className={styles.screenOnly} data-screen-only>
    {children}
  </div>
);
