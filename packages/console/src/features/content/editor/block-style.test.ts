import { expect, test } from 'vitest';
import { styledAs, toHeight, toLooks } from './block-style.ts';

test('looks are read from a margin of any number of edges', () => {
  expect(toLooks({ margin: '0px 12px 8px' })).toMatchObject({ above: 0, sides: 12, below: 8 });
  expect(toLooks({ margin: '4px' })).toMatchObject({ above: 4, sides: 4, below: 4 });
  expect(toLooks({ margin: 6 })).toMatchObject({ above: 6, sides: 6, below: 6 });
  expect(toLooks({})).toEqual({ above: 0, sides: 0, below: 0, radius: 0, background: '' });
});

test('what is written back is read the same', () => {
  const looks = { above: 0, sides: 16, below: 12, radius: 10, background: '#fff' };
  expect(toLooks(styledAs({}, looks))).toEqual(looks);
});

test('what is set otherwise stays as it is', () => {
  const style = { height: '128px', opacity: 0.9, borderRadius: '8px', overflow: 'hidden' };
  const looks = { ...toLooks(style), radius: 0 };
  expect(styledAs(style, looks)).toEqual({ height: '128px', opacity: 0.9, margin: '0px 0px 0px' });
});

test('a height that cannot be read is none', () => {
  expect(toHeight('128px', 1)).toBe(128);
  expect(toHeight(undefined, 156)).toBe(156);
  expect(toHeight('auto', 156)).toBe(0);
});
