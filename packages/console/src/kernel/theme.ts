import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'console.theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

const listeners = new Set<() => void>();
const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** The theme chosen in this browser, the system's until then. `start.js` reads the same before the first paint. */
const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  tellListeners();
}

let stopHearing = () => {};

/**
 * Hears of a choice made here or in another window, and of the system changing its mind. All who ask are told at once:
 * what reads the colours of the page, such as a chart, is drawn together with the page that has them.
 */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = hear();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

function hear(): () => void {
  const system = systemIsDark();
  addEventListener('storage', tellListeners);
  system.addEventListener('change', tellListeners);
  return () => {
    removeEventListener('storage', tellListeners);
    system.removeEventListener('change', tellListeners);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);

export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => {
    const theme = readTheme();
    return theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  });
