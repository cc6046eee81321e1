import { classes } from '@chengji/client-kit/classes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRestoredScroll } from '../lists/use-restored-scroll.ts';
import styles from './carousel.module.css';

type CarouselProps<Item> = {
  items: readonly Item[];
  getKey: (item: Item) => string | number;
  children: (item: Item, index: number) => ReactNode;
  label: string;
  /** Moves on by itself; not while a finger is on it, nor with reduced motion. */
  intervalMs?: number;
  /** Left out: dots. Otherwise what stands over it, such as 1/6. */
  mark?: (index: number) => ReactNode;
  className?: string;
};

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides side by side, moved by the platform's own scrolling. */
export function Carousel<Item>({
  items,
  getKey,
  children,
  label,
  intervalMs,
  mark,
  className,
}: CarouselProps<Item>) {
  const row = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [index, setIndex] = useState(0);
  useRestoredScroll(row);
  const count = items.length;

  useEffect(() => {
    if (!intervalMs || count < 2 || prefersReducedMotion()) return;
    const timer = setInterval(() => {
      const element = row.current;
      if (!element || isTouched.current || document.hidden) return;
      const next = (Math.round(element.scrollLeft / element.clientWidth) + 1) % count;
      element.scrollTo({ left: next * element.clientWidth, behavior: next === 0 ? 'instant' : 'smooth' });
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, count]);

  const handleScroll = () => {
    const element = row.current;
    if (element) setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };
  const dots = count > 1 && (
    <span className={styles.dots}>
      {items.map((item, at) => (
        <i key={getKey(item)} data-on={at === index ? '' : undefined} />
      ))}
    </span>
  );
  return (
    <div className={classes(styles.carousel, className)}>
      <section
        ref={row}
        className={styles.carouselRow}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        onTouchStart={() => {
          isTouched.current = true;
        }}
        onTouchEnd={() => {
          isTouched.current = false;
        }}
      >
        {items.map((item, at) => (
          <div key={getKey(item)}>{children(item, at)}</div>
        ))}
      </section>
      {mark ? mark(index) : dots}
    </div>
  );
}
