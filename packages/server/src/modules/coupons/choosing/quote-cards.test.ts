import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
  aCard,
  aCategory,
  aCoupon,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Person,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  [shop, shopper] = [await aShopFixture(market), await aShopper(market)];
});

const item = async (at: ShopFixture, price: string, traits: Parameters<typeof aGoods>[1] = {}) => ({
  ...firstSku(await aGoods(at, { price, ...traits })),
  number: 1,
});
type Items = CallIn<'POST /wanlshop/order/quote'>['items'];
type Chosen = { cards?: Record<string, number>; platform_card?: number };
const quote = (items: Items, chosen: Chosen = {}) =>
  shopper.client.call('POST /wanlshop/order/quote', { type: 'goods', items, ...chosen });
const place = async (items: Items, payable: string, chosen: Chosen) =>
  shopper.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items, payable, address_id: await anAddress(shopper), ...chosen },
    { idempotencyKey: randomUUID() },
  );
const ofShop = (traits: Parameters<typeof aCoupon>[1] = {}) => aCard(shopper, shop.seller, traits);
const ofMarket = (operator: Person, traits: Parameters<typeof aCoupon>[1] = {}) =>
  aCard(shopper, operator, traits, 'platform');
const getState = async (id: number) => (await shopper.client.call('GET /wanlshop/coupon/card', { id })).state;

describe('a quote', () => {
  it('applies nothing that was not chosen, and names the best choice', async ({ operator }) => {
    const [card, market] = [
      await ofShop(),
      await ofMarket(operator, { amount: '5.00', least_spend: '50.00' }),
    ];
    const answer = await quote([await item(shop, '120.00')]);
    expect(answer).toMatchObject({ discount: '0.00', payable: '120.00', platform_card: null });
    expect(answer.best).toEqual({
      cards: { [shop.id]: card.id },
      platform_card: market.id,
      discount: '15.00',
    });
  });

  it('takes off what the best choice says once it is chosen', async ({ market, operator }) => {
    await ofShop({ type: 'discount', amount: null, percent: 10, cap: '8.00' });
    await ofShop();
    await ofMarket(operator, { type: 'discount', amount: null, percent: 7 });
    const other = await aShopFixture(market);
    const items = [await item(shop, '133.30'), await item(other, '19.99')];
    const { best } = await quote(items);
    const answer = await quote(items, { cards: best.cards, platform_card: best.platform_card ?? 0 });
    expect(answer.discount).toBe(best.discount);
    expect(answer.shops[0]?.discount).not.toBe('0.00');
    // 7 % of the 123.30 and the 19.99 left
    expect(answer.platform_discount).toBe('10.03');
    expect(answer.payable).toBe('133.26');
  });

  it('lists usable cards first, by what they take off, and says why others are not', async () => {
    const big = await ofShop({ amount: '20.00' });
    const small = await ofShop({ amount: '3.00', least_spend: '0.00' });
    const short = await ofShop({ least_spend: '200.00' });
    const other = await ofShop({ scope: 'goods', scope_ids: [(await aGoods(shop)).id] });
    const { shops } = await quote([await item(shop, '120.00')]);
    expect(shops[0]?.cards.map(({ id, saves, reason }) => [id, saves, reason])).toEqual([
      [big.id, '20.00', null],
      [small.id, '3.00', null],
      [short.id, '0.00', '还差 ¥80.00'],
      [other.id, '0.00', '没有适用的商品'],
    ]);
  });

  it('says how little is short of a card that takes off more', async () => {
    const chosen = await ofShop();
    const next = await ofShop({ amount: '30.00', least_spend: '150.00' });
    const items = [await item(shop, '120.00')];
    const answer = await quote(items, { cards: { [shop.id]: chosen.id } });
    expect(answer.shops[0]?.next).toEqual({ card_id: next.id, lacks: '30.00', saves: '30.00' });
  });

  it('names a card of a coupon once, however many of them one holds', async () => {
    const id = await aCoupon(shop.seller, { per_person: 3 });
    const first = await shopper.client.call('POST /wanlshop/coupon/receive', { id });
    await shopper.client.call('POST /wanlshop/coupon/receive', { id });
    const { shops } = await quote([await item(shop, '120.00')]);
    expect(shops[0]?.cards.map((card) => card.id)).toEqual([first.card.id]);
  });

  it('knows goods of a category below the one a coupon is for', async ({ market, operator }) => {
    const parent = await aCategory(market);
    const leaf = await aCategory(market, parent);
    const card = await ofMarket(operator, { scope: 'categories', scope_ids: [parent], least_spend: '0.00' });
    const items = [await item(shop, '60.00', { category_id: leaf }), await item(shop, '70.00')];
    const { shops, payable } = await quote(items, { platform_card: card.id });
    expect(shops[0]?.lines.map(({ discount }) => discount)).toEqual(['10.00', '0.00']);
    expect(payable).toBe('120.00');
  });

  it('takes freight off with a shipping card, as much as there is', async ({ operator }) => {
    const { id } = await shop.seller.client.call('POST /seller/freight/save', {
      name: '快递',
      kind: 'piece',
      free_over: null,
      no_delivery: [],
      rates: [{ provinces: [], first_units: 1, first: '8.00', next_units: 1, next: '2.00' }],
    });
    const card = await ofMarket(operator, { type: 'shipping', amount: null, least_spend: '0.00' });
    const items = [await item(shop, '60.00', { freight_template_id: id })];
    await anAddress(shopper);
    const answer = await quote(items, { platform_card: card.id });
    expect(answer).toMatchObject({ freight: '8.00', platform_discount: '8.00', payable: '60.00' });
  });

  it('refuses a chosen card that cannot be used, with the reason and the field', async ({
    market,
    operator,
  }) => {
    const short = await ofShop({ least_spend: '500.00' });
    const stranger = await aShopper(market);
    const theirs = await aCard(stranger, shop.seller);
    const ofMine = await ofMarket(operator, {
      valid_from: market.seconds() + 86_400,
      valid_to: market.seconds() + 172_800,
    });
    const items = [await item(shop, '120.00')];
    const refused = (chosen: Chosen) => quote(items, chosen).catch((error: unknown) => error);
    const key = 'coupons.card_not_usable';
    const { id: shopId } = shop;
    expect(await refused({ cards: { [shopId]: short.id } })).toMatchObject({
      key,
      field: 'cards',
      message: '优惠券不可用：还差 ¥380.00',
    });
    expect(await refused({ cards: { [shopId]: theirs.id } })).toMatchObject({
      key,
      message: /已使用或已失效/,
    });
    expect(await refused({ cards: { [shopId + 1_000]: short.id } })).toMatchObject({ key, field: 'cards' });
    expect(await refused({ platform_card: ofMine.id })).toMatchObject({ key, field: 'platform_card' });
    expect(await refused({ platform_card: short.id })).toMatchObject({ key, field: 'platform_card' });
  });
});

