import styles from './progress.module.css';

/** A share as a bar; the text beside it has the numbers. */
export function Progress({ part, label }: { part: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <span className={styles.bar} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
