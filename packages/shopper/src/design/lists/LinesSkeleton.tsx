import { Skeleton } from '../feedback/Skeleton.tsx';
import { Box, Row } from '../layout/primitives.ts';
import { SectionCard } from '../layout/SectionCard.tsx';

/** Loading lines, such as those of money: a round mark, two lines, an amount. */
export function LinesSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SectionCard>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Row key={row} gap={3} style={{ minHeight: 64 }}>
          <Skeleton width={40} height={40} radius="50%" />
          <Box grow>
            <Skeleton width="72%" height={16} />
            <Skeleton width="44%" height={12} gap={8} />
          </Box>
          <Skeleton width={64} height={18} />
        </Row>
      ))}
    </SectionCard>
  );
}
