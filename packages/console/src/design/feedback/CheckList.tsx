import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import styles from './check-list.module.css';

export type CheckLine = { key: string; label: string; level: 'must' | 'should'; isPassed: boolean };

/** What must hold before something can be published, and what should. */
export function CheckList({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <ul className={styles.checks}>
      {lines.map(({ key, label, level, isPassed }) => (
        <li key={key} className={isPassed ? styles.passed : styles[level]}>
          {isPassed ? <CircleCheck /> : level === 'must' ? <CircleDashed /> : <CircleAlert />}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
