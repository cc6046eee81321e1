import type { ComponentType } from 'react';
import { CHUNK_TIMEOUT_MS } from '../kernel/constants.ts';

export type Screen = ComponentType;
export type LoadScreen = () => Promise<Screen>;

/** The code of a page did not come in time, or not at all. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Every screen of every feature, each in a file of its own that is fetched when its page is first opened. */
const screens = import.meta.glob<Record<string, Screen>>('../features/**/*Screen.tsx');

function withinTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('too slow')), CHUNK_TIMEOUT_MS);
    loading
      .then(resolve, (cause) => reject(new ChunkLoadError('not loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** `feature('catalog/goods/GoodsScreen')` loads `GoodsScreen` of `features/catalog/goods/GoodsScreen.tsx`. */
export function feature(name: `${string}/${string}Screen`): LoadScreen {
  return async () => {
    const load = screens[`../features/${name}.tsx`];
    if (!load) throw new ChunkLoadError(`no file for ${name}`);
    const screen = (await withinTime(load()))[name.split('/').at(-1) ?? ''];
    if (!screen) throw new ChunkLoadError(`no screen in ${name}`);
    return screen;
  };
}

/** A screen of the app itself. */
export function own(load: LoadScreen): LoadScreen {
  return () => withinTime(load());
}
