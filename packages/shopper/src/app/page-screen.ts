import { type ComponentType, lazy } from 'react';
import type { Path } from '../kernel/router/page-params.ts';
import { routes } from './routes.ts';

const made = new Map<Path, ComponentType>();

/** The screen of a page, whose code is fetched once; after a failed fetch `forgetScreen` lets it be tried again. */
export function screenOf(path: Path): ComponentType {
  const known = made.get(path);
  if (known) return known;
  const screen = lazy(async () => ({ default: await routes[path].screen() }));
  made.set(path, screen);
  return screen;
}

export function forgetScreen(path: Path): void {
  made.delete(path);
}

/** Fetches the code of a page before it is drawn. */
export function preload(path: Path): void {
  void routes[path].screen().catch(() => {});
}
