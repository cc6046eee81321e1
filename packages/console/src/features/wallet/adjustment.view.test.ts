import { expect, test } from 'vitest';
import { computeBalanceAfter, toSignedAmount } from './adjustment.view.ts';

test('an adjustment is one signed amount', () => {
  expect(toSignedAmount('give', '12.3')).toBe('12.30');
  expect(toSignedAmount('take', '¥1,200')).toBe('-1200.00');
});

test('what is no money, and nothing at all, is no adjustment', () => {
  expect(toSignedAmount('give', 'x')).toBeUndefined();
  expect(toSignedAmount('take', '0.00')).toBeUndefined();
});

test('the balance it leaves may be below zero, which the form refuses', () => {
  expect(computeBalanceAfter('10.00', '-2.50')).toBe('7.50');
  expect(computeBalanceAfter('10.00', '-12.50')).toBe('-2.50');
});
