import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import styles from './LogItem.module.css';

/** Messages that are on their way. */
export const LogSkeleton = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => row).map((row) => (
    <div key={row} className={row % 2 ? `${styles.row} ${styles.own}` : styles.row}>
      <Skeleton width={36} height={36} radius={18} />
      <Skeleton width={row % 2 ? 140 : 190} height={44} radius={16} />
    </div>
  ));
