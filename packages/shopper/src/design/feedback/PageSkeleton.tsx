import styles from '../layout/card.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A page whose code is loading: cards of text, since their content is not known yet. */
export function PageSkeleton() {
  return (
    <div className="pad-feed mt-3">
      {[1, 2, 3].map((card) => (
        <section key={card} className={styles.card}>
          <Skeleton width="40%" height={20} />
          <Skeleton height={14} gap={16} />
          <Skeleton width="70%" height={14} gap={8} />
        </section>
      ))}
    </div>
  );
}
