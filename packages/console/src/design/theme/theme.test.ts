import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkAt = css.indexOf('[data-theme="dark"]');
const tokenIn = (part: string) => (name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1]?.toUpperCase();
const light = tokenIn(css.slice(0, darkAt));
const dark = tokenIn(css.slice(darkAt));
const looks = [
  { look: 'light', token: light, theme: lightTheme },
  { look: 'dark', token: (name: string) => dark(name) ?? light(name), theme: darkTheme },
];

/** Relative luminance of a colour, as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe.each(looks)('in the $look look', ({ token, theme }) => {
  test.each([
    ['primary', 'colorPrimary'],
    ['primary-text', 'colorPrimaryText'],
    ['primary-bg', 'colorPrimaryBg'],
    ['primary-bg-strong', 'colorPrimaryBgHover'],
    ['primary-line', 'colorPrimaryBorder'],
    ['surface', 'colorBgContainer'],
    ['page', 'colorBgLayout'],
    ['fill', 'colorFillSecondary'],
    ['quiet', 'colorFillTertiary'],
    ['line', 'colorBorderSecondary'],
    ['control-line', 'colorBorder'],
    ['faint', 'colorTextQuaternary'],
    ['muted', 'colorTextTertiary'],
    ['soft', 'colorTextSecondary'],
    ['ink', 'colorText'],
    ['success', 'colorSuccess'],
    ['success-bg', 'colorSuccessBg'],
    ['warning', 'colorWarning'],
    ['warning-bg', 'colorWarningBg'],
    ['error', 'colorError'],
    ['error-bg', 'colorErrorBg'],
    ['info', 'colorInfo'],
    ['info-bg', 'colorInfoBg'],
  ] as const)('our own %s is the theme’s %s', (ours, theirs) => {
    expect(token(ours)).toBe(theme.token?.[theirs]);
  });

  test.each([
    ['muted', 'surface'],
    ['muted', 'quiet'],
    ['muted', 'primary-bg'],
    ['soft', 'fill'],
    ['primary-text', 'primary-bg'],
    ['success', 'success-bg'],
    ['warning', 'warning-bg'],
    ['error', 'error-bg'],
    ['info', 'info-bg'],
    ['plum', 'plum-bg'],
    ['success-note', 'success-bg'],
    ['warning-note', 'warning-bg'],
    ['error-note', 'error-bg'],
    ['primary-text', 'surface'],
    ['on-solid', 'primary-solid'],
    ['on-spotlight', 'spotlight'],
    ['on-spotlight-muted', 'spotlight'],
  ])('%s on %s can be read', (text, ground) => {
    expect(contrast(token(text) ?? '', token(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('a primary button’s label can be read', () => {
    expect(contrast('#FFFFFF', String(theme.components?.Button?.colorPrimary))).toBeGreaterThanOrEqual(4.5);
  });
});

test('every value that a style sheet takes by its name is given somewhere', () => {
  const source = globSync('../../**/*.{css,tsx}', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const named = (pattern: RegExp) =>
    new Set(source.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
  const given = named(/(--[\w-]+)['"]?:/g);
  expect([...named(/var\((--[\w-]+)\)/g)].filter((name) => !given.has(name))).toEqual([]);
});
