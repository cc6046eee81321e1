import { type ReactNode, useEffect, useRef } from 'react';
import { REACH_BOTTOM_PX } from '../../kernel/constants.ts';
import { ErrorLine } from '../feedback/ErrorLine.tsx';
import styles from './NoMore.module.css';
import { NoMore } from './NoMore.tsx';

/** The state of an endless list, as `useListCall` answers it. */
export type Endless = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** The end of an endless list: 150 px before it the next page comes; then that there is no more. */
export function ListEnd({ list, skeleton }: { list: Endless; skeleton: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // a page that is already loading is waited for
  const fetchNext = () => list.fetchNextPage({ cancelRefetch: false });

  // Observed again at each render: a page may load so fast that no render showed it loading, while the mark
  // stayed visible.
  useEffect(() => {
    const element = mark.current;
    if (!element || !isWaiting) return;
    const root = element.closest('[data-scroller]');
    const watcher = new IntersectionObserver(
      // a busy browser reports several entries at once; the last counts
      (moments) => {
        if (moments.at(-1)?.isIntersecting) fetchNext();
      },
      { root, rootMargin: `0px 0px ${REACH_BOTTOM_PX}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  });

  return (
    <div ref={mark} className={styles.end}>
      {isFetchNextPageError && <ErrorLine onRetry={fetchNext} />}
      {isFetchingNextPage && skeleton}
      {!hasNextPage && <NoMore />}
    </div>
  );
}
