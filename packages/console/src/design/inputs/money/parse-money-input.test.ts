import { expect, test } from 'vitest';
import { priceRange } from '../../values/price-range.ts';
import { parseMoneyInput } from './parse-money-input.ts';

test.each([
  ['12', '12.00'],
  ['12.', '12.00'],
  ['12.5', '12.50'],
  ['0.05', '0.05'],
  ['¥1,234.50', '1234.50'],
  ['007', '7.00'],
])('%s as typed is %s', (typed, money) => expect(parseMoneyInput(typed)).toBe(money));

test.each(['', 'abc', '-1', '1.234', '1.2.3', '9999999999', '1e3'])('%s is no money', (typed) =>
  expect(parseMoneyInput(typed)).toBeUndefined(),
);

test('a range of one price is that price', () => {
  expect(priceRange('89.00', '89.00')).toBe('¥89.00');
  expect(priceRange('89.00', '1299.00')).toBe('¥89.00 – 1,299.00');
});
