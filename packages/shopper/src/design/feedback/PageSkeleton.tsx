import styles from '../layout/card.module.css';
import { Box } from '../layout/primitives.ts';
import { Skeleton } from './Skeleton.tsx';

/** Cards of text that are loading: a page whose code is on its way, or lists of such cards. */
export function PageSkeleton() {
  return (
    <Box inset="feed" above={3}>
      {[1, 2, 3].map((card) => (
        <section key={card} className={styles.card}>
          <Skeleton width="40%" height={20} />
          <Skeleton height={14} gap={16} />
          <Skeleton width="70%" height={14} gap={8} />
        </section>
      ))}
    </Box>
  );
}
