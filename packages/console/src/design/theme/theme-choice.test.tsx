// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, useIsDark } from '../../kernel/theme.ts';
import { DesignProvider } from './DesignProvider.tsx';

let systemIsDark: boolean;
let listeners: Set<() => void>;

beforeEach(() => {
  systemIsDark = false;
  listeners = new Set();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && systemIsDark,
    addListener() {},
    removeListener() {},
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const shown = () => document.documentElement.dataset.theme;
const setSystem = (isDark: boolean) =>
  act(() => {
    systemIsDark = isDark;
    for (const listener of listeners) listener();
  });

test('the look follows the system until one is chosen, and again once the system is', () => {
  render(<DesignProvider>page</DesignProvider>);
  expect(shown()).toBe('light');
  setSystem(true);
  expect(shown()).toBe('dark');
  act(() => chooseTheme('light'));
  expect(shown()).toBe('light');
  setSystem(false);
  act(() => chooseTheme('dark'));
  expect(shown()).toBe('dark');
  act(() => chooseTheme('system'));
  expect(shown()).toBe('light');
});

test('the choice is remembered in this browser, and heard in its other windows', () => {
  localStorage.setItem('console.theme', 'dark');
  render(<DesignProvider>page</DesignProvider>);
  expect(shown()).toBe('dark');
  localStorage.setItem('console.theme', 'light');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'console.theme' })));
  expect(shown()).toBe('light');
});

function Drawn({ onDraw }: { onDraw: (isDark: boolean) => unknown }) {
  const isDark = useIsDark();
  const draw = useEffectEvent(onDraw);
  useEffect(() => void draw(isDark), [isDark]);
  return null;
}

test('what is drawn by the colours of the page is drawn once the page has them', () => {
  const seen: unknown[] = [];
  render(
    <DesignProvider>
      <Drawn onDraw={(isDark) => seen.push([isDark, shown()])} />
    </DesignProvider>,
  );
  systemIsDark = true;
  // a browser lets the page draw between one listener and the next
  for (const listener of listeners) act(listener);
  expect(seen).toEqual([
    [false, 'light'],
    [true, 'dark'],
  ]);
});
