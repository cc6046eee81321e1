import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import styles from './CouponRow.module.css';

const TICKET = 92;
const places = [1, 2, 3, 4, 5];

/** Tickets on their way. */
export function CouponsSkeleton({ rows = places.length }: { rows?: number }) {
  return places.slice(0, rows).map((place) => (
    <div key={place} className={styles.row}>
      <Skeleton height={TICKET} radius={12} />
    </div>
  ));
}
