import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';

/** A loading video, over the height of the screen. */
export const VideoSkeleton = () => (
  <Box inset="page">
    <Skeleton height={480} radius={16} />
    <Skeleton width="40%" height={20} gap={16} />
    <Skeleton height={16} gap={12} />
  </Box>
);
