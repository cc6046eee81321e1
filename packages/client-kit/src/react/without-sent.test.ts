import { expect, test } from 'vitest';
import { withoutSent } from './without-sent.ts';

test('a field whose words were sent is empty, unless something else stands in it by now', () => {
  expect(withoutSent('已发货')(' 已发货 ')).toBe('');
  expect(withoutSent('已发货')('已发货，请查收')).toBe('已发货，请查收');
  expect(withoutSent('已发货')('')).toBe('');
});