describe('a card', () => {
  it('is used by placing, and counted no more', async ({ market }) => {
    const card = await ofShop();
    const chosen = { cards: { [shop.id]: card.id } };
    const { orders } = await place([await item(shop, '120.00')], '110.00', chosen);
    expect(await shopper.client.call('GET /wanlshop/coupon/card', { id: card.id })).toMatchObject({
      state: 'used',
      order_id: orders[0]?.id,
      used_at: market.seconds(),
    });
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics');
    expect(statistics.dynamic.coupon).toBe(0);
    const again = place([await item(shop, '120.00')], '110.00', chosen);
    expect(await getRefusalKey(again)).toBe('coupons.card_not_usable');
  });

  it('keeps the terms it was received under when the coupon’s title changes', async () => {
    const card = await ofShop({ title: '开业券' });
    const row = await shop.seller.client.call('GET /seller/coupons/details', { id: card.coupon_id });
    const { type, amount, least_spend, total } = row;
    await shop.seller.client.call('POST /seller/coupons/save', {
      id: row.id,
      title: '老客券',
      type,
      amount,
      least_spend,
      total,
      valid_days: row.valid_days,
    });
    const mine = await shopper.client.call('GET /wanlshop/coupon/card', { id: card.id });
    expect(mine.title).toBe('开业券');
  });

  it('comes back when its order is cancelled before payment', async () => {
    const card = await ofShop();
    const { orders } = await place([await item(shop, '120.00')], '110.00', {
      cards: { [shop.id]: card.id },
    });
    await shopper.client.call('POST /wanlshop/order/cancel', { id: orders[0]?.id ?? 0 });
    expect(await getState(card.id)).toBe('unused');
    await place([await item(shop, '120.00')], '110.00', { cards: { [shop.id]: card.id } });
    expect(await getState(card.id)).toBe('used');
  });

  it('comes back expired when its time was over before its order closed by itself', async ({ market }) => {
    const card = await ofShop({ valid_from: market.seconds(), valid_to: market.seconds() + 600 });
    await place([await item(shop, '120.00')], '110.00', { cards: { [shop.id]: card.id } });
    await market.advance(3_600);
    expect(await getState(card.id)).toBe('expired');
  });

  it('of the market comes back with the last of the orders it took something off', async ({
    market,
    operator,
  }) => {
    const other = await aShopFixture(market);
    const card = await ofMarket(operator, { least_spend: '60.00' });
    const items = [await item(shop, '60.00'), await item(other, '60.00')];
    const { orders } = await place(items, '110.00', { platform_card: card.id });
    const cancel = (id = 0) => shopper.client.call('POST /wanlshop/order/cancel', { id });
    await cancel(orders[0]?.id);
    expect(await getState(card.id)).toBe('used');
    await cancel(orders[1]?.id);
    expect(await getState(card.id)).toBe('unused');
  });

  it('does not exist for who did not receive it', async ({ market }) => {
    const card = await ofShop();
    const { client } = await aShopper(market);
    expect(await getRefusalKey(client.call('GET /wanlshop/coupon/card', { id: card.id }))).toBe(
      'common.not_found',
    );
  });
});
