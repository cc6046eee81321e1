import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { REACH_BOTTOM_PX } from '../../../kernel/constants.ts';

/** So near to the end counts as at the end. */
const NEAR_PX = 48;

type Options = {
  /** The first and the last of what is shown. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** The last was written here just now: it is brought into sight. */
  isLastOwn: boolean;
  onReachTop: () => void;
};

/**
 * Where a conversation stands: at its end, unless the person has scrolled up; then it keeps its place while older ones
 * come above, newer ones below, and the keyboard opens.
 */
export function useLogScroll({ firstKey, lastKey, isLastOwn, onReachTop }: Options) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const known = useRef({ firstKey, lastKey, height: 0 });
  const [isAway, setAway] = useState(false);

  const toEnd = () => {
    const element = log.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setAway(false);
  };

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = known.current;
    known.current = { firstKey, lastKey, height: element.scrollHeight };
    const isNewBelow = lastKey !== before.lastKey;
    if (isAtEnd.current || (isNewBelow && isLastOwn)) toEnd();
    else if (firstKey !== before.firstKey && before.height > 0)
      element.scrollTop += element.scrollHeight - before.height;
  });

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let { clientHeight } = element;
    const observer = new ResizeObserver(() => {
      // the lower edge is what the eye is on: it stays when the keyboard or a panel takes room
      element.scrollTop = isAtEnd.current
        ? element.scrollHeight
        : element.scrollTop + clientHeight - element.clientHeight;
      ({ clientHeight } = element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAway(!isAtEnd.current);
    if (scrollTop < REACH_BOTTOM_PX) onReachTop();
  };
  /** A message that was searched for. */
  const toElement = (element: Element) => {
    isAtEnd.current = false;
    setAway(true);
    element.scrollIntoView({ block: 'center' });
  };
  return { log, isAway, toEnd, toElement, handleScroll };
}
