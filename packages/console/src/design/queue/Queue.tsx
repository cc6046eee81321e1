import type { ReactNode } from 'react';
import styles from './queue.module.css';

type Props = {
  list: ReactNode;
  /** On a small screen the item at hand covers the list. */
  isOpened: boolean;
  /** The context column holds a decision and needs the room. */
  hasWideContext?: boolean;
  /** A `QueueItem`, or what stands in its place. */
  children: ReactNode;
};

/** A list of what waits, the item at hand and its context side by side; each column scrolls by itself. */
export function Queue({ list, isOpened, hasWideContext = false, children }: Props) {
  return (
    <div className={styles.queue} data-opened={isOpened} data-wide={hasWideContext}>
      {list}
      {children}
    </div>
  );
}
