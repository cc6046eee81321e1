import { describe, expect, it } from 'vitest';
import {
  areSameTiers,
  computeStart,
  findLowestCents,
  findTierError,
  isOver,
  toTiers,
} from './campaign.rules.ts';

const skus = [
  { id: 1, priceCents: 1_000 },
  { id: 2, priceCents: 2_000 },
];
const tier = (size: number, ...cents: number[]) => ({
  size,
  prices: cents.map((value, index) => ({ skuId: index + 1, cents: value })),
});

describe('a campaign’s steps', () => {
  it('are one for an ordinary campaign and two to five for a ladder', () => {
    const ladder = [2, 3, 4, 5, 6, 7].map((size) => tier(size, 1_000 - size, 2_000 - size));
    expect(findTierError('ordinary', ladder.slice(0, 1), skus)).toBeNull();
    expect(findTierError('ordinary', ladder.slice(0, 2), skus)).toBe('groups.tiers_wrong');
    expect(findTierError('ordinary', [], skus)).toBe('groups.tiers_wrong');
    expect(findTierError('ladder', ladder.slice(0, 1), skus)).toBe('groups.tiers_wrong');
    for (const steps of [2, 3, 4, 5])
      expect(findTierError('ladder', ladder.slice(0, steps), skus)).toBeNull();
    expect(findTierError('ladder', ladder, skus)).toBe('groups.tiers_wrong');
  });

  it('rise in size while the price of every sku falls', () => {
    const from = (...tiers: ReturnType<typeof tier>[]) => findTierError('ladder', tiers, skus);
    expect(from(tier(2, 900, 1_900), tier(3, 800, 1_800))).toBeNull();
    expect(from(tier(3, 900, 1_900), tier(3, 800, 1_800))).toBe('groups.tiers_must_rise');
    expect(from(tier(3, 900, 1_900), tier(2, 800, 1_800))).toBe('groups.tiers_must_rise');
    expect(from(tier(2, 900, 1_900), tier(3, 800, 1_900))).toBe('groups.tiers_must_rise');
    expect(from(tier(2, 900, 1_900), tier(3, 950, 1_800))).toBe('groups.tiers_must_rise');
    expect(from(tier(2, 900, 1_900), tier(3, 800, 1_800), tier(4, 800, 1_700))).toBe(
      'groups.tiers_must_rise',
    );
  });

  it('cost less than bought alone, and something', () => {
    expect(findTierError('ordinary', [tier(2, 1_000, 1_900)], skus)).toBe('groups.price_not_lower');
    expect(findTierError('ordinary', [tier(2, 900, 2_100)], skus)).toBe('groups.price_not_lower');
    expect(findTierError('ordinary', [tier(2, 0, 1_900)], skus)).toBe('catalog.price_zero');
  });

  it('price skus of the goods, each once and the same at every step', () => {
    const ladder = (...tiers: ReturnType<typeof tier>[]) => findTierError('ladder', tiers, skus);
    expect(findTierError('ordinary', [tier(2, 900)], skus)).toBeNull();
    expect(findTierError('ordinary', [tier(2, 900, 1_900, 2_900)], skus)).toBe('groups.skus_wrong');
    expect(ladder(tier(2, 900, 1_900), tier(3, 800))).toBe('groups.skus_wrong');
    const twice = { size: 2, prices: [...tier(2, 900).prices, ...tier(2, 800).prices] };
    expect(findTierError('ordinary', [twice], skus)).toBe('groups.skus_wrong');
    expect(findTierError('ordinary', [{ size: 2, prices: [] }], skus)).toBe('groups.skus_wrong');
  });

  it('are the same in every order of their skus', () => {
    const { prices } = tier(2, 900, 1_900);
    const turned = { size: 2, prices: prices.toReversed() };
    expect(areSameTiers([tier(2, 900, 1_900)], [turned])).toBe(true);
    expect(areSameTiers([tier(2, 900, 1_900)], [tier(2, 900, 1_901)])).toBe(false);
    expect(areSameTiers([tier(2, 900, 1_900)], [tier(3, 900, 1_900)])).toBe(false);
    expect(findLowestCents(turned.prices)).toBe(900);
  });
});

describe('a campaign', () => {
  it('keeps steps by sku and gives them back as they were', () => {
    const ladder = [tier(2, 900, 1_900), tier(4, 800, 1_800)];
    const bySku = [
      { skuId: 1, pricesCents: [900, 800] },
      { skuId: 2, pricesCents: [1_900, 1_800] },
    ];
    expect(toTiers([2, 4], bySku)).toEqual(ladder);
  });
});

describe('a campaign’s times', () => {
  const at = (seconds: number) => new Date(seconds * 1_000);
  const found = { state: 'open', startsAt: at(50), startedAt: null };

  it('begin now unless a later moment is asked for', () => {
    expect(computeStart(undefined, null, at(100))).toEqual(at(100));
    expect(computeStart(90, null, at(100))).toEqual(at(100));
    expect(computeStart(110, null, at(100))).toEqual(at(110));
  });

  it('stay as they are while it runs, may be put off, and stand from its first team on', () => {
    expect(computeStart(undefined, found, at(100))).toEqual(at(50));
    expect(computeStart(50, found, at(100))).toEqual(at(50));
    expect(computeStart(110, found, at(100))).toEqual(at(110));
    expect(computeStart(110, { ...found, startedAt: at(60) }, at(100))).toEqual(at(50));
  });

  it('of one that is coming may be brought forward, and of a draft begin anew', () => {
    const coming = { ...found, startsAt: at(200) };
    expect(computeStart(150, coming, at(100))).toEqual(at(150));
    expect(computeStart(undefined, coming, at(100))).toEqual(at(100));
    expect(computeStart(undefined, { ...found, state: 'draft' }, at(100))).toEqual(at(100));
  });

  it('are over once it ended or was stopped', () => {
    expect((['draft', 'coming', 'running', 'ended', 'stopped'] as const).filter(isOver)).toEqual([
      'ended',
      'stopped',
    ]);
  });
});
