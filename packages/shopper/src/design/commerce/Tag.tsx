import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagLook = 'grey' | 'brand' | 'solid' | 'gold' | 'vip' | 'success' | 'info';

/** An offer (brand) or a fact (grey), one line, 18 high. */
export function Tag({ look = 'grey', children }: { look?: TagLook; children: ReactNode }) {
  return <span className={look === 'grey' ? styles.tag : `${styles.tag} ${styles[look]}`}>{children}</span>;
}
