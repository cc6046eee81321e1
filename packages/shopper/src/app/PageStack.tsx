import { Activity, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { classes } from '../design/classes.ts';
import { ANIMATION_MS, PAGE_PUSH_MS } from '../kernel/constants.ts';
import type { Path } from '../kernel/router/page-params.ts';
import type { Router } from '../kernel/router/router.ts';
import { type Entry, topOf } from '../kernel/router/stack.ts';
import { PageFrame } from './PageFrame.tsx';
import './page-stack.css';
import { routes } from './routes.ts';

type Layer = { key: string; entry: Entry; isShown: boolean; motion: 'in' | 'out' | null };

/** Tabs that were opened stay; a later visit brings only a new address. */
function useOpenTabs(top: Entry | undefined): Entry[] {
  const [tabs, setTabs] = useState<Record<string, Entry>>({});
  const tab = top && routes[top.path].tab;
  if (top && tab && tabs[tab] !== top) setTabs({ ...tabs, [tab]: top });
  return Object.values(tabs);
}

const tabOf = (path: Path) => routes[path].tab;

/**
 * Every open page in its own layer. Only the top is shown; those below stay as they are, unseen, and a page
 * that moves in or out is shown together with the one beneath it until it has settled.
 */
export function PageStack({ router }: { router: Router }) {
  const stack = useStore(router.store);
  const top = topOf(stack);
  const openTabs = useOpenTabs(top);
  const { motion, leaving } = stack;

  useEffect(() => {
    if (stack.motion === 'none') return;
    const timer = setTimeout(router.settle, stack.motion === 'push' ? PAGE_PUSH_MS : ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [stack, router]);

  const isPush = motion === 'push' && top !== undefined && !tabOf(top.path);
  const beneath = isPush ? stack.pages.at(-2) : undefined;
  const isShown = (entry: Entry) => entry.key === top?.key || entry.key === beneath?.key;

  const layers: Layer[] = [
    ...openTabs.map((entry) => ({
      key: tabOf(entry.path) ?? entry.key,
      entry,
      isShown: isShown(entry),
      motion: null,
    })),
    ...stack.pages
      .filter((entry) => !tabOf(entry.path))
      .map((entry) => ({
        key: entry.key,
        entry,
        isShown: isShown(entry),
        motion: isPush && entry === top ? ('in' as const) : null,
      })),
  ];
  if (leaving && !tabOf(leaving.path))
    layers.push({ key: leaving.key, entry: leaving, isShown: true, motion: 'out' });

  return layers.map((layer) => (
    <Activity key={layer.key} mode={layer.isShown ? 'visible' : 'hidden'}>
      <div
        className={classes('layer', layer.motion && `layer--${layer.motion}`)}
        inert={layer.motion === 'out' || (layer.isShown && layer.entry.key !== top?.key)}
      >
        <PageFrame entry={layer.entry} />
      </div>
    </Activity>
  ));
}
