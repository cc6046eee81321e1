import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('holds the fields that differ, on both sides', () => {
  const difference = differenceOf({ name: 'a', size: 1, gone: true }, { name: 'b', size: 1, come: [1] });
  expect(difference).toEqual({
    before: { name: 'a', gone: true, come: null },
    after: { name: 'b', gone: null, come: [1] },
  });
});

it('looks into what a field holds', () => {
  expect(differenceOf({ list: [{ a: 1 }] }, { list: [{ a: 1 }] })).toBeNull();
  expect(differenceOf({ list: [{ a: 1 }] }, { list: [{ a: 2 }] })).not.toBeNull();
});

it('holds a new thing and one taken away whole', () => {
  expect(differenceOf(null, { name: 'a' })).toEqual({ before: null, after: { name: 'a' } });
  expect(differenceOf({ name: 'a' }, null)).toEqual({ before: { name: 'a' }, after: null });
  expect(differenceOf(null, null)).toBeNull();
});
