import { useEffect, useRef } from 'react';

/**
 * Phones lay the keyboard over the page and move the window behind it: the frame ends above the keyboard, and the
 * window is moved back, so that the page keeps its place.
 */
export function useKeyboardInset() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const settle = () => {
      const isZoomed = viewport.scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, Math.round(window.innerHeight - viewport.height));
      frame.current?.style.setProperty('--keyboard', `${covered}px`);
      frame.current?.toggleAttribute('data-keyboard', covered > 0);
      if (!isZoomed && window.scrollY > 0) window.scrollTo(0, 0);
    };
    settle();
    viewport.addEventListener('resize', settle);
    viewport.addEventListener('scroll', settle);
    return () => {
      viewport.removeEventListener('resize', settle);
      viewport.removeEventListener('scroll', settle);
    };
  }, []);
  return frame;
}
