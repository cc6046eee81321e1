import { campaignsCalls } from '@chengji/contract/groups/campaigns.calls';
import { expect, test } from 'vitest';
import {
  type CampaignDraft,
  type CampaignWhole,
  emptyDraft,
  getSkus,
  getTiers,
  type Sku,
  switchSku,
  toCopy,
  toDraft,
  toInput,
  withGoods,
  withKind,
  withTier,
  withTierMore,
} from './campaign-draft.ts';

const sku = (id: number, price: string): Sku => ({
  id,
  price,
  values: [`规格 ${id}`],
  was_price: null,
  stock: 9,
  code: '',
  image: '',
  weight_grams: 0,
  is_on: true,
});
const skus = [sku(1, '10.00'), sku(2, '20.00')];
const isSendable = (input: unknown) =>
  campaignsCalls['POST /seller/campaigns/save'].in.safeParse(input).success;
const anew = { id: undefined, asDraft: false, started: undefined };

const ladder: CampaignWhole = {
  id: 5,
  version: 1,
  kind: 'ladder',
  state: 'running',
  hours: 24,
  starts_at: 100,
  ends_at: 900,
  stock: 40,
  goods: { id: 3, title: '砂糖橘', image: '', single_price: '10.00' },
  shop: { id: 7, name: '橙集自营' },
  tiers: [
    { size: 3, price: '9.00', prices: [{ sku_id: 1, price: '9.00' }] },
    { size: 5, price: '8.00', prices: [{ sku_id: 1, price: '8.00' }] },
  ],
  claimed: 0,
  teams: { start: 0, success: 0, fail: 0, auto: 0 },
  stop_reason: null,
  updated_at: 100,
  per_person: 0,
  auto_form: true,
  started: false,
  costs: [{ sku_id: 1, cost: '6.00' }],
};

const ready = (): CampaignDraft => {
  const draft = { ...emptyDraft(), goodsId: 3 };
  return { ...draft, ...withTier(draft, draft.tiers[0]?.key ?? '', { prices: { 1: '9', 2: '18.5' } }) };
};

test('a campaign is sent as it was typed, and what was left empty is the market’s to say', () => {
  const input = toInput({ ...ready(), costs: { 1: '6', 2: 'x' } }, skus, anew);
  expect(input).toEqual({
    goods_id: 3,
    kind: 'ordinary',
    per_person: 0,
    stock: 0,
    auto_form: false,
    ends_at: null,
    draft: false,
    tiers: [
      {
        size: 2,
        prices: [
          { sku_id: 1, price: '9.00' },
          { sku_id: 2, price: '18.50' },
        ],
      },
    ],
    costs: [{ sku_id: 1, cost: '6.00' }],
  });
  expect(isSendable(input)).toBe(true);
});

test('the contract would not read a campaign without a goods or with a price that is none', () => {
  expect(isSendable(toInput(emptyDraft(), [], anew))).toBe(false);
  const draft = ready();
  const typed = {
    ...draft,
    ...withTier(draft, draft.tiers[0]?.key ?? '', { prices: { 1: 'abc', 2: '18' } }),
  };
  expect(isSendable(toInput(typed, skus, anew))).toBe(false);
});

test('a campaign comes back as it was saved', () => {
  const input = toInput(toDraft(ladder), skus, { ...anew, id: 5 });
  expect(input).toMatchObject({ id: 5, hours: 24, stock: 40, starts_at: 100, ends_at: 900, auto_form: true });
  expect(input.tiers).toEqual(ladder.tiers.map(({ size, prices }) => ({ size, prices })));
});

test('what was promised goes back exactly as it came, though the goods lost the sku since', () => {
  const started = { ...ladder, started: true };
  const input = toInput(toDraft(started), [sku(2, '20.00')], { id: 5, asDraft: false, started });
  expect(input.tiers).toEqual(ladder.tiers.map(({ size, prices }) => ({ size, prices })));
});

test('a copy keeps prices and rules, and leaves the time empty', () => {
  expect(toCopy(ladder)).toMatchObject({ kind: 'ladder', stock: 40, startsAt: null, endsAt: null });
});

test('a ladder has two tiers at least, and an ordinary campaign sells by its first', () => {
  const draft = emptyDraft();
  const asLadder = { ...draft, ...withKind(draft, 'ladder') };
  expect(getTiers(asLadder)).toHaveLength(2);
  const grown = { ...asLadder, ...withTierMore(asLadder) };
  const back = { ...grown, ...withKind(grown, 'ordinary') };
  expect(getTiers(back)).toHaveLength(1);
  expect(getTiers({ ...back, ...withKind(back, 'ladder') })).toHaveLength(3);
});

test('another goods has prices of its own, the same goods keeps them', () => {
  const draft = ready();
  expect(withGoods(draft, 3)).toEqual({});
  expect(withGoods(draft, 4)).toMatchObject({ goodsId: 4, costs: {}, tiers: [{ size: 2, prices: {} }] });
});

test('all skus take part until one is left out', () => {
  const draft = ready();
  expect(getSkus(draft, skus)).toEqual(skus);
  const without = { ...draft, ...switchSku(draft, skus, 2, false) };
  expect(getSkus(without, skus).map(({ id }) => id)).toEqual([1]);
  expect(toInput(without, skus, anew).tiers[0]?.prices).toEqual([{ sku_id: 1, price: '9.00' }]);
  expect(switchSku(without, skus, 2, true)).toEqual({ skuIds: [1, 2] });
});

test('a sku that is off takes part only where it was chosen', () => {
  const [first, second] = skus as [Sku, Sku];
  const known = [first, { ...second, is_on: false }];
  expect(getSkus({ ...emptyDraft(), skuIds: null }, known).map(({ id }) => id)).toEqual([1]);
  expect(getSkus({ ...emptyDraft(), skuIds: [1, 2] }, known).map(({ id }) => id)).toEqual([1, 2]);
});
