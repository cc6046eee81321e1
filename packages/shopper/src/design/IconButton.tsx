import type { LucideIcon } from 'lucide-react';
import { Badge } from './Badge.tsx';
import './button.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

type IconButtonProps = {
  icon: LucideIcon;
  /** Read aloud: an icon alone says nothing. */
  label: string;
  onPress: () => void;
  badge?: number;
  size?: number;
  className?: string;
};

export function IconButton({ icon, label, onPress, badge = 0, size = 23, className }: IconButtonProps) {
  return (
    <button type="button" className={classes('iconbtn', className)} aria-label={label} onClick={onPress}>
      <Icon as={icon} size={size} />
      <Badge count={badge} />
    </button>
  );
}
