import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

const rows = [1, 2, 3];

/** Orders on their way. */
export function OrderSkeleton() {
  return (
    <div className="col">
      {rows.map((row) => (
        <SectionCard key={row}>
          <Skeleton width={140} height={20} />
          <div className="fx g-3 mt-3">
            <Skeleton width={76} height={76} radius={8} />
            <div className="grow">
              <Skeleton height={14} />
              <Skeleton width="60%" height={14} gap={8} />
            </div>
          </div>
        </SectionCard>
      ))}
    </div>
  );
}
