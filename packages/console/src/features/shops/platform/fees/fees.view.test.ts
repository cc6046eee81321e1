import { expect, test } from 'vitest';
import { percentText, toBasisPoints, workOut } from './fees.view.ts';

test('a rate is basis points on the wire and percent on screen', () => {
  expect([0, 5, 50, 255, 435, 500, 820, 5_000].map(percentText)).toEqual([
    '0%',
    '0.05%',
    '0.5%',
    '2.55%',
    '4.35%',
    '5%',
    '8.2%',
    '50%',
  ]);
  expect([8.2, 4.35, 2.55, 0.05, 5].map(toBasisPoints)).toEqual([820, 435, 255, 5, 500]);
});

test('a rate is worked out for an order of 100.00', () => {
  expect(workOut(820)).toEqual({ commission: '8.20', income: '91.80' });
});
