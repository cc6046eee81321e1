import type { ReactNode } from 'react';
import styles from './columns.module.css';

type Props = { children: ReactNode; side: ReactNode };

/** Work on the left, people and money on the right. */
export function DetailLayout({ children, side }: Props) {
  return (
    <div className={styles.columns}>
      <div className="stack">{children}</div>
      <div className="stack">{side}</div>
    </div>
  );
}

/** Form cards on the left, a side column that stays in view: preview, checks, publishing. */
export function EditorLayout({ children, side }: Props) {
  return (
    <div className={`${styles.columns} ${styles.narrow}`}>
      <div className="stack">{children}</div>
      <div className={`stack ${styles.sideSticky}`}>{side}</div>
    </div>
  );
}
