// Before the first paint: the theme chosen, or the system's, so that nothing flashes.
(() => {
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('theme'));
  } catch {
    // storage is closed: the system decides
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
