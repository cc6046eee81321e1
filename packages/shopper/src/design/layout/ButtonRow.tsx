import type { ReactNode } from 'react';
import styles from '../inputs/button.module.css';

/** Buttons side by side, each as wide as the others. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
