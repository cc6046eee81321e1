import { vi } from 'vitest';

/** What a browser has and jsdom lacks. */
export function stubBrowser(): void {
  Element.prototype.scrollIntoView ??= () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** The same in a window as narrow as is asked for, or narrower. */
export function stubPhone(): void {
  stubBrowser();
  const wide = matchMedia('');
  vi.stubGlobal('matchMedia', (query: string) => ({ ...wide, matches: query.includes('max-width') }));
}
