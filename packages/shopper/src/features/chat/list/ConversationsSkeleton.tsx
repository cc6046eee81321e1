import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import styles from './ConversationRow.module.css';

export const ConversationsSkeleton = () =>
  [0, 1, 2, 3, 4].map((row) => (
    <div key={row} className={styles.row}>
      <Skeleton width={48} height={48} radius={13} />
      <Box grow>
        <Skeleton width="50%" height={16} />
        <Skeleton width="86%" height={13} gap={10} />
      </Box>
    </div>
  ));
