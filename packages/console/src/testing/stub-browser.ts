import { vi } from 'vitest';

/** What a browser has and jsdom lacks. */
export function stubBrowser({ isPhone = false }: { isPhone?: boolean } = {}): void {
  Element.prototype.scrollIntoView ??= () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('max-width'),
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
