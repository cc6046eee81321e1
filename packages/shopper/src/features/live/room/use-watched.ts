import type { LiveDetails } from '@chengji/contract';
import { type RefObject, use, useEffect } from 'react';
import { TopPageContext, usePage } from '../../../kernel/router/page-context.ts';
import { keepPage } from '../float/live-page.ts';
import { showFloating } from '../float/show-floating.tsx';
import { makeLarge, makeSmall, stopWatching, useWatching, watch } from './watching.ts';

/**
 * Watches a live while its page is open: gone back from, it is left; another page above it, or a tab, takes it along in
 * the small window.
 */
export function useWatched(live: LiveDetails, page: RefObject<HTMLElement | null>) {
  const isOnTop = use(TopPageContext);
  const { entry } = usePage();
  const { id } = live;
  useEffect(() => {
    // one below another page begins nothing: it may be over meanwhile
    if (isOnTop) watch(live);
  }, [live, isOnTop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another live is another stay
  useEffect(() => {
    makeLarge();
    keepPage(entry, page.current);
    return () => {
      makeSmall();
      if (useWatching.getState().isSmall) showFloating();
    };
  }, [id, entry, page]);
  useEffect(() => {
    const isLeaving = !isOnTop && page.current?.closest('[data-motion="out"]');
    if (isLeaving && !useWatching.getState().isSmall) stopWatching();
  }, [isOnTop, page]);
  return useWatching(({ live: watched, room }) => (watched?.id === id ? room : null));
}

const isPast = (state: LiveDetails['state'] | undefined) => state === 'ended' || state === 'replay';

/** As the room says it, or as it was when it was asked for; a replay is not over. */
export const useIsOver = (id: number, live: LiveDetails | undefined): boolean => {
  const isOverNow = useWatching(
    ({ live: watched, room }) => watched?.id === id && (room.over !== null || isPast(room.info?.state)),
  );
  const hasReplay = live?.state === 'replay' && live.replay !== null;
  return isOverNow || (isPast(live?.state) && !hasReplay);
};
