import { Skeleton } from '../feedback/Skeleton.tsx';
import { Row } from '../layout/primitives.ts';
import styles from './strip.module.css';

/** A strip of titled cards before they have come, as high as they will be. */
export const StripSkeleton = () => (
  <Row row="scroll" className={styles.strip}>
    {[1, 2, 3, 4].map((place) => (
      <span key={place} className={styles.card}>
        <Skeleton height={98} radius={10} />
        <Skeleton width={80} height={18} gap={8} />
        <Skeleton width={56} height={20} gap={4} />
      </span>
    ))}
  </Row>
);
