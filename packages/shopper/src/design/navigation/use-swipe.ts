import { type RefObject, useEffect, useRef } from 'react';
import { getSwipeStep, isSideways, type Sides, type Step } from './swipe.rules.ts';

/** The browser's own swipe back and forth begins this close to the edge. */
const EDGE_PX = 28;
/** Where nothing follows, what is swiped goes this share of the finger's way. */
const RESISTANCE = 0.2;

type Point = { x: number; y: number; at: number };
const toPoint = ({ clientX, clientY }: Touch, at: number): Point => ({ x: clientX, y: clientY, at });

/** Whether what was touched goes sideways by itself, such as a strip of cards. */
function isInStrip(touched: EventTarget | null, within: HTMLElement): boolean {
  for (let part = touched as Element | null; part && part !== within; part = part.parentElement) {
    if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX))
      return true;
  }
  return false;
}

/** Has an element follow a finger that goes sideways; far or fast enough, `onSwipe` is told to which side. */
export function useSwipe(
  target: RefObject<HTMLElement | null>,
  sides: Sides,
  onSwipe: (step: Step) => void,
): void {
  const current = useRef({ sides, onSwipe });
  current.current = { sides, onSwipe };

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let from: Point | null = null;
    let isSwiped = false;

    const release = () => {
      element.toggleAttribute('data-released', true);
      element.style.transform = '';
      from = null;
      isSwiped = false;
    };
    const begin = ({ touches, target: touched, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      from = null;
      if (!touch || touches.length > 1 || isInStrip(touched, element)) return;
      const { left, right } = element.getBoundingClientRect();
      if (touch.clientX - left < EDGE_PX || right - touch.clientX < EDGE_PX) return;
      from = toPoint(touch, timeStamp);
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      const down = touch.clientY - from.y;
      if (!isSwiped) {
        const sideways = isSideways(across, down);
        if (sideways === false) from = null;
        if (!sideways) return;
        isSwiped = true;
        element.toggleAttribute('data-released', false);
      }
      if (event.cancelable) event.preventDefault();
      // a page that is swiped is not pulled to refresh as well
      event.stopPropagation();
      const isFollowed = across < 0 ? current.current.sides.after : current.current.sides.before;
      element.style.transform = `translateX(${Math.round(across * (isFollowed ? 1 : RESISTANCE))}px)`;
    };
    const end = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      if (!from || !isSwiped || !touch) return;
      const step = getSwipeStep(touch.clientX - from.x, timeStamp - from.at, current.current.sides);
      release();
      if (step === 0) return;
      element.toggleAttribute('data-released', false);
      current.current.onSwipe(step);
    };

    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', release);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', release);
    };
  }, [target]);
}
