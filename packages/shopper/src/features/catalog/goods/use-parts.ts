/** The parts of a goods' page: which of them the person is at, and the way to each. */
import { useEffect, useState } from 'react';
import { usePage } from '../../../kernel/router/page-context.ts';
import { findPart, type Part, parts } from './goods.view.ts';

/** So far down the pictures are left behind. */
const SHOWN_PX = 240;

/** Marks the element a part begins at: `<div {...markPart('reviews')}>`. */
export const markPart = (part: Part) => ({ 'data-part': part });

type At = { isShown: boolean; part: Part };

export function useParts() {
  const { scroller } = usePage();
  const [at, setAt] = useState<At>({ isShown: false, part: 'goods' });
  const find = (part: Part) => scroller.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const handleScroll = () => {
      const tops = parts.flatMap((part) => {
        const start = element.querySelector(`[data-part="${part}"]`);
        return start
          ? [{ part, top: start.getBoundingClientRect().top - element.getBoundingClientRect().top }]
          : [];
      });
      const isShown = element.scrollTop > SHOWN_PX;
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      const part = findPart(tops, isAtEnd);
      setAt((before) => (before.part === part && before.isShown === isShown ? before : { isShown, part }));
    };
    handleScroll();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [scroller]);

  const isThere = (part: Part) => part === 'goods' || Boolean(find(part));
  const goTo = (part: Part) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    find(part)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  };
  return { ...at, isThere, goTo };
}
