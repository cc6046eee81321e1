import { Fragment, type ReactNode } from 'react';
import styles from './queue.module.css';
import type { useQueue } from './use-queue.ts';

type Props = {
  queue: Pick<ReturnType<typeof useQueue>, 'chosen' | 'isOpened'>;
  /** A `QueueList`, which says so when nothing waits. */
  list: ReactNode;
  /** The context column holds a decision and needs the room. */
  hasWideContext?: boolean;
  /** The item at hand, a `QueueItem`; another one begins anew. */
  children: (id: number) => ReactNode;
};

/** A list of what waits, the item at hand and its context side by side; each column scrolls by itself. */
export function Queue({ queue: { chosen, isOpened }, list, hasWideContext = false, children }: Props) {
  return (
    <div className={styles.queue} data-opened={isOpened} data-wide={hasWideContext}>
      {list}
      {chosen > 0 && <Fragment key={chosen}>{children(chosen)}</Fragment>}
    </div>
  );
}
