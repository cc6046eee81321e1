import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import styles from './CategorySkeleton.module.css';

const tops = Array.from({ length: 10 }, (_, place) => place);
const leaves = tops.slice(0, 9);

/** The two columns on their way. */
export function CategorySkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>
        {tops.map((place) => (
          <Skeleton key={place} width={44} height={16} />
        ))}
      </div>
      <div className={styles.main}>
        <Skeleton height={84} radius={12} />
        <Skeleton width={72} height={16} gap={20} />
        <div className={styles.grid}>
          {leaves.map((place) => (
            <Skeleton key={place} height={84} radius={12} />
          ))}
        </div>
      </div>
    </div>
  );
}
