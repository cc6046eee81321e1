/** jsdom lacks it, and the library of sorted lists asks for it as it loads. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
