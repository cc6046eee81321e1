import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, Row, Stack } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

const rows = [1, 2, 3];

/** Orders on their way. */
export function OrderSkeleton() {
  return (
    <Stack>
      {rows.map((row) => (
        <SectionCard key={row}>
          <Skeleton width={140} height={20} />
          <Row gap={3} above={3}>
            <Skeleton width={76} height={76} radius={8} />
            <Box grow>
              <Skeleton height={14} />
              <Skeleton width="60%" height={14} gap={8} />
            </Box>
          </Row>
        </SectionCard>
      ))}
    </Stack>
  );
}
