import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import '../pictures/avatar.css';
import { Icon } from '../pictures/Icon.tsx';

/** A place nobody has taken yet, as large as an avatar. */
export function EmptyPlace({ icon, size }: { icon: LucideIcon; size: number }) {
  const style = { '--av': `${size}px` } as CSSProperties;
  return (
    <span className="av av--empty" style={style}>
      <Icon as={icon} size={Math.round(size * 0.4)} />
    </span>
  );
}
