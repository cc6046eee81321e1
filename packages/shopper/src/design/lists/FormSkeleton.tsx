import { Skeleton } from '../feedback/Skeleton.tsx';
import { Box } from '../layout/primitives.ts';

/** A loading form of two cards and a button. */
export const FormSkeleton = () => (
  <Box inset="feed" above={2}>
    <Skeleton height={156} radius={16} />
    <Skeleton height={120} radius={16} gap={12} />
    <Skeleton height={48} radius={24} gap={20} />
  </Box>
);
