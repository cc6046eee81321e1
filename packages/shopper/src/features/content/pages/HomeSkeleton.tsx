import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import styles from './HomeSkeleton.module.css';

const places = Array.from({ length: 10 }, (_, place) => place);

/** The loading home page: banner, channels, cards. */
export function HomeSkeleton() {
  return (
    <>
      <div className={styles.banner}>
        <Skeleton height={156} radius={16} />
      </div>
      <SectionCard>
        <div className={styles.grid}>
          {places.map((place) => (
            <span key={place} className={styles.item}>
              <Skeleton width={46} height={46} radius={16} />
              <Skeleton width={40} height={12} gap={8} />
            </span>
          ))}
        </div>
      </SectionCard>
      <WaterfallSkeleton />
    </>
  );
}
