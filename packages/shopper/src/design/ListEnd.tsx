import { type ReactNode, useEffect, useRef } from 'react';
import { REACH_BOTTOM_PX } from '../kernel/constants.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { NoMore } from './NoMore.tsx';

/** What an endless list says of itself; a `useListCall` answers it. */
export type Endless = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The end of an endless list: 150 px before it the next page comes; then that there is no more. */
export function ListEnd({ list, skeleton }: { list: Endless; skeleton: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const fetchNext = useRef(list.fetchNextPage);
  fetchNext.current = list.fetchNextPage;

  useEffect(() => {
    const element = mark.current;
    if (!element || !isWaiting) return;
    const root = element.closest('.page');
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) fetchNext.current();
      },
      { root, rootMargin: `0px 0px ${REACH_BOTTOM_PX}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isWaiting]);

  return (
    <div ref={mark}>
      {isFetchNextPageError && <ErrorLine onRetry={() => list.fetchNextPage()} />}
      {!isFetchNextPageError && hasNextPage && skeleton}
      {!hasNextPage && <NoMore />}
    </div>
  );
}
