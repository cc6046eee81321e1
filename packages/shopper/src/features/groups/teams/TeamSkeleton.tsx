import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

const FACES = ['first', 'second', 'third', 'fourth'];

/** A loading team: its goods, its progress, its members. */
export function TeamSkeleton() {
  return (
    <>
      <SectionCard className="mt-2">
        <div className="fx-t g-3">
          <Skeleton width={104} height={104} radius={10} />
          <div className="grow">
            <Skeleton width="92%" height={18} />
            <Skeleton width="56%" height={18} gap={8} />
            <Skeleton width="40%" height={22} gap={28} />
          </div>
        </div>
      </SectionCard>
      <SectionCard>
        <Skeleton width="60%" height={32} />
        <Skeleton width="48%" height={32} gap={12} />
        <div className="fx g-3 mt-6">
          {FACES.map((face) => (
            <Skeleton key={face} width={56} height={56} radius="50%" />
          ))}
        </div>
        <Skeleton height={44} radius={22} gap={24} />
      </SectionCard>
    </>
  );
}
