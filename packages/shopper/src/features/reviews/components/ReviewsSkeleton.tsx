import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import styles from './ReviewsSkeleton.module.css';

/** Reviews on their way. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((place) => (
        <SectionCard key={place}>
          <Row gap={2}>
            <Skeleton width={32} height={32} radius="50%" />
            <Skeleton width={120} height={16} />
          </Row>
          <Skeleton height={16} gap={16} />
          <Skeleton width="64%" height={16} gap={8} />
        </SectionCard>
      ))}
    </div>
  );
}
