/** Cancelling one order of a checkout: what it costs the others, and what comes back. */
import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
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
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';

const it = marketTest.extend(
  'shops',
  async ({ market }): Promise<[ShopFixture, ShopFixture, ShopFixture]> => [
    await aShopFixture(market),
    await aShopFixture(market),
    await aShopFixture(market),
  ],
);

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

type Chosen = Pick<CallIn<'POST /wanlshop/order/create'>, 'cards' | 'platform_card'>;
type Coupon = Parameters<typeof aCard>[2];

/** One order of each shop at these prices, ten pieces in stock each. */
async function place(
  shops: [ShopFixture, ShopFixture, ShopFixture],
  prices: readonly string[],
  chosen: Chosen = {},
) {
  const goods = await Promise.all(
    prices.map((price, at) => aGoods(shops[at] ?? shops[0], { price, stock: 10 })),
  );
  const inputs = {
    type: 'goods' as const,
    items: goods.map((one) => ({ ...firstSku(one), number: 1 })),
    address_id: await anAddress(shopper),
    ...chosen,
  };
  const { payable } = await shopper.client.call('POST /wanlshop/order/quote', inputs);
  const { orders, trade_no } = await shopper.client.call(
    'POST /wanlshop/order/create',
    { ...inputs, payable },
    { idempotencyKey: randomUUID() },
  );
  return { ids: orders.map(({ id }) => id), tradeNo: trade_no, goodsIds: goods.map(({ id }) => id) };
}

const platformCard = (operator: Person, terms: Coupon) => aCard(shopper, operator, terms, 'platform');
const cancel = (id = 0, confirmed: Pick<CallIn<'POST /wanlshop/order/cancel'>, 'payable' | 'whole'> = {}) =>
  shopper.client.call('POST /wanlshop/order/cancel', { id, ...confirmed });
const preview = (id = 0) => shopper.client.call('GET /wanlshop/order/cancelpreview', { id });
const details = (id = 0) => shopper.client.call('GET /wanlshop/order/details', { id });
const getStates = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(details))).map(({ state }) => state);
const getPayable = async (tradeNo: string) =>
  (await shopper.client.call('GET /wanlshop/pay/channels', { trade_no: tradeNo })).payable;
const cardState = async (id: number) =>
  (await shopper.client.call('GET /wanlshop/coupon/card', { id })).state;
const getStock = async (id = 0) =>
  (await shopper.client.call('GET /wanlshop/goods/details', { id })).skus[0]?.stock;

