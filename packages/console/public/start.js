// Before the first paint: the theme chosen in this browser, or the system's, so that nothing flashes.
(() => {
  const read = () => {
    try {
      return localStorage.getItem('console.theme');
    } catch {
      return null; // storage is closed: the system decides
    }
  };
  const theme = read();
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
