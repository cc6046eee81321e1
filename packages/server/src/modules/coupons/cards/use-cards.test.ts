import { asCents } from '@chengji/contract/money';
import {
  aCard,
  anOperator,
  aShopper,
  type Market,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { returnCards, useCards } from '../index.ts';

const it = marketTest.extend(
  'use',
  ({ market }) =>
    (cardId: number, shares: ReturnType<typeof aShare>[], by = shopper.id) =>
      useCards(market.context(), { shopperId: by, uses: [{ cardId, shares }] }),
);

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

/** No two tests share an order. */
let lastOrder = 1_000;
const orders = (number: number) =>
  Array.from({ length: number }, () => {
    lastOrder += 1;
    return lastOrder;
  });

const aShare = (orderId: number, cents = 500) => ({
  orderId,
  cents: asCents(cents),
  orderCents: asCents(9_500),
});
const giveBack = (market: Market, ids: number[]) => returnCards(market.context(), ids);
const getCard = (id: number) => shopper.client.call('GET /wanlshop/coupon/card', { id });
const getState = async (id: number) => (await getCard(id)).state;
const getFigures = async (shop: ShopFixture, couponId: number) => {
  const row = await shop.seller.client.call('GET /seller/coupons/details', { id: couponId });
  return [row.used, row.discounted, row.sales];
};

describe('using a card', () => {
  it('marks it with the order and the moment, and counts for its issuer', async ({ market, shop, use }) => {
    const card = await aCard(shopper, shop.seller);
    const [order = 0] = orders(1);
    await use(card.id, [aShare(order)]);
    expect(await getCard(card.id)).toMatchObject({
      state: 'used',
      order_id: order,
      used_at: market.seconds(),
    });
    expect(await getFigures(shop, card.coupon_id)).toEqual([1, '5.00', '95.00']);
  });

  it('of the market counts it once, and what it took off each order', async ({ market, use }) => {
    const operator = await anOperator(market);
    const card = await aCard(shopper, operator, {}, 'platform');
    const [one = 0, two = 0] = orders(2);
    await use(card.id, [aShare(one, 600), aShare(two, 400)]);
    expect(await operator.client.call('GET /platform/coupons/details', { id: card.coupon_id })).toMatchObject(
      { used: 1, discounted: '10.00', sales: '190.00' },
    );
  });

  it('is refused for one that was used, is another’s, is not valid yet, or is over', async ({
    market,
    shop,
    use,
  }) => {
    const refused = { key: 'coupons.card_not_usable' };
    const used = await aCard(shopper, shop.seller);
    await use(
      used.id,
      orders(1).map((id) => aShare(id)),
    );
    await expect(
      use(
        used.id,
        orders(1).map((id) => aShare(id)),
      ),
    ).rejects.toMatchObject(refused);
    const theirs = await aCard(await aShopper(market), shop.seller);
    await expect(
      use(
        theirs.id,
        orders(1).map((id) => aShare(id)),
      ),
    ).rejects.toMatchObject(refused);
    const dates = { valid_from: market.seconds() + 60, valid_to: market.seconds() + 120 };
    const early = await aCard(shopper, shop.seller, dates);
    await expect(
      use(
        early.id,
        orders(1).map((id) => aShare(id)),
      ),
    ).rejects.toMatchObject(refused);
    await market.advance(120);
    await expect(
      use(
        early.id,
        orders(1).map((id) => aShare(id)),
      ),
    ).rejects.toMatchObject(refused);
  });

  it('of several is all or nothing', async ({ market, shop, use }) => {
    const [good, bad] = [await aCard(shopper, shop.seller), await aCard(shopper, shop.seller)];
    const [first = 0, second = 0, third = 0] = orders(3);
    await use(bad.id, [aShare(first)]);
    const uses = [
      { cardId: good.id, shares: [aShare(second)] },
      { cardId: bad.id, shares: [aShare(third)] },
    ];
    const both = transact(market.context(), (ctx) => useCards(ctx, { shopperId: shopper.id, uses }));
    await expect(both).rejects.toMatchObject({ key: 'coupons.card_not_usable' });
    expect(await getState(good.id)).toBe('unused');
  });

  it('of none does nothing', async ({ market }) => {
    await useCards(market.context(), { shopperId: shopper.id, uses: [] });
  });
});

describe('returning a card', () => {
  it('makes it as good as new, and takes it off its issuer’s figures', async ({ market, shop, use }) => {
    const card = await aCard(shopper, shop.seller);
    const [order = 0, again = 0] = orders(2);
    await use(card.id, [aShare(order)]);
    await giveBack(market, [order]);
    expect(await getCard(card.id)).toMatchObject({ state: 'unused', order_id: null, used_at: null });
    expect(await getFigures(shop, card.coupon_id)).toEqual([0, '0.00', '0.00']);
    await use(card.id, [aShare(again)]);
    expect(await getFigures(shop, card.coupon_id)).toEqual([1, '5.00', '95.00']);
  });

  it('waits for the last of the orders it took something off', async ({ market, use }) => {
    const card = await aCard(shopper, await anOperator(market), {}, 'platform');
    const [one = 0, two = 0, nothing = 0] = orders(3);
    await use(card.id, [aShare(nothing, 0), aShare(one), aShare(two)]);
    expect((await getCard(card.id)).order_id).toBe(one);
    await giveBack(market, [two]);
    expect(await getState(card.id)).toBe('used');
    await giveBack(market, [one]);
    expect(await getState(card.id)).toBe('unused');
  });

  it('leaves one expired whose time was over meanwhile', async ({ market, shop, use }) => {
    const card = await aCard(shopper, shop.seller, {
      valid_from: market.seconds(),
      valid_to: market.seconds() + 60,
    });
    const [order = 0] = orders(1);
    await use(card.id, [aShare(order)]);
    await market.advance(60);
    expect(await getState(card.id)).toBe('used');
    await giveBack(market, [order]);
    expect(await getState(card.id)).toBe('expired');
  });

  it('twice, or for orders that used none, changes nothing', async ({ market, shop, use }) => {
    const card = await aCard(shopper, shop.seller);
    const [order = 0, next = 0] = orders(2);
    await use(card.id, [aShare(order)]);
    await giveBack(market, [order]);
    await use(card.id, [aShare(next)]);
    await giveBack(market, [order]);
    await giveBack(market, orders(2));
    expect(await getState(card.id)).toBe('used');
  });

  it('gives back the cards of many orders at once', async ({ market, shop, use }) => {
    const ids = orders(5);
    const cards = [];
    for (const id of ids) {
      const card = await aCard(shopper, shop.seller);
      await use(card.id, [aShare(id)]);
      cards.push(card);
    }
    await giveBack(market, ids);
    expect((await shopper.client.call('GET /wanlshop/coupon/mine', {})).counts).toMatchObject({
      unused: 5,
      used: 0,
    });
  });
});
