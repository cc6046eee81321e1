import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import styles from './GoodsSkeleton.module.css';

/** A loading goods: picture, price, name, facts. */
export function GoodsSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <SectionCard className={styles.summary}>
        <Skeleton height={64} radius={12} />
        <Skeleton width="92%" height={20} gap={16} />
        <Skeleton width="56%" height={20} gap={8} />
      </SectionCard>
      <SectionCard>
        <Skeleton width="80%" height={16} />
        <Skeleton width="64%" height={16} gap={32} />
      </SectionCard>
    </div>
  );
}
