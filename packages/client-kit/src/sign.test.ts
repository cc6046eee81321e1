import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { md5 } from './md5.ts';
import { computeAppKey, computeSign } from './sign.ts';

it('our MD5 is the standard’s, at every length around a block', () => {
  const texts = ['', 'a', '橙子', '🍊'.repeat(9), ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n))];
  for (const text of texts) expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
});

it('a call is signed as docs/protocol.md shows', () => {
  expect(computeAppKey('/socket')).toBe('eda6b799d2daa3250b200cc9725647a2');
  expect(computeSign('/wanlshop/goods/list', { limit: 20, keyword: '橙子' }, computeAppKey('/socket'))).toBe(
    '78733ea7be338dde496c68ad8ce88bbe',
  );
});

it('the signature leaves null and undefined out, and sorts nested keys', () => {
  const key = computeAppKey('/socket');
  const plain = computeSign('/a', { b: { x: 1, y: [true, null] }, c: false }, key);
  expect(computeSign('/a', { c: false, n: null, u: undefined, b: { y: [true, null], x: 1 } }, key)).toBe(
    plain,
  );
  expect(plain).toBe(createHash('md5').update(`/a?b={"x":1,"y":[true,null]}&c=false${key}`).digest('hex'));
});
