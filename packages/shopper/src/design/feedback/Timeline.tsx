import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './progress.css';

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
        <li key={item.key} className={classes('tl__i', item.isCurrent && 'tl__i--on')}>
          {item.title && <b>{item.title}</b>}
          <div className="c2">{item.text}</div>
          <time>{item.time}</time>
        </li>
      ))}
    </ol>
  );
}
