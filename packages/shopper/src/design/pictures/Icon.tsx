import type { LucideIcon } from 'lucide-react';

type IconProps = {
  as: LucideIcon;
  size?: number;
  className?: string;
};

/** A lucide icon in the one stroke of the app. It has no accessible name of its own: its neighbour or button does. */
export function Icon({ as: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden="true" focusable="false" />
  );
}
