import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';

/** A person's page on its way. */
export const PersonSkeleton = () => (
  <>
    <Box inset="page" above={4}>
      <Row gap={3}>
        <Skeleton width={76} height={76} radius="50%" />
        <Box grow>
          <Skeleton width="46%" height={20} />
          <Skeleton width="72%" height={14} gap={10} />
        </Box>
      </Row>
      <Skeleton width="60%" height={20} gap={20} />
    </Box>
    <Box above={6}>
      <WaterfallSkeleton />
    </Box>
  </>
);
