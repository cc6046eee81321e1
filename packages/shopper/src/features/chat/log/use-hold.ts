import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** A message held with a finger, or pressed with the other button of a mouse. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      stop();
      wasHeld.current = false;
      if (pointerType === 'mouse') return;
      begun.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - begun.current.x, clientY - begun.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!wasHeld.current) onHold();
      wasHeld.current = true;
    },
    // the finger that is lifted after holding a picture or a card does not open it
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
