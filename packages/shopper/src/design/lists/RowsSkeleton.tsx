import styles from '../commerce/goods.module.css';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Stack } from '../layout/primitives.ts';

/** Loading rows with a picture. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Stack gap={2} inset="feed">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={132} height={132} radius={10} />
          <div className={styles.rowBody}>
            <Skeleton width="92%" height={16} />
            <Skeleton width="60%" height={16} gap={8} />
            <Skeleton width={96} height={22} gap={40} />
          </div>
        </div>
      ))}
    </Stack>
  );
}
