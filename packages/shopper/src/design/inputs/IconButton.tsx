import { classes } from '@chengji/client-kit/classes';
import { showBadge } from '@chengji/client-kit/count-display';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../feedback/Badge.tsx';
import { Icon } from '../pictures/Icon.tsx';
import styles from './button.module.css';

type IconButtonProps = {
  icon: LucideIcon;
  /** For screen readers: an icon has no text. */
  label: string;
  onPress: () => void;
  badge?: number;
  size?: number;
  className?: string;
};

export function IconButton({ icon, label, onPress, badge = 0, size = 23, className }: IconButtonProps) {
  const accessibleName = badge > 0 ? `${label} ${showBadge(badge)}` : label;
  return (
    <button
      type="button"
      className={classes(styles.iconButton, className)}
      aria-label={accessibleName}
      onClick={onPress}
    >
      <Icon as={icon} size={size} />
      <Badge count={badge} />
    </button>
  );
}
