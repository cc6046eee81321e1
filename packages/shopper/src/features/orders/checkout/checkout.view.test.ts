import { describe, expect, it } from 'vitest';
import { getRemedy, readCheckout, toOrder } from './checkout.view.ts';

const items = [{ goods_id: 1, sku_id: 2, number: 3 }];
const data = JSON.stringify(items);

describe('a checkout', () => {
  it('is read from its address', () => {
    expect(readCheckout({ type: 'cart', data })).toEqual({ type: 'cart', items });
  });

  it('in a team names the team, or the campaign it opens one of; alone it names neither', () => {
    const team = { type: 'ladder', data, team_id: 4 };
    expect(readCheckout(team)).toEqual({ type: 'ladder', items, team_id: 4 });
    expect(readCheckout({ type: 'group', data, campaign_id: 3 })).toMatchObject({ campaign_id: 3 });
    expect(readCheckout({ type: 'group', data })).toBeNull();
    expect(readCheckout({ ...team, type: 'goods' })).toBeNull();
  });

  it.each([
    ['another kind', 'gift', data],
    ['no list', 'cart', '{"goods_id":1}'],
    ['an empty list', 'cart', '[]'],
    ['a number of nothing', 'cart', '[{"goods_id":1,"sku_id":2,"number":0}]'],
    ['no sku', 'goods', '[{"goods_id":1,"number":1}]'],
    ['an address cut short', 'goods', data.slice(0, -3)],
  ])('is none with %s', (_, type, given) => {
    expect(readCheckout({ type, data: given })).toBeNull();
  });

  it('is placed as it was shown, with the remark for each shop', () => {
    const checkout = { type: 'cart' as const, items };
    const quote = { payable: '12.30', address: { id: 9 }, shops: [], platform_card: null };
    expect(toOrder(checkout, quote, { 5: '放门口', 6: '  ' })).toEqual({
      ...checkout,
      address_id: 9,
      payable: '12.30',
      remarks: { 5: '放门口' },
    });
    expect(toOrder(checkout, quote, {})).not.toHaveProperty('remarks');
  });

  it('is placed with the cards its quote was made with', () => {
    const shops = [
      { shop_id: 5, card_id: 71 },
      { shop_id: 6, card_id: null },
    ];
    const quote = { payable: '12.30', address: { id: 9 }, shops, platform_card: 81 };
    const checkout = { type: 'cart' as const, items };
    expect(toOrder(checkout, quote, {})).toMatchObject({ cards: { 5: 71 }, platform_card: 81 });
  });

  it('in a team says what becomes of it when the team is over', () => {
    const quote = { payable: '12.30', address: { id: 9 }, shops: [], platform_card: null };
    const checkout = { type: 'group' as const, items, team_id: 4 };
    expect(toOrder(checkout, quote, {}, 'refund')).toMatchObject({ team_id: 4, late: 'refund' });
  });

  it('that is refused says what helps', () => {
    expect(getRemedy('orders.no_delivery')).toBe('address');
    expect(getRemedy('orders.short_of_stock')).toBe('goods');
    expect(getRemedy('groups.team_full')).toBe('goods');
    expect(getRemedy('')).toBe('retry');
  });
});
