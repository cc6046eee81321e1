import styles from '../layout/card.module.css';
import { Box } from '../layout/primitives.ts';
import { Skeleton } from './Skeleton.tsx';

/** A page whose code is loading: cards of text, since their content is not known yet. */
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
