import { asCents, type Cents, zeroCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import type { Terms } from '../coupon.types.ts';
import { toBasket } from './discount.rules.ts';
import { nextCard } from './next-card.rules.ts';

const card = (id: number, least: number, traits: Partial<Terms> = {}) => ({
  id,
  terms: {
    type: 'reduction',
    title: '',
    titleEn: '',
    amountCents: asCents(1_000),
    percent: null,
    capCents: null,
    leastSpendCents: asCents(least),
    scope: 'all',
    scopeIds: [],
    scopeNames: [],
    level: null,
    ...traits,
  } as Terms,
});
const cart = (cents: number, freight = 0) =>
  toBasket([{ goodsId: 1, categoryIds: [], sumCents: asCents(cents), spentCents: asCents(cents) }], freight);
const none: Cents = zeroCents;

describe('the next card', () => {
  it('names the card one is nearest to, what lacks and what it takes off then', () => {
    const cards = [card(1, 20_000), card(2, 10_000), card(3, 30_000)];
    expect(nextCard(cards, cart(9_000), none)).toEqual({ cardId: 2, lacksCents: 1_000, savesCents: 1_000 });
  });

  it('names the one that takes off more of two that are equally near', () => {
    const cards = [card(1, 10_000), card(2, 10_000, { amountCents: asCents(1_500) })];
    expect(nextCard(cards, cart(9_000), none)?.cardId).toBe(2);
  });

  it('leaves out what would take off no more than what is chosen', () => {
    const cards = [card(1, 10_000), card(2, 50_000, { amountCents: asCents(4_000) })];
    expect(nextCard(cards, cart(9_000), asCents(1_000))?.cardId).toBe(2);
    expect(nextCard(cards, cart(9_000), asCents(4_000))).toBeNull();
  });

  it('leaves out cards for other goods, and those that can be used already', () => {
    const other = card(1, 10_000, { scope: 'goods', scopeIds: [9] });
    expect(nextCard([other, card(2, 5_000)], cart(9_000), none)).toBeNull();
  });

  it('reckons a discount by what is spent then, and a shipping card by the freight there is', () => {
    const discount = card(1, 10_000, { type: 'discount', amountCents: null, percent: 12 });
    expect(nextCard([discount], cart(9_000), none)?.savesCents).toBe(1_200);
    const shipping = card(2, 10_000, { type: 'shipping', amountCents: null });
    expect(nextCard([shipping], cart(9_000, 800), none)?.savesCents).toBe(800);
    expect(nextCard([shipping], cart(9_000), none)).toBeNull();
  });
});
