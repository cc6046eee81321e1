import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

export type TimelineItem = {
  key: string;
  title?: string;
  text: ReactNode;
  time: string;
  isCurrent?: boolean;
};

/** What happened, newest on top; the current one has the ring. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="tl">
      {items.map((item) => (
        <li key={item.key} className={classes(styles.event, item.isCurrent && styles.current)}>
          {item.title && <b>{item.title}</b>}
          <div className="c2">{item.text}</div>
          <time>{item.time}</time>
        </li>
      ))}
    </ol>
  );
}
