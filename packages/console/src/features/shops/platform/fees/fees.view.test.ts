import { expect, test } from 'vitest';
import { toBasisPoints, workOut } from './fees.view.ts';

test('a rate typed in percent is basis points on the wire', () => {
  expect([8.2, 4.35, 2.55, 0.05, 5].map(toBasisPoints)).toEqual([820, 435, 255, 5, 500]);
});

test('a rate is worked out for an order of 100.00', () => {
  expect(workOut(820)).toEqual({ commission: '8.20', income: '91.80' });
});
