import { expect, test } from 'vitest';
import { computeEstimate } from './coupon-estimate.ts';
import type { Worth } from './coupon-words.ts';

const worth = (part: Partial<Worth>): Worth => ({
  type: 'reduction',
  amount: null,
  percent: null,
  cap: null,
  least_spend: '0.00',
  ...part,
});
const reduction = worth({ amount: '30.00', least_spend: '300.00' });
const discount = worth({ type: 'discount', percent: 15, cap: '50.00', least_spend: '100.00' });

test('the most a coupon can cost is all its cards at the most each takes off', () => {
  expect(computeEstimate(reduction, 1_000, null).most).toBe('30000.00');
  expect(computeEstimate(discount, 200, null).most).toBe('10000.00');
  expect(computeEstimate(worth({ type: 'shipping', amount: '8.50' }), 3, null).most).toBe('25.50');
});

test('without a cap nothing bounds what a discount or free freight may cost', () => {
  expect(computeEstimate(worth({ ...discount, cap: null }), 200, 0.5).most).toBeUndefined();
  expect(computeEstimate(worth({ type: 'shipping' }), 200, 0.5)).toMatchObject({
    most: undefined,
    likely: undefined,
    warnings: ['freight'],
  });
});

test('the likely cost goes by how many of earlier cards were used', () => {
  expect(computeEstimate(reduction, 1_000, 0.372).likely).toBe('11160.00');
  expect(computeEstimate(reduction, 1_000, 0).likely).toBeUndefined();
  expect(computeEstimate(reduction, 1_000, null)).toMatchObject({ likely: undefined, warnings: ['unsure'] });
});

test('a discount without a cap is reckoned at its least spend', () => {
  expect(computeEstimate(worth({ ...discount, cap: null }), 100, 0.5).likely).toBe('750.00');
});

test.each([
  [reduction, 10],
  [discount, 15],
  [worth({ ...discount, least_spend: '1000.00' }), 5],
  [worth({ amount: '30.00', least_spend: '20.00' }), 100],
  [worth({ amount: '30.00' }), undefined],
  [worth({ least_spend: '20.00' }), undefined],
  [worth({ type: 'shipping', amount: '8.00', least_spend: '20.00' }), undefined],
])('of an order at the least spend it takes off its share (%#)', (one, share) => {
  expect(computeEstimate(one, 10, 1).share).toBe(share);
});

test.each([
  [worth({ amount: '60.00', least_spend: '100.00' }), ['overHalf']],
  [worth({ amount: '50.00', least_spend: '100.00' }), []],
  [worth({ amount: '100.00', least_spend: '100.00' }), ['free']],
  [worth({ amount: '5.00' }), ['noLeast']],
  [worth({ type: 'vip', amount: '5.00' }), ['noLeast']],
  [worth({ ...discount, cap: null }), ['noCap']],
  [worth({ type: 'shipping', amount: '8.00' }), []],
  [worth({}), []],
  [worth({ type: 'discount' }), []],
])('who issues it is warned of what it gives away (%#)', (one, warnings) => {
  expect(computeEstimate(one, 10, 1).warnings).toEqual(warnings);
});

test('sums beyond exact numbers stay exact', () => {
  expect(computeEstimate(worth({ amount: '999999999.99' }), 9_999_999, null).most).toBe(
    '9999998999900000.01',
  );
});

test('what is half typed costs nothing yet', () => {
  expect(computeEstimate(worth({ amount: '12,', least_spend: 'x' }), 10, 1).most).toBe('120.00');
  expect(computeEstimate(worth({ amount: 'x' }), 10, 1).most).toBeUndefined();
});
