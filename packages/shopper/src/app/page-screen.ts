import { type ComponentType, lazy } from 'react';
import { PAGE_TIMEOUT_MS } from '../kernel/constants.ts';
import type { Path } from '../kernel/router/page-params.ts';
import { type LoadScreen, withinTime } from './load-page.ts';
import { routes } from './routes.ts';

/** By what loads it, so that two addresses of one screen are one page. */
const made = new Map<LoadScreen, ComponentType>();

/** The screen of a page, whose code is fetched once; after a failed fetch `forgetScreen` lets it be tried again. */
export function getScreen(path: Path): ComponentType {
  const load = routes[path].screen;
  const known = made.get(load);
  if (known) return known;
  const screen = lazy(async () => ({ default: await withinTime(load(), PAGE_TIMEOUT_MS) }));
  made.set(load, screen);
  return screen;
}

export function forgetScreen(path: Path): void {
  made.delete(routes[path].screen);
}

/** Fetches the code of a page before it is drawn. */
export function preload(path: Path): void {
  void routes[path].screen().catch(() => {});
}
