import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** A key figure with its name above and what to compare it with below. */
export function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className={styles.figureValue}>{children}</dd>
      {note && <dd className="muted small">{note}</dd>}
    </div>
  );
}
