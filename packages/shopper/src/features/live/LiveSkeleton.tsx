import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import styles from './LiveSkeleton.module.css';

/** Dark as the live will be, so that nothing flashes. */
export const LiveSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton width={160} height={44} radius="22px" />
    <div className={styles.foot}>
      <Skeleton width={220} height={32} radius="16px" />
      <Skeleton width={180} height={32} radius="16px" gap={6} />
    </div>
  </div>
);
