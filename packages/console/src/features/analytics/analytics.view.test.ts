import { expect, test } from 'vitest';
import { readAddress, toAddressFields } from '../../design/address/address-input.ts';
import {
  type Span,
  spanInput,
  tiles,
  toDepth,
  toFunnelShares,
  toPaidOrders,
  toSpan,
  toStepAmounts,
  toStepCounts,
} from './analytics.view.ts';

test('a range of one’s own needs both its ends', () => {
  const read = (address: Record<string, string>) =>
    toSpan(readAddress(toAddressFields(spanInput.shape), address) as Span);
  const own = { range: 'own', from: '2026-01-01', to: '2026-01-31' };
  expect(read({ ...own, to: '' })).toEqual({ range: 'month' });
  expect(read(own)).toEqual(own);
  expect(read({ range: 'nonsense', from: 'x', to: '' })).toEqual({ range: 'month' });
});

test('a step of the funnel is a share of the step before, at most all of it', () => {
  expect(toFunnelShares([200, 100, 120, 0])).toEqual([10_000, 5_000, 10_000, 0]);
});

test('a figure leads to the orders paid from the first second to the last', () => {
  const readMoment = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
  expect(toPaidOrders({ from: '2026-01-01', to: '2026-01-01' }, { readMoment }, { source: 'search' })).toBe(
    '/seller/orders?paid_from=1767225600&paid_to=1767312000&source=search',
  );
});

test('tiles are coloured by their part of the largest, and no two stand in one place', () => {
  expect([0, 1, 50, 100].map((value) => toDepth(value, 100))).toEqual([0, 1, 3, 5]);
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length);
  expect(tiles).toHaveLength(34);
});

test('a step of the trend stands beside that of the range before, money in cents', () => {
  const steps = [{ amount: '12.30', amount_before: '10.00', orders: 3, orders_before: 2 }];
  expect(toStepAmounts(steps)).toEqual([{ now: 1_230, before: 1_000 }]);
  expect(toStepCounts(steps, 'orders')).toEqual([{ now: 3, before: 2 }]);
});
