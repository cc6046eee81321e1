import { expect, test } from 'vitest';
import { heightOf, looksOf, styledAs } from './block-style.ts';

test('looks are read from a margin of any number of edges', () => {
  expect(looksOf({ margin: '0px 12px 8px' })).toMatchObject({ above: 0, sides: 12, below: 8 });
  expect(looksOf({ margin: '4px' })).toMatchObject({ above: 4, sides: 4, below: 4 });
  expect(looksOf({ margin: 6 })).toMatchObject({ above: 6, sides: 6, below: 6 });
  expect(looksOf({})).toEqual({ above: 0, sides: 0, below: 0, radius: 0, background: '' });
});

test('what is written back is read the same', () => {
  const looks = { above: 0, sides: 16, below: 12, radius: 10, background: '#fff' };
  expect(looksOf(styledAs({}, looks))).toEqual(looks);
});

test('what is set otherwise stays as it is', () => {
  const style = { height: '128px', opacity: 0.9, borderRadius: '8px', overflow: 'hidden' };
  const looks = { ...looksOf(style), radius: 0 };
  expect(styledAs(style, looks)).toEqual({ height: '128px', opacity: 0.9, margin: '0px 0px 0px' });
});

test('a height that cannot be read is none', () => {
  expect(heightOf('128px', 1)).toBe(128);
  expect(heightOf(undefined, 156)).toBe(156);
  expect(heightOf('auto', 156)).toBe(0);
});
