import { expect, test } from 'vitest';
import { checksShown, toChecks } from './campaign-checks.ts';
import { type CampaignDraft, emptyDraft, type Sku } from './campaign-draft.ts';
import { countLacking, lineFilled, reachedTier, toSteps } from './ladder-preview.ts';
import { listOutcomes } from './outcomes.ts';

const sku = (id: number, price: string): Sku => ({
  id,
  price,
  values: [],
  was_price: null,
  stock: 9,
  code: '',
  image: '',
  weight_grams: 0,
  is_on: true,
});
const skus = [sku(1, '10.00')];
const now = 1_000;
const ladder = (...steps: [size: number, price: string][]): CampaignDraft => ({
  ...emptyDraft(),
  goodsId: 3,
  kind: 'ladder',
  tiers: steps.map(([size, price]) => ({ key: `${size}-${price}`, size, prices: { 1: price } })),
});
const check = (draft: CampaignDraft) => toChecks(draft, skus, now);

test('a ladder with rising sizes and falling prices below the single price can be published', () => {
  expect(Object.values(check(ladder([3, '9'], [5, '8'], [8, '7'])))).not.toContain(false);
});

test('sizes must rise, between two and a hundred people, on two to five tiers', () => {
  for (const wrong of [
    ladder([5, '9'], [5, '8']),
    ladder([1, '9'], [5, '8']),
    ladder([3, '9'], [101, '8']),
    ladder([3, '9']),
    ladder([2, '9'], [3, '8'], [4, '7'], [5, '6'], [6, '5'], [7, '4']),
  ])
    expect(check(wrong).sizes).toBe(false);
});

test('each tier costs less than the one before, and the first less than bought alone', () => {
  expect(check(ladder([3, '9'], [5, '9'])).falling).toBe(false);
  expect(check(ladder([3, '10'], [5, '8'])).lower).toBe(false);
});

test('every sku that takes part needs a price at every tier, and not nothing', () => {
  expect(check(ladder([3, '9'], [5, ''])).prices).toBe(false);
  expect(check(ladder([3, '9'], [5, '0'])).prices).toBe(false);
  expect(toChecks(ladder([3, '9'], [5, '8']), [...skus, sku(2, '20.00')], now).prices).toBe(false);
  expect(toChecks(ladder([3, '9'], [5, '8']), [], now).prices).toBe(false);
});

test('an end is after the start and still ahead', () => {
  const draft = ladder([3, '9'], [5, '8']);
  expect(check({ ...draft, endsAt: now }).times).toBe(false);
  expect(check({ ...draft, startsAt: 3_000, endsAt: 2_000 }).times).toBe(false);
  expect(check({ ...draft, startsAt: 1_500, endsAt: 2_000 }).times).toBe(true);
});

test('an ordinary campaign is not asked for steps', () => {
  expect(checksShown({ kind: 'ordinary' })).not.toContain('falling');
  expect(checksShown({ kind: 'ladder' })).toContain('falling');
  expect(check({ ...ladder([2, '9']), kind: 'ordinary' }).sizes).toBe(true);
});

test('a short ordinary team fails, or is completed where the shop chose so', () => {
  expect(
    listOutcomes('ordinary', [{ size: 3 }], false).map(({ from, to, comes }) => [from, to, comes]),
  ).toEqual([
    [0, 0, 'nobody'],
    [1, 2, 'fail'],
    [3, null, 'full'],
  ]);
  expect(listOutcomes('ordinary', [{ size: 3 }], true)[1]?.comes).toBe('auto');
});

test('a ladder between its first and top tier is sold at the tier reached', () => {
  const tiers = [{ size: 3 }, { size: 5 }, { size: 15 }];
  expect(listOutcomes('ladder', tiers, true).map(({ from, to, comes }) => [from, to, comes])).toEqual([
    [1, 2, 'autoFirst'],
    [3, 14, 'reached'],
    [15, null, 'fullTop'],
  ]);
  expect(listOutcomes('ladder', tiers, false)[0]?.comes).toBe('fail');
});

test('the preview’s ladder stands where so many people bring it', () => {
  const at = (people: number) => toSteps(ladder([3, '9'], [5, '8']).tiers, people);
  expect([1, 3, 4, 5].map((people) => reachedTier(at(people)))).toEqual([0, 0, 0, 1]);
  expect([0, 3, 4, 5, 9].map((people) => lineFilled(at(people), people))).toEqual([0, 50, 75, 100, 100]);
  expect([countLacking(5, 3), countLacking(5, 9)]).toEqual([2, 0]);
});
