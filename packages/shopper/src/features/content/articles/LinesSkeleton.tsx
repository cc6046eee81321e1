import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import styles from './ArticleLine.module.css';

/** Articles on their way. */
export function LinesSkeleton() {
  return (
    <SectionCard flush>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.line}>
          <Stack as="span" grow>
            <Skeleton width="92%" height={18} />
            <Skeleton width="60%" height={18} gap={6} />
            <Skeleton width={96} height={14} gap={20} />
          </Stack>
          <Skeleton width={112} height={84} radius={8} />
        </div>
      ))}
    </SectionCard>
  );
}
