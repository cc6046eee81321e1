import styles from '../commerce/goods.module.css';
import { Skeleton } from '../feedback/Skeleton.tsx';

const heights = [
  [228, 182],
  [182, 228],
];

/** Four loading cards. */
export function WaterfallSkeleton() {
  return (
    <div className={styles.flow}>
      {heights.map((column) => (
        <div key={column.join()}>
          {column.map((height) => (
            <div key={height} className={styles.card}>
              <Skeleton height={height} radius={0} />
              <div className={styles.cardBody}>
                <Skeleton width="92%" height={14} />
                <Skeleton width="60%" height={14} gap={8} />
                <Skeleton width={72} height={20} gap={14} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
