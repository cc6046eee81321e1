import { type RefObject, useEffect, useRef } from 'react';

/** Near enough to the end that what comes is followed. */
const nearPx = 40;

type FollowedEnd = { list: RefObject<HTMLDivElement | null>; handleScroll: () => void };

/** Keeps the end of what scrolls in sight as lines come, for as long as the person has not scrolled away from it. */
export function useFollowedEnd(lines: readonly unknown[]): FollowedEnd {
  const list = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line that comes
  useEffect(() => {
    const element = list.current;
    if (element && isNear.current) element.scrollTop = element.scrollHeight;
  }, [lines]);
  const handleScroll = () => {
    const element = list.current;
    if (element) isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
  };
  return { list, handleScroll };
}
