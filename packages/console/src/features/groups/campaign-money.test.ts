import { asCents, parseMoney } from '@chengji/contract/money';
import { expect, test } from 'vitest';
import { type CampaignDraft, emptyDraft, type Sku } from './campaign-draft.ts';
import {
  applyToAll,
  cheapestAt,
  computeDifference,
  computeEarning,
  computeMargin,
  differenceText,
  listLosses,
} from './campaign-money.ts';

const sku = (id: number, price: string): Sku => ({
  id,
  price,
  values: [String(id)],
  was_price: null,
  stock: 9,
  code: '',
  image: '',
  weight_grams: 0,
  is_on: true,
});
const skus = [sku(1, '29.90'), sku(2, '54.90'), sku(3, '29.90')];
const tier = (size: number, prices: Record<number, string>) => ({ key: String(size), size, prices });
const ladder = (...tiers: CampaignDraft['tiers']): CampaignDraft => ({
  ...emptyDraft(),
  kind: 'ladder',
  tiers,
});

test('the difference to the single price is rounded to a tenth of a percent', () => {
  const below = (price: string) =>
    differenceText(computeDifference(parseMoney(price), parseMoney('29.90')) ?? 0);
  expect(below('25.90')).toBe('−13.4%');
  expect(below('29.90')).toBe('0.0%');
  expect(below('32.89')).toBe('+10.0%');
  expect(computeDifference(parseMoney('1.00'), parseMoney('0.00'))).toBeNull();
});

test('the margin of a piece is its price less its cost, also below nothing', () => {
  expect(computeMargin(parseMoney('25.90'), parseMoney('14.20'))).toBe(1170);
  expect(computeMargin(parseMoney('14.00'), parseMoney('14.20'))).toBe(-20);
});

test('the whole stock share earns its margin less what the market takes', () => {
  const earning = computeEarning(parseMoney('19.90'), parseMoney('14.20'), 800, 200);
  expect(earning).toEqual({ margin: 456_000, commission: 31_840, net: 424_160 });
});

test('a tier whose margin the market’s part eats up is a loss', () => {
  const draft = {
    ...ladder(tier(3, { 1: '25.90', 2: '40' }), tier(5, { 1: '14.80', 2: '39' })),
    costs: { 1: '14.20' },
  };
  const losses = listLosses(draft, skus, 500);
  expect(losses.map(({ sku: { id }, tier: at, net }) => [id, at, net])).toEqual([[1, 1, -14]]);
  expect(listLosses(draft, skus, 0)).toEqual([]);
});

test('a sku that takes no part loses nothing', () => {
  const draft = { ...ladder(tier(3, { 1: '5' })), costs: { 1: '14.20' }, skuIds: [2] };
  expect(listLosses(draft, skus, 500)).toEqual([]);
});

test('the discounts of one sku are given to all: the same share off, and the same price at the same price', () => {
  const [from] = skus;
  const draft = ladder(tier(3, { 1: '25.90' }), tier(5, { 1: '' }));
  expect(from && applyToAll(draft, skus, from).tiers.map(({ prices }) => prices)).toEqual([
    { 1: '25.90', 2: '47.56', 3: '25.90' },
    { 1: '' },
  ]);
});

test('a tier is summed up by the cheapest sku that takes part', () => {
  const draft = ladder(tier(3, { 1: '100', 2: '47.56', 3: '9' }));
  expect(cheapestAt(draft, skus, 0)).toBe('9.00');
  expect(cheapestAt({ ...draft, skuIds: [1, 2] }, skus, 0)).toBe('47.56');
  expect(cheapestAt(draft, skus, 1)).toBeUndefined();
});

test('amounts as large as money may be stay exact', () => {
  const price = asCents(99_999_999_999);
  expect(computeEarning(price, asCents(1), 1, 500).commission).toBe(5_000_000_000);
  const dear = [sku(1, '999999999.99'), sku(2, '999999999.97')];
  const draft = ladder(tier(2, { 1: '999999999.98' }));
  expect(dear[0] && applyToAll(draft, dear, dear[0]).tiers[0]?.prices[2]).toBe('999999999.96');
});
