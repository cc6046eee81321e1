import { classes } from '@chengji/client-kit/classes';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../feedback/Badge.tsx';
import { Icon } from './Icon.tsx';
import styles from './photo.module.css';
import tileStyles from './tile.module.css';
import type { Tone } from './tone.ts';

type IconTileProps = {
  icon: LucideIcon;
  tone: Tone;
  size?: 48 | 52;
  badge?: number;
};

/** An icon on its tone, as tools and kinds of messages have; with how much is new where that is counted. */
export function IconTile({ icon, tone, size = 52, badge = 0 }: IconTileProps) {
  return (
    <span className={classes(tileStyles.tile, size === 48 && tileStyles.tile48, styles[tone])}>
      <Icon as={icon} size={size / 2 - 1} />
      <Badge count={badge} />
    </span>
  );
}
