import type { ReactNode } from 'react';
import styles from './cell.module.css';

/** One fact of a list of facts (`<dl>`): what it is at the left, its value at the right. */
export function KeyValue({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
