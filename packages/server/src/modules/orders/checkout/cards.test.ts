import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
  aCampaign,
  aCard,
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Person,
  payTrade,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopPending } from '../../ledger/index.ts';
import { completeOrder } from '../lifecycle/complete-order.ts';

let shop: ShopFixture;
let shopper: ShopperPerson;
let addressId: number;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
});

type Inputs = Pick<CallIn<'POST /wanlshop/order/create'>, 'items' | 'cards' | 'platform_card'>;
const quote = (inputs: Inputs) =>
  shopper.client.call('POST /wanlshop/order/quote', { type: 'goods', address_id: addressId, ...inputs });
const placeFor = (payable: string, inputs: Inputs) =>
  shopper.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', address_id: addressId, payable, ...inputs },
    { idempotencyKey: randomUUID() },
  );
const place = async (inputs: Inputs) => placeFor((await quote(inputs)).payable, inputs);
const anItem = async (price: string, of = shop) => ({
  ...firstSku(await aGoods(of, { price })),
  number: 1,
});
const shopCard = (amount: string, of = shop) => aCard(shopper, of.seller, { amount, least_spend: '0.00' });
const marketCard = (operator: Person, amount: string) =>
  aCard(shopper, operator, { amount, least_spend: '0.00' }, 'platform');
const getState = async (id: number) => (await shopper.client.call('GET /wanlshop/coupon/card', { id })).state;
const cancel = (id = 0) => shopper.client.call('POST /wanlshop/order/cancel', { id });

describe('a checkout', () => {
  it('takes nothing off unless a card is named, and says what would cost least', async () => {
    const items = [await anItem('100.00')];
    const card = await shopCard('10.00');
    const quoted = await quote({ items });
    expect(quoted).toMatchObject({ payable: '100.00', discount: '0.00' });
    expect(quoted.best).toEqual({
      cards: { [shop.id]: card.id },
      platform_card: null,
      discount: '10.00',
    });
  });

  it('takes off what the named cards are worth, line by line and to the cent', async ({
    market,
    operator,
  }) => {
    const other = await aShopFixture(market);
    const items = [await anItem('33.33'), await anItem('33.33'), await anItem('50.00', other)];
    const cards = { [shop.id]: (await shopCard('10.00')).id };
    const platform_card = (await marketCard(operator, '5.00')).id;
    const quoted = await quote({ items, cards, platform_card });
    expect(quoted).toMatchObject({ goods_amount: '116.66', discount: '15.00', payable: '101.66' });
    expect(quoted.platform_discount).toBe('5.00');
    const placed = await place({ items, cards, platform_card });
    expect(placed.payable).toBe('101.66');
    const orders = await Promise.all(
      placed.orders.map(({ id }) => shopper.client.call('GET /wanlshop/order/details', { id })),
    );
    expect(orders.map(({ discount, payable }) => [discount, payable])).toEqual(
      quoted.shops.map(({ discount, payable }) => [discount, payable]),
    );
  });

  it('is placed for nothing less when a card was used elsewhere meanwhile', async () => {
    const items = [await anItem('100.00')];
    const cards = { [shop.id]: (await shopCard('10.00')).id };
    const { payable } = await quote({ items, cards });
    await placeFor(payable, { items, cards });
    const again = await getRefusalKey(placeFor(payable, { items: [await anItem('100.00')], cards }));
    expect(again).toBe('coupons.card_not_usable');
  });

  it('uses a card once, however many checkouts name it at the same moment', async () => {
    const cards = { [shop.id]: (await shopCard('10.00')).id };
    const checkouts = await Promise.all(
      Array.from({ length: 6 }, async () => ({ items: [await anItem('100.00')], cards })),
    );
    const placed = await Promise.allSettled(checkouts.map((inputs) => placeFor('90.00', inputs)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a ladder team counts towards a threshold only what is paid at its lowest price', async () => {
    const { id, item } = await aCampaign(shop, {
      tiers: [
        [2, '12.00'],
        [3, '9.00'],
      ],
    });
    const cardFor = async (least_spend: string) => {
      const { id } = await aCard(shopper, shop.seller, { amount: '2.00', least_spend });
      return { [shop.id]: id };
    };
    const inputs = { type: 'ladder' as const, campaign_id: id, items: [{ ...item, number: 1 }] };
    const ask = (cards: Record<string, number>) =>
      shopper.client.call('POST /wanlshop/order/quote', { ...inputs, cards, address_id: addressId });
    expect(await getRefusalKey(ask(await cardFor('9.01')))).toBe('coupons.card_not_usable');
    expect(await ask(await cardFor('9.00'))).toMatchObject({ payable: '10.00' });
  });

  it('that costs nothing is paid as it is placed', async ({ market }) => {
    const cards = { [shop.id]: (await shopCard('100.00')).id };
    const placed = await place({ items: [await anItem('80.00')], cards });
    expect(placed.payable).toBe('0.00');
    const order = await shopper.client.call('GET /wanlshop/order/details', { id: placed.orders[0]?.id ?? 0 });
    expect(order.state).toBe('pending_shipment');
    expect(await checkLedger(market.server.kernel.db)).not.toHaveProperty('imbalance');
  });
});

describe('a card', () => {
  it('is back when the order it was used for closes unpaid', async () => {
    const card = await shopCard('10.00');
    const placed = await place({ items: [await anItem('100.00')], cards: { [shop.id]: card.id } });
    expect(await getState(card.id)).toBe('used');
    await cancel(placed.orders[0]?.id);
    expect(await getState(card.id)).toBe('unused');
  });

  it('is back when nobody paid in time', async ({ market }) => {
    const card = await shopCard('10.00');
    await place({ items: [await anItem('100.00')], cards: { [shop.id]: card.id } });
    await market.advance(31 * 60);
    expect(await getState(card.id)).toBe('unused');
  });

  it('of the market is back when the last order of its trade closes', async ({ market, operator }) => {
    const card = await marketCard(operator, '10.00');
    const items = [await anItem('60.00'), await anItem('40.00', await aShopFixture(market))];
    const { orders, trade_no } = await place({ items, platform_card: card.id });
    await cancel(orders[0]?.id);
    expect(await getState(card.id)).toBe('used');
    const left = await shopper.client.call('GET /wanlshop/pay/channels', { trade_no });
    expect(left.payable).toBe('30.00');
    await cancel(orders[1]?.id);
    expect(await getState(card.id)).toBe('unused');
  });
});

describe('settling an order', () => {
  it('pays a shop what the market’s own card took off, with the commission on the whole', async ({
    market,
    operator,
  }) => {
    const items = [await anItem('100.00')];
    const cards = { [shop.id]: (await shopCard('10.00')).id };
    const { orders, trade_no } = await place({
      items,
      cards,
      platform_card: (await marketCard(operator, '20.00')).id,
    });
    await addMoney(market, shopper, 7_000);
    await payTrade(shopper, { tradeNo: trade_no });
    const { db } = market.server.kernel;
    const promotions = await getBalance(db, platform('promotions'));
    const id = orders[0]?.id ?? 0;
    await shop.seller.client.call('POST /seller/orders/ship', {
      order_id: id,
      carrier: '',
      tracking_no: '',
    });
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    await completeOrder(market.context(), id, { isAutomatic: false });
    expect(await getBalance(db, shopPending(shop.id))).toBe(8_550);
    expect((await getBalance(db, platform('promotions'))) - promotions).toBe(-2_000);
    expect(await checkLedger(db)).not.toHaveProperty('imbalance');
  });
});
