import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';
import { Badge } from '../feedback/Badge.tsx';
import { Icon } from './Icon.tsx';
import './photo.css';
import './tile.css';
import type { Tone } from './tone.ts';

/** An icon on its tone, as tools and kinds of messages have; with how much is new where that is counted. */
export function IconTile({
  icon,
  tone,
  size = 52,
  badge = 0,
}: {
  icon: LucideIcon;
  tone: Tone;
  size?: 48 | 52;
  badge?: number;
}) {
  return (
    <span className={classes('tile', size === 48 && 'tile--48', `tone-${tone}`)}>
      <Icon as={icon} size={size / 2 - 1} />
      <Badge count={badge} />
    </span>
  );
}
