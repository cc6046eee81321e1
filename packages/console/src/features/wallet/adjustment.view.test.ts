import { expect, test } from 'vitest';
import { computeBalanceAfter, isTooMuch, toSignedAmount } from './adjustment.view.ts';

test('an adjustment is one signed amount', () => {
  expect(toSignedAmount('give', '12.3')).toBe('12.30');
  expect(toSignedAmount('take', '¥1,200')).toBe('-1200.00');
});

test('what is no money, and nothing at all, is no adjustment', () => {
  expect(toSignedAmount('give', 'x')).toBeUndefined();
  expect(toSignedAmount('take', '0.00')).toBeUndefined();
});

test('no more can be taken back than there is', () => {
  expect(computeBalanceAfter('10.00', '-2.50')).toBe('7.50');
  expect(isTooMuch('10.00', '-10.00')).toBe(false);
  expect(isTooMuch('10.00', '-10.01')).toBe(true);
  expect(isTooMuch('10.00', '')).toBe(false);
});
