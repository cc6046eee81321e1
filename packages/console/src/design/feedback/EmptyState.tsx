import { classes } from '@chengji/client-kit/classes';
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

type Props = { icon?: ReactNode; tone?: 'rest' | 'bad'; title: string; hint?: ReactNode; action?: ReactNode };

/** Nothing to show: an icon, a line, and at most one thing to do. */
export function EmptyState({ icon = <PackageOpen />, tone = 'rest', title, hint, action }: Props) {
  return (
    <div className={styles.emptyState}>
      <span className={classes(styles.emptyStateIcon, styles[tone])}>{icon}</span>
      <p className={styles.emptyStateTitle}>{title}</p>
      {hint && <p className="muted small">{hint}</p>}
      {action && <div className={styles.emptyStateAction}>{action}</div>}
    </div>
  );
}
