import { useDesignText } from '../design-text.ts';
import styles from './states.module.css';

/** What a list shows while it loads: rows of the height they will have. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  const text = useDesignText();
  return (
    <div role="status" aria-label={text('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div className={styles.skeletonRow} data-skeleton key={row}>
          <span className={styles.skeletonBox} />
          <span className={styles.skeletonLine} />
          <span className={styles.skeletonLine} />
          <span className={styles.skeletonLine} />
        </div>
      ))}
    </div>
  );
}
