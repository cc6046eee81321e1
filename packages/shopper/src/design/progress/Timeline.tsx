import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import { Text } from '../layout/primitives.ts';
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
    <ol>
      {items.map((item) => (
        <li key={item.key} className={classes(styles.event, item.isCurrent && styles.current)}>
          {item.title && <b>{item.title}</b>}
          <Text as="div" tone={2}>
            {item.text}
          </Text>
          <time>{item.time}</time>
        </li>
      ))}
    </ol>
  );
}
