import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/order-rows.ts';
import { cardFields, groupByUsable, hasCards, toCards, withCard } from './cards.view.ts';

const none = { cards: {}, platform_card: null };
const both = { cards: { 5: 71 }, platform_card: 81 };

describe('the cards of a checkout', () => {
  it('are sent only where there are any', () => {
    expect(cardFields(none)).toEqual({});
    expect(cardFields(both)).toEqual(both);
    expect([none, both, { ...none, platform_card: 81 }].map(hasCards)).toEqual([false, true, true]);
  });

  it('are those its quote was made with', () => {
    const shops = [
      { shop_id: 5, card_id: 71 },
      { shop_id: 6, card_id: null },
    ];
    expect(toCards({ shops, platform_card: 81 })).toEqual(both);
  });

  it('change in one place and stay in the others', () => {
    expect(withCard(both, 5, 72)).toEqual({ ...both, cards: { 5: 72 } });
    expect(withCard(both, 6, 73)).toEqual({ ...both, cards: { 5: 71, 6: 73 } });
    expect(withCard(both, 5, null)).toEqual({ ...both, cards: {} });
    expect(withCard(both, null, null)).toEqual({ ...both, platform_card: null });
  });

  it('are divided into those that can be used and those that can not', () => {
    const cards = [aCard(), aCard({ id: 72, usable: false, reason: '未满 300' })];
    const { usable, others } = groupByUsable(cards);
    expect([usable, others].map((part) => part.map(({ id }) => id))).toEqual([[71], [72]]);
  });
});
