import { classes } from '@chengji/client-kit/classes';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

type NoteTone = 'plain' | 'warning' | 'error' | 'success';
const icons = { plain: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

/** A line that says what to know before going on. */
export function Note({ tone = 'plain', children }: { tone?: NoteTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon />
      <div className="grow">{children}</div>
    </div>
  );
}
