import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../../kernel/router/page-context.ts';
import styles from './tab-panels.module.css';
import { useSwipe } from './use-swipe.ts';

type TabPanelsProps<Key extends string> = {
  /** In the order of the tabs. */
  tabs: readonly Key[];
  on: Key;
  onChange: (key: Key) => void;
  children: (key: Key) => ReactNode;
};

/**
 * What stands under a row of tabs: swiped aside it makes way for its neighbour, and each tab that was open stays as
 * it was, at the place where it was left. The neighbour comes in once the finger lets go: it has its own place in the
 * one scroller of the page, and would be fetched for every swipe that is taken back.
 */
export function TabPanels<Key extends string>({ tabs, on, onChange, children }: TabPanelsProps<Key>) {
  const panels = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Key[]>([on]);
  if (!opened.includes(on)) setOpened([...opened, on]);
  const [side, setSide] = useState<'left' | 'right' | undefined>();
  const at = tabs.indexOf(on);
  usePlaces(on);
  useSwipe(panels, { before: at > 0, after: at < tabs.length - 1 }, (step) => {
    setSide(step > 0 ? 'right' : 'left');
    onChange(tabs[at + step] as Key);
  });
  return (
    <div ref={panels} data-panels className={styles.panels}>
      {opened.map((key) => (
        <Activity key={key} mode={key === on ? 'visible' : 'hidden'}>
          <div className={styles.panel} data-from={side} onAnimationEnd={() => setSide(undefined)}>
            {children(key)}
          </div>
        </Activity>
      ))}
    </div>
  );
}

/** Each tab is shown where it was left, one that was not open before from its top. */
function usePlaces(on: string): void {
  const { scroller } = usePage();
  const places = useRef(new Map<string, number>());
  const shown = useRef(on);
  useLayoutEffect(() => {
    if (shown.current === on) return;
    shown.current = on;
    if (scroller.current) scroller.current.scrollTop = places.current.get(on) ?? 0;
  }, [on, scroller]);
  useEffect(() => {
    const page = scroller.current;
    if (!page) return;
    const note = () => places.current.set(shown.current, page.scrollTop);
    page.addEventListener('scroll', note, { passive: true });
    return () => page.removeEventListener('scroll', note);
  }, [scroller]);
}
