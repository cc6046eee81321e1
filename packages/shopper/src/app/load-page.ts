import type { ComponentType } from 'react';
import { CHUNK_TIMEOUT_MS } from '../kernel/constants.ts';
import { ChunkLoadError, fetchCode } from '../kernel/shell/fetch-code.ts';

export type Screen = ComponentType;
export type LoadScreen = () => Promise<Screen>;

export function withinTime<T>(loading: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('too slow')), timeoutMs);
    loading
      .then(resolve, (cause) => reject(new ChunkLoadError('not loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** The screen of this name, in a file that is fetched when its page is first opened. */
export function page<Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name): LoadScreen {
  return async () => (await withinTime(fetchCode(load), CHUNK_TIMEOUT_MS))[name];
}
