// Before the first paint: the theme chosen, or the system's, and the market's colours, so that nothing flashes;
// and the English texts, where English was chosen, are fetched beside the app instead of after it.
(() => {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null; // storage is closed: the system decides
    }
  };
  const theme = read('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const { english } = document.currentScript.dataset;
  if (english && read('language') === 'en') {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = english;
    document.head.append(link);
  }
  const brand = read('brand');
  if (typeof brand !== 'string') return;
  const style = document.createElement('style');
  style.id = 'brand';
  style.textContent = brand;
  addEventListener('DOMContentLoaded', () => document.body.append(style));
})();