describe('cancelling one order of a trade with a platform coupon', () => {
  it('never leaves the discount to orders that do not meet its threshold', async ({ operator, shops }) => {
    const card = await platformCard(operator, { amount: '50.00', least_spend: '100.00' });
    const { ids, tradeNo } = await place(shops, ['60.00', '45.00'], { platform_card: card.id });
    expect(await getPayable(tradeNo)).toBe('55.00');
    expect(await preview(ids[1])).toEqual({
      outcome: 'whole',
      others: 1,
      payable_before: '31.43',
      payable: '0.00',
    });
    expect(await getRefusalKey(cancel(ids[1]))).toBe('orders.cancel_closes_trade');
    expect(await getStates(ids)).toEqual(['pending_payment', 'pending_payment']);
    expect(await getPayable(tradeNo)).toBe('55.00');
  });

  it('closes the whole trade when the buyer says so, with stock and coupon back', async ({
    operator,
    shops,
  }) => {
    const card = await platformCard(operator, { amount: '50.00', least_spend: '100.00' });
    const { ids, goodsIds } = await place(shops, ['60.00', '45.00'], { platform_card: card.id });
    await cancel(ids[1], { whole: true });
    expect(await getStates(ids)).toEqual(['closed', 'closed']);
    expect(await cardState(card.id)).toBe('unused');
    expect(await Promise.all(goodsIds.map(getStock))).toEqual([10, 10]);
  });

  it('applies it to the others anew, beside what their shops’ own coupons took off', async ({
    operator,
    shops,
  }) => {
    const card = await platformCard(operator, {
      type: 'discount',
      percent: 10,
      cap: '9.00',
      least_spend: '50.00',
    });
    const shopCard = await aCard(shopper, shops[0].seller, { amount: '5.00', least_spend: '0.00' });
    const { ids, tradeNo } = await place(shops, ['80.00', '20.00', '10.00'], {
      platform_card: card.id,
      cards: { [shops[0].id]: shopCard.id },
    });
    expect(await getPayable(tradeNo)).toBe('96.00');
    expect(await preview(ids[1])).toEqual({
      outcome: 'repriced',
      others: 2,
      payable_before: '77.71',
      payable: '76.50',
    });
    await cancel(ids[1]);
    expect(await getPayable(tradeNo)).toBe('76.50');
    expect(await details(ids[0])).toMatchObject({ payable: '67.50', discount: '12.50' });
    expect(await details(ids[2])).toMatchObject({ payable: '9.00', discount: '1.00' });
  });

  it('asks for the price that the others will cost, where rounding makes them dearer', async ({
    operator,
    shops,
  }) => {
    const card = await platformCard(operator, { type: 'discount', percent: 10, least_spend: '0.00' });
    const { ids, tradeNo } = await place(shops, ['0.16', '0.16', '0.16'], { platform_card: card.id });
    expect(await getPayable(tradeNo)).toBe('0.43');
    expect(await preview(ids[2])).toMatchObject({ payable_before: '0.28', payable: '0.29' });
    expect(await getRefusalKey(cancel(ids[2]))).toBe('orders.cancel_raises_price');
    expect(await getRefusalKey(cancel(ids[2], { payable: '0.28' }))).toBe('orders.cancel_raises_price');
    expect(await getPayable(tradeNo)).toBe('0.43');
    await cancel(ids[2], { payable: '0.29' });
    expect(await getPayable(tradeNo)).toBe('0.29');
  });

  it('records what the coupon takes off now, so that it comes back with the last order', async ({
    market,
    operator,
    shops,
  }) => {
    const card = await platformCard(operator, { amount: '10.00', least_spend: '0.00' });
    const { ids, tradeNo } = await place(shops, ['60.00', '40.00'], { platform_card: card.id });
    expect(await preview(ids[0])).toMatchObject({ outcome: 'repriced', payable: '30.00' });
    await cancel(ids[0]);
    expect(await getPayable(tradeNo)).toBe('30.00');
    await addMoney(market, shopper, 3_000);
    await payTrade(shopper, { tradeNo });
    expect(await details(ids[1])).toMatchObject({ state: 'pending_shipment', platform_discount: '10.00' });
    expect(await cardState(card.id)).toBe('used');
  });

  it('leaves the others as they are where no platform coupon was used', async ({ shops }) => {
    const { ids, tradeNo } = await place(shops, ['60.00', '40.00']);
    expect(await preview(ids[0])).toMatchObject({
      outcome: 'kept',
      payable_before: '40.00',
      payable: '40.00',
    });
    await cancel(ids[0]);
    expect(await getPayable(tradeNo)).toBe('40.00');
    expect(await preview(ids[1])).toMatchObject({ outcome: 'alone', others: 0 });
  });
});

describe('cancelling the paid part of a trade', () => {
  it('closes the free rest as well, with its stock and coupon back', async ({ shops }) => {
    const free = await aCard(shopper, shops[1].seller, { amount: '40.00', least_spend: '0.00' });
    const { ids, goodsIds } = await place(shops, ['60.00', '40.00'], {
      cards: { [shops[1].id]: free.id },
    });
    expect(await preview(ids[0])).toMatchObject({ outcome: 'whole', payable_before: '0.00' });
    await cancel(ids[0]);
    expect(await getStates(ids)).toEqual(['closed', 'closed']);
    expect(await Promise.all(goodsIds.map(getStock))).toEqual([10, 10]);
    expect(await cardState(free.id)).toBe('unused');
  });
});

describe('the market', () => {
  it('cancels two orders of a trade at the same moment without losing what the coupon asks for', async ({
    operator,
    shops,
  }) => {
    const card = await platformCard(operator, { amount: '50.00', least_spend: '100.00' });
    const { ids, goodsIds } = await place(shops, ['60.00', '45.00', '45.00'], {
      platform_card: card.id,
    });
    const ended = await Promise.allSettled([cancel(ids[1]), cancel(ids[2])]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await cancel(ids[0], { whole: true });
    expect(await getStates(ids)).toEqual(['closed', 'closed', 'closed']);
    expect(await Promise.all(goodsIds.map(getStock))).toEqual([10, 10, 10]);
    expect(await cardState(card.id)).toBe('unused');
  });
});

describe('a preview of cancelling', () => {
  it('is refused for an order that is closed, and for a stranger', async ({ market, shops }) => {
    const { ids } = await place(shops, ['60.00']);
    const stranger = await aShopper(market);
    const asked = stranger.client.call('GET /wanlshop/order/cancelpreview', { id: ids[0] ?? 0 });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
    await cancel(ids[0]);
    expect(await getRefusalKey(preview(ids[0]))).toBe('orders.state_changed');
  });
});
