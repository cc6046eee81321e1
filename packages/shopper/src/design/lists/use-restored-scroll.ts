import { type RefObject, useLayoutEffect } from 'react';

/** A scroll container is where it was left when its page is shown again. */
export function useRestoredScroll(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { left = '0', top = '0' } = element.dataset;
    element.scrollLeft = Number(left);
    element.scrollTop = Number(top);
    const note = () => {
      // a hidden page scrolls nothing: what it reports is not where the person left it
      if (element.clientHeight === 0) return;
      element.dataset.left = String(element.scrollLeft);
      element.dataset.top = String(element.scrollTop);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller]);
}
