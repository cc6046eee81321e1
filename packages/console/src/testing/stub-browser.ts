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
