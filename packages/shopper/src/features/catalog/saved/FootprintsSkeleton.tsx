import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import styles from './SavedItems.module.css';

export const FootprintsSkeleton = () => (
  <>
    <div className={styles.day}>
      <Skeleton width={72} height={18} />
    </div>
    {[0, 1].map((line) => (
      <div key={line} className={styles.line}>
        {[0, 1, 2].map((cell) => (
          <Skeleton key={cell} height={132} radius={8} />
        ))}
      </div>
    ))}
  </>
);
