import { randomUUID } from 'node:crypto';
import type { CallOut } from '@chengji/contract';
import {
  addMoney,
  aShopFixture,
  aShopper,
  aTrade,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
  type Trade,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopAvailable, shopPending } from '../../ledger/index.ts';

const day = 86_400;

let shopper: ShopperPerson;
let trade: Trade;
let id: number;
it.beforeEach(async ({ market, shop }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  trade = await aTrade(market, shopper, { shop, price: '100.00' });
  id = trade.orderIds[0] ?? 0;
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

type Details = CallOut<'GET /wanlshop/order/details'>;
const details = (): Promise<Details> => shopper.client.call('GET /wanlshop/order/details', { id });
const state = async () => (await details()).state;
const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: trade.tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const ship = (shop: ShopFixture) =>
  shop.seller.client.call('POST /seller/orders/ship', {
    order_id: id,
    carrier: 'SF',
    tracking_no: 'SF1234567890123',
  });
const receive = () => shopper.client.call('POST /wanlshop/order/receive', { id });
const comment = async () => {
  const { lines } = await details();
  const items = lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' }));
  return shopper.client.call('POST /wanlshop/order/comment', { id, items });
};
const statistics = async () => (await shopper.client.call('GET /wanlshop/user/statistics')).statistics;
const count = async () => (await statistics()).order;

describe('an order', () => {
  it('goes from its placing to its review, and pays the shop less the commission', async ({
    market,
    shop,
  }) => {
    const before = await getBalance(market.context().db, shopPending(shop.id));
    const escrow = await getBalance(market.context().db, platform('escrow'));
    await pay();
    expect(await state()).toBe('pending_shipment');
    await ship(shop);
    expect(await state()).toBe('shipped');
    await receive();
    expect(await state()).toBe('pending_review');
    expect((await comment()).state).toBe('completed');
    expect(await getBalance(market.context().db, shopPending(shop.id))).toBe(before + 9_500);
    expect(await getBalance(market.context().db, platform('escrow'))).toBe(escrow);
    const { timeline } = await details();
    expect(timeline.map(({ event }) => event)).toEqual([
      'placed',
      'paid',
      'shipped',
      'received',
      'completed',
      'after_sale_ends',
    ]);
    expect(timeline.filter(({ done }) => !done)).toHaveLength(1);
  });

  it('keeps its income pending until the after-sale window ends', async ({ market, shop }) => {
    const { db } = market.context();
    const before = await getBalance(db, shopPending(shop.id));
    const available = await getBalance(db, shopAvailable(shop.id));
    await pay();
    await ship(shop);
    await receive();
    await comment();
    expect(await getBalance(db, shopPending(shop.id))).toBe(before + 9_500);
    await market.advance(7 * day - 60);
    expect(await getBalance(db, shopAvailable(shop.id))).toBe(available);
    await market.advance(120);
    expect(await getBalance(db, shopPending(shop.id))).toBe(0);
    expect(await getBalance(db, shopAvailable(shop.id))).toBe(available + before + 9_500);
  });

  it('is counted where it stands', async ({ shop }) => {
    expect(await count()).toMatchObject({ pay: 1, delive: 0, whole: 1 });
    await pay();
    expect(await count()).toMatchObject({ pay: 0, delive: 1 });
    await ship(shop);
    expect(await count()).toMatchObject({ delive: 0, receiving: 1 });
    expect((await statistics()).logistics.map(({ order_id }) => order_id)).toEqual([id]);
    await receive();
    expect(await count()).toMatchObject({ receiving: 0, evaluate: 1 });
  });

  it('refuses every move it is not in the state for', async ({ shop }) => {
    expect(await getRefusalKey(receive())).toBe('orders.state_changed');
    expect(await getRefusalKey(ship(shop))).toBe('orders.state_changed');
    expect(await getRefusalKey(shopper.client.call('POST /wanlshop/order/extend', { id }))).toBe(
      'orders.state_changed',
    );
    expect(await getRefusalKey(shopper.client.call('POST /wanlshop/order/delete', { id }))).toBe(
      'orders.state_changed',
    );
    expect(await getRefusalKey(comment())).toBe('orders.state_changed');
    await pay();
    expect(await getRefusalKey(shopper.client.call('POST /wanlshop/order/cancel', { id }))).toBe(
      'orders.state_changed',
    );
  });

  it('is received once, however often it is confirmed', async ({ shop }) => {
    await pay();
    await ship(shop);
    const results = await Promise.allSettled([receive(), receive(), receive()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('closes the order and leaves the rest of its trade to be paid', async () => {
    const closed = await shopper.client.call('POST /wanlshop/order/cancel', { id });
    expect(closed).toMatchObject({ state: 'closed', close_reason: 'cancelled', trade_payable: '100.00' });
    expect(await getRefusalKey(pay())).toBe('payments.trade_closed');
  });

  it('and paying at the same time has one outcome', async () => {
    const [cancelled, paid] = await Promise.allSettled([
      shopper.client.call('POST /wanlshop/order/cancel', { id }),
      pay(),
    ]);
    expect([cancelled, paid].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await state()).toBe(paid.status === 'fulfilled' ? 'pending_shipment' : 'closed');
  });

  it('lets its buyer take it out of the list', async () => {
    await shopper.client.call('POST /wanlshop/order/cancel', { id });
    await shopper.client.call('POST /wanlshop/order/delete', { id });
    expect((await shopper.client.call('GET /wanlshop/order/list')).rows).toEqual([]);
    expect(await getRefusalKey(details())).toBe('common.not_found');
  });
});

describe('a deadline', () => {
  it('closes an unpaid order 30 minutes after its placing, and not before', async ({ market }) => {
    await market.advance(30 * 60 - 5);
    expect(await state()).toBe('pending_payment');
    await market.advance(10);
    expect(await details()).toMatchObject({ state: 'closed', close_reason: 'unpaid' });
  });

  it('receives a shipped order after 10 days and reviews it after 15 more', async ({ market, shop }) => {
    await pay();
    await ship(shop);
    await market.advance(10 * day - 60);
    expect(await state()).toBe('shipped');
    await market.advance(120);
    expect(await state()).toBe('pending_review');
    await market.advance(15 * day);
    await market.settle();
    expect(await state()).toBe('completed');
    const goodsId = (await details()).lines[0]?.goods_id ?? 0;
    const { rows } = await market.client().call('GET /wanlshop/goods/comments', { id: goodsId });
    expect(rows.map(({ score }) => score)).toEqual([5]);
  });

  it('is put off once by five days when the buyer asks', async ({ shop }) => {
    await pay();
    await ship(shop);
    const [before] = (await details()).deadlines;
    const extended = await shopper.client.call('POST /wanlshop/order/extend', { id });
    expect(extended.deadlines[0]?.at).toBe((before?.at ?? 0) + 5 * day);
    const again = shopper.client.call('POST /wanlshop/order/extend', { id });
    expect(await getRefusalKey(again)).toBe('orders.already_extended');
  });
});

describe('a stranger', () => {
  it('finds nothing and changes nothing', async ({ market }) => {
    const stranger = await aShopper(market);
    const other = await aShopFixture(market);
    for (const call of ['GET /wanlshop/order/details', 'GET /wanlshop/order/logistics'] as const) {
      expect(await getRefusalKey(stranger.client.call(call, { id }))).toBe('common.not_found');
    }
    for (const move of ['cancel', 'receive', 'extend', 'delete'] as const) {
      expect(await getRefusalKey(stranger.client.call(`POST /wanlshop/order/${move}`, { id }))).toBe(
        'common.not_found',
      );
    }
    expect(await getRefusalKey(other.seller.client.call('GET /seller/orders/details', { id }))).toBe(
      'common.not_found',
    );
    const shipment = { order_id: id, carrier: '', tracking_no: '' };
    expect(await getRefusalKey(other.seller.client.call('POST /seller/orders/ship', shipment))).toBe(
      'common.not_found',
    );
    await expect(market.client().call('GET /wanlshop/order/details', { id })).rejects.toMatchObject({
      status: 401,
    });
    expect(await state()).toBe('pending_payment');
  });
});
