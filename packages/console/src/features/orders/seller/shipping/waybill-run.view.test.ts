import { expect, test } from 'vitest';
import { toBatches } from './waybill-run.view.ts';

test('orders are sent a few at a time, in their order, none left out', () => {
  const orders = Array.from({ length: 12 }, (_, at) => at);
  expect(toBatches(orders).map((batch) => batch.length)).toEqual([5, 5, 2]);
  expect(toBatches(orders).flat()).toEqual(orders);
  expect(toBatches([])).toEqual([]);
});
