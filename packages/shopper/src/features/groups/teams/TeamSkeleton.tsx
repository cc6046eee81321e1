import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, look, Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

const FACES = ['first', 'second', 'third', 'fourth'];

/** A loading team: its goods, its progress, its members. */
export function TeamSkeleton() {
  return (
    <>
      <SectionCard className={look({ above: 2 })}>
        <Row row="start" gap={3}>
          <Skeleton width={104} height={104} radius={10} />
          <Box grow>
            <Skeleton width="92%" height={18} />
            <Skeleton width="56%" height={18} gap={8} />
            <Skeleton width="40%" height={22} gap={28} />
          </Box>
        </Row>
      </SectionCard>
      <SectionCard>
        <Skeleton width="60%" height={32} />
        <Skeleton width="48%" height={32} gap={12} />
        <Row gap={3} above={6}>
          {FACES.map((face) => (
            <Skeleton key={face} width={56} height={56} radius="50%" />
          ))}
        </Row>
        <Skeleton height={44} radius={22} gap={24} />
      </SectionCard>
    </>
  );
}
