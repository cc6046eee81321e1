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

/** Hears of a choice made here or in another window, and of the system changing its mind. */
function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);

export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => {
    const theme = readTheme();
    return theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  });
