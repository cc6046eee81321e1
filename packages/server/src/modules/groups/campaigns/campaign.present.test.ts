import { describe, expect, it } from 'vitest';
import type { GoodsCard } from '../../catalog/index.ts';
import { choiceIn, presentCampaign, presentCampaignDetails, presentCampaignRow } from './campaign.present.ts';
import type { CampaignRecord } from './campaign-claims.queries.ts';

const now = new Date('2026-11-21T08:00:00Z');
const seconds = now.getTime() / 1_000;
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const campaign: CampaignRecord = {
  id: 5,
  version: 1,
  shopId: 3,
  goodsId: 7,
  kind: 'ladder',
  state: 'open',
  sizes: [2, 4],
  fromCents: [2_500, 2_000],
  hours: 24,
  perPerson: null,
  stock: 10,
  autoForm: false,
  startsAt: now,
  endsAt: null,
  startedAt: null,
  claimed: 4,
  formed: 2,
  stopReason: null,
  stoppedAt: null,
  createdAt: now,
  updatedAt: now,
  title: '脐橙',
  titleEn: 'Oranges',
  categoryIds: [1],
  isOnSale: true,
};
const skus = [
  { skuId: 70, pricesCents: [2_500, 2_000], costCents: 1_400 },
  { skuId: 71, pricesCents: [3_500, 3_000], costCents: null },
];
const goods: GoodsCard = {
  id: 7,
  title: '脐橙',
  image: '/files/00/orange.webp',
  ratio: '5:4',
  price: '29.90',
  was_price: null,
  sold: 12,
  tags: [],
  in_stock: true,
  isOnSale: true,
  shop: { id: 3, name: '果园', type: 'enterprise' },
};
const around = { goods, teams: { start: 2, auto: 1 }, now };

describe('a campaign, as buyers see it', () => {
  const shown = (changes: Partial<CampaignRecord> = {}) =>
    presentCampaign({ ...campaign, ...changes, skus }, now);

  it('says how much is left of its share, never less than nothing', () => {
    expect(shown().left).toBe(6);
    expect(shown({ claimed: 12 }).left).toBe(0);
    expect(shown({ stock: null }).left).toBeNull();
  });

  it('says when it runs', () => {
    expect(shown()).toMatchObject({ state: 'running', starts_at: seconds, ends_at: null });
    expect(shown({ startsAt: hoursLater(1) }).state).toBe('coming');
    expect(shown({ endsAt: hoursLater(2) }).ends_at).toBe(seconds + 7_200);
  });

  it('prices every sku at every step', () => {
    expect(shown().tiers[1]).toEqual({
      size: 4,
      price: '20.00',
      prices: [
        { sku_id: 70, price: '20.00' },
        { sku_id: 71, price: '30.00' },
      ],
    });
  });
});

describe('a campaign, as its shop sees it', () => {
  it('counts its teams in every state', () => {
    const row = presentCampaignRow(campaign, around);
    expect(row.teams).toEqual({ start: 2, success: 0, fail: 0, auto: 1 });
    expect(presentCampaignRow(campaign, { ...around, teams: undefined }).teams.start).toBe(0);
    expect(row.shop).toEqual({ id: 3, name: '果园' });
    expect(row.goods).toEqual({
      id: 7,
      title: '脐橙',
      image: '/files/00/orange.webp',
      single_price: '29.90',
    });
  });

  it('says what a piece costs where its shop wrote that down, and whether it may still be changed', () => {
    const whole = presentCampaignDetails(campaign, skus, around);
    expect(whole.costs).toEqual([{ sku_id: 70, cost: '14.00' }]);
    expect([whole.started, whole.per_person]).toEqual([false, 0]);
    expect(presentCampaignDetails({ ...campaign, startedAt: now }, skus, around).started).toBe(true);
  });
});

describe('a campaign', () => {
  it('names the choice of a goods in the language asked for, in Chinese where it has no other', () => {
    const choice = { values: ['橙', '大'], valuesEn: ['Orange', 'Large'] };
    expect(choiceIn('zh', choice)).toBe('橙 · 大');
    expect(choiceIn('en', choice)).toBe('Orange · Large');
    expect(choiceIn('en', { ...choice, valuesEn: [] })).toBe('橙 · 大');
  });
});
