import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Each tab below a bar that sticks is where it was left, a new one at its beginning. Call what it answers before
 * the tab changes. While the bar has not reached the top, the page stays where it is.
 */
export function useTabPlaces(bar: RefObject<HTMLElement | null>, on: number | null): () => void {
  const places = useRef(new Map<number | null, number>());
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    const scroller = getScroller(bar);
    if (!isLeaving.current || !bar.current || !scroller) return;
    isLeaving.current = false;
    const start = getStart(scroller, bar.current);
    if (start === null) return;
    // the beginning first: Chromium takes no note of a place it has cut the old one down to, and jumps back later
    for (const place of [start, places.current.get(on) ?? 0]) {
      if (place >= start) scroller.scrollTop = place;
    }
  }, [bar, on]);

  return () => {
    isLeaving.current = true;
    places.current.set(on, getScroller(bar)?.scrollTop ?? 0);
  };
}

const getScroller = (bar: RefObject<HTMLElement | null>) => bar.current?.closest('[data-scroller]');

/** Where the page stands when the bar begins to stick; null while it does not. */
function getStart(scroller: Element, bar: HTMLElement): number | null {
  const content = bar.nextElementSibling;
  if (!content) return null;
  const stuckBy = bar.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  return stuckBy > 0 ? scroller.scrollTop - stuckBy : null;
}
