import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far the page was pulled; `busy` while it refreshes. */
export type Pull = { distance: number; isReady: boolean; isBusy: boolean };

const READY_PX = 64;
const FURTHEST_PX = 96;
/** A pulled page follows the finger at this share of its way. */
const RESISTANCE = 0.5;

/** Pulls a page that stands at its top; letting go far enough refreshes it. */
export function usePullToRefresh(
  scroller: RefObject<HTMLElement | null>,
  onRefresh: (() => Promise<unknown>) | undefined,
): Pull {
  const [distance, setDistance] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const refresh = useRef(onRefresh);
  refresh.current = onRefresh;
  const isOffered = onRefresh !== undefined;

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isOffered) return;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;

    const begin = ({ touches: [touch] }: TouchEvent) => {
      from = touch && element.scrollTop <= 0 ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const down = touch.clientY - from.y;
      const isVertical = down > Math.abs(touch.clientX - from.x);
      if (pulled === 0 && !isVertical) {
        if (down < 0) from = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      pulled = Math.min(FURTHEST_PX, Math.max(0, down * RESISTANCE));
      setDistance(pulled);
    };
    const end = () => {
      const isFarEnough = pulled >= READY_PX;
      from = null;
      pulled = 0;
      setDistance(0);
      if (!isFarEnough) return;
      setBusy(true);
      void refresh.current?.().finally(() => setBusy(false));
    };

    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [scroller, isOffered]);

  return { distance, isReady: distance >= READY_PX, isBusy };
}
