import { Activity, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ANIMATION_MS, PAGE_PUSH_MS } from '../kernel/constants.ts';
import { TopPageContext } from '../kernel/router/page-context.ts';
import type { Router } from '../kernel/router/router.ts';
import { type Entry, getTopEntry } from '../kernel/router/stack.ts';
import { leaveToasts } from '../kernel/toast.ts';
import { AppTabBar } from './AppTabBar.tsx';
import { PageFrame } from './PageFrame.tsx';
import styles from './page-stack.module.css';
import { routes } from './routes.ts';

const getTab = (entry: Entry) => routes[entry.path].tab;

/** The tab that is shown is pressed again: its page goes to the top. */
function scrollToTop(tab: Entry): void {
  const scroller = document.querySelector(`[data-page="${tab.path}"] [data-scroller]`);
  scroller?.scrollTo({ top: 0, behavior: 'smooth' });
}

/** Tabs that were opened stay; a later visit brings only a new address. */
function useOpenTabs(top: Entry | undefined): Entry[] {
  const [tabs, setTabs] = useState<Record<string, Entry>>({});
  const tab = top && getTab(top);
  if (tab && tabs[tab] !== top) setTabs({ ...tabs, [tab]: top });
  return Object.values(tabs);
}

/**
 * Every open page in its own layer: tabs, the tab bar, then the pages pushed above them. Only the top is shown;
 * those below stay as they are, unseen, and a page that moves in or out is shown together with the one beneath.
 */
export function PageStack({ router }: { router: Router }) {
  const stack = useStore(router.store);
  const top = getTopEntry(stack);
  const openTabs = useOpenTabs(top);

  useEffect(() => {
    if (stack.motion === 'none') return;
    const timer = setTimeout(router.settle, stack.motion === 'push' ? PAGE_PUSH_MS : ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [stack, router]);

  useEffect(
    () =>
      router.store.subscribe((now, before) => {
        if (getTopEntry(now)?.key !== getTopEntry(before)?.key) leaveToasts();
      }),
    [router],
  );

  if (!top) return null;
  const isMovingIn = stack.motion === 'push' && !getTab(top);
  const beneath = isMovingIn ? stack.pages.at(-2) : undefined;
  const isShown = (entry: Entry) => entry.key === top.key || entry.key === beneath?.key;
  const shownTab = getTab(top) ?? (beneath && getTab(beneath));
  // in one list, so that the page on its way out is the very one that was shown
  const above = [...stack.pages, ...(stack.leaving ? [stack.leaving] : [])].filter((entry) => !getTab(entry));
  const getMotion = (entry: Entry) => {
    if (entry === stack.leaving) return 'out';
    return isMovingIn && entry === top ? 'in' : undefined;
  };

  return (
    <>
      {openTabs.map((entry) => (
        <Layer key={getTab(entry)} entry={entry} isShown={isShown(entry)} isTop={entry.key === top.key} />
      ))}
      {shownTab && <AppTabBar on={shownTab} onPressAgain={() => scrollToTop(top)} />}
      {above.map((entry) => (
        <Layer
          key={entry.key}
          entry={entry}
          isShown={isShown(entry) || entry === stack.leaving}
          isTop={entry === top}
          motion={getMotion(entry)}
        />
      ))}
    </>
  );
}

type LayerProps = { entry: Entry; isShown: boolean; isTop: boolean; motion?: 'in' | 'out' | undefined };

/** Hidden layers retain their state and scroll position, but not their effects. */
function Layer({ entry, isShown, isTop, motion }: LayerProps) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div className={styles.layer} data-motion={motion} data-page={entry.path} inert={!isTop}>
        <TopPageContext value={isTop}>
          <PageFrame entry={entry} />
        </TopPageContext>
      </div>
    </Activity>
  );
}
