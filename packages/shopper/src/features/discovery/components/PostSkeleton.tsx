import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import styles from './PostBody.module.css';

const PICTURE = 390;

/** A loading post. */
export function PostSkeleton() {
  return (
    <div className={styles.post}>
      <Skeleton height={PICTURE} radius={0} />
      <Row gap={3} className={styles.author}>
        <Skeleton width={40} height={40} radius={8} />
        <Skeleton width={120} height={20} />
      </Row>
      <Box inset="page">
        <Skeleton width="72%" height={24} />
        <Skeleton height={16} gap={20} />
        <Skeleton height={16} gap={10} />
        <Skeleton width="48%" height={16} gap={10} />
      </Box>
    </div>
  );
}
