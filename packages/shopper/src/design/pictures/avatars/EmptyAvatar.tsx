import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './avatar.module.css';

/** A free place, as large as an avatar. */
export function EmptyAvatar({ icon, size }: { icon: LucideIcon; size: number }) {
  const style = { '--av': `${size}px` } as CSSProperties;
  return (
    <span className={`${styles.avatar} ${styles.empty}`} style={style}>
      <Icon as={icon} size={Math.round(size * 0.4)} />
    </span>
  );
}
