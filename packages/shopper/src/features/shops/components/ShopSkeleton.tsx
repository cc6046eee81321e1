import { classes } from '@chengji/client-kit/classes';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import photoStyles from '../../../design/pictures/photo.module.css';
import { toTone } from '../../../design/pictures/tone.ts';
import styles from './ShopHead.module.css';

export const ShopSkeleton = ({ id }: { id: number }) => (
  <>
    <div className={classes(photoStyles.toneGround, photoStyles[toTone(`shop ${id}`)], styles.head)}>
      <Skeleton width={56} height={56} radius={14} />
      <Box grow>
        <Skeleton width="50%" height={18} />
        <Skeleton width="70%" height={12} gap={8} />
      </Box>
    </div>
    <WaterfallSkeleton />
  </>
);
