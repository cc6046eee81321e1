import { type RefObject, useEffect, useEffectEvent } from 'react';

const leastPx = 10;
const enoughPx = 72;

/** What a finger means that has moved so far: nothing yet, to scroll, or to go sideways. */
export function readMove(x: number, y: number): 'waits' | 'scrolls' | 'sideways' {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < leastPx) return 'waits';
  return across > along * 1.5 ? 'sideways' : 'scrolls';
}

/** Fields and what scrolls sideways by itself keep the finger. */
const keepsFinger = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [data-keeps-finger]') !== null;

/**
 * A finger drawn sideways over the element goes on by one: to the left to the next, to the right to the one before; the
 * element follows it where there is one. Up and down it scrolls as ever, which `touch-action: pan-y` leaves to the browser.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  can: { next: boolean; previous: boolean },
  onGo: (steps: 1 | -1) => void,
): void {
  const isOpen = useEffectEvent((x: number) => (x < 0 ? can.next : can.previous));
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const moved = element.current;
    if (!moved) return;
    let start: { id: number; x: number; y: number } | undefined;
    let isSideways = false;

    const end = () => {
      start = undefined;
      isSideways = false;
      moved.style.transform = '';
    };
    const begin = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !event.isPrimary || keepsFinger(event.target)) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      const x = event.clientX - start.x;
      if (!isSideways) {
        const meant = readMove(x, event.clientY - start.y);
        if (meant === 'waits') return;
        if (meant === 'scrolls') return end();
        isSideways = true;
      }
      // where there is nothing to go to it gives a little, and says so
      moved.style.transform = `translateX(${isOpen(x) ? x : x / 6}px)`;
    };
    const release = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      const x = event.clientX - start.x;
      const isMeant = isSideways && Math.abs(x) >= enoughPx && isOpen(x);
      end();
      if (isMeant) go(x < 0 ? 1 : -1);
    };
    const listeners = { pointerdown: begin, pointermove: move, pointerup: release, pointercancel: end };
    for (const [name, listen] of Object.entries(listeners))
      moved.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        moved.removeEventListener(name, listen as EventListener);
    };
  }, [element]);
}
