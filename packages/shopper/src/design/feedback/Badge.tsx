import { showBadge } from '@chengji/client-kit/count-display';
import styles from './badge.module.css';

/** A count, capped at 99+; nothing to count draws nothing. `dot` only says that something is new. */
export function Badge({ count, dot }: { count: number; dot?: boolean }) {
  const text = showBadge(count);
  if (!text) return null;
  return <span className={dot ? `${styles.badge} ${styles.dot}` : styles.badge}>{dot ? null : text}</span>;
}
