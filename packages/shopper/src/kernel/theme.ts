import { create } from 'zustand';
import { STORAGE_KEY } from './constants.ts';
import { readStored, store } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const stored = readStored(STORAGE_KEY.theme);

/** The theme chosen, the system's until then. `start.js` sets the same before the first paint. */
export const useTheme = create<{ theme: Theme }>(() => ({
  theme: themes.find((theme) => theme === stored) ?? 'system',
}));

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  store(STORAGE_KEY.theme, theme);
  useTheme.setState({ theme });
  applyTheme(theme);
}

/** Paints the theme and follows the system while it is the one chosen. */
export function followTheme(): void {
  applyTheme(useTheme.getState().theme);
  systemIsDark().addEventListener('change', () => applyTheme(useTheme.getState().theme));
}
