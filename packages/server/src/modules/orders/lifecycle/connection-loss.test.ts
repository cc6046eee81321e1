/** What is broken off halfway leaves everything as it was, and can be done again: no piece, cent or event is lost. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  anOrder,
  aShopper,
  whileWritesFail as breakOffAt,
  failureModes,
  firstSku,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopPending, shopperAvailable } from '../../ledger/index.ts';
import { findOrder, listLog } from '../order.queries.ts';
import { closeUnpaidTrade } from './close-unpaid-trade.ts';
import { completeOrder } from './complete-order.ts';

type Way = keyof typeof failureModes;

const it = marketTest.extend('goods', ({ shop }) => aGoods(shop, { price: '12.30', stock: 5 }));

let shopper: ShopperPerson;
let addressId: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
  await addMoney(market, shopper, 10_000);
  await market.settle();
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const run = (market: Market, statement: string) => market.context().db.execute(statement);

const whileWritesFail = (market: Market, table: string, way: Way, work: () => Promise<unknown>) =>
  breakOffAt(market, table, way, work);

const place = (goods: Awaited<ReturnType<typeof aGoods>>, key: string = randomUUID()) =>
  shopper.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'cart',
      items: [{ ...firstSku(goods), number: 2 }],
      address_id: addressId,
      payable: '24.60',
    },
    { idempotencyKey: key },
  );
const pay = (trade_no: string) =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const stock = async (market: Market, goods: Awaited<ReturnType<typeof aGoods>>) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goods.id })).skus[0]?.stock;
const record = (market: Market, id: number) => findOrder(market.context().db, id);
const log = async (market: Market, id: number) =>
  (await listLog(market.context().db, id)).map(({ event }) => event);
const waiting = async (market: Market) =>
  (await run(market, 'select event from outbox')).rows.map((row) => row.event);
const balances = async (market: Market, shop: ShopFixture) => {
  const { db } = market.context();
  const accounts = [shopperAvailable(shopper.id), shopPending(shop.id), platform('escrow')];
  return Promise.all(accounts.map((account) => getBalance(db, account)));
};

const steps = ['skus', 'trades', 'orders', 'order_lines', 'order_log', 'outbox', 'cart_lines'];

describe.each(Object.keys(failureModes) as Way[])('placing an order that %s', (way) => {
  it.for(steps)(
    'at its %s holds no stock, leaves no order and keeps the cart',
    async (table, { market, goods }) => {
      const line = { ...firstSku(goods), number: 2 };
      await shopper.client.call('POST /wanlshop/cart/storage', { type: 'add', data: line });
      const key = randomUUID();
      await whileWritesFail(market, table, way, () => place(goods, key));
      expect(await stock(market, goods)).toBe(5);
      expect((await shopper.client.call('GET /wanlshop/order/list')).rows).toEqual([]);
      expect(await waiting(market)).toEqual([]);
      const cart = await shopper.client.call('POST /wanlshop/cart/synchro', { cart: null });
      expect(cart.flatMap(({ products }) => products)).toHaveLength(1);
      const placed = await place(goods, key);
      expect(await place(goods, key)).toEqual(placed);
      expect(await stock(market, goods)).toBe(3);
    },
  );
});

describe('paying that breaks off', () => {
  it.for(['trades', 'orders', 'order_log', 'outbox'])(
    'at its %s takes no money',
    async (table, { market, shop, goods }) => {
      const { trade_no, orders } = await place(goods);
      await market.settle();
      const before = await balances(market, shop);
      await whileWritesFail(market, table, 'loses its connection', () => pay(trade_no));
      expect(await balances(market, shop)).toEqual(before);
      expect(await record(market, orders[0]?.id ?? 0)).toMatchObject({
        state: 'pending_payment',
        paidAt: null,
      });
      expect((await pay(trade_no)).status).toBe('paid');
    },
  );
});

describe('closing that breaks off', () => {
  it.for(['orders', 'skus', 'order_log', 'outbox'])(
    'at its %s is done by the next who looks',
    async (table, { market, goods }) => {
      const { orders } = await place(goods);
      await market.settle();
      const id = orders[0]?.id ?? 0;
      const trade = (await record(market, id))?.tradeId ?? 0;
      const close = () => closeUnpaidTrade(market.context(), trade);
      await whileWritesFail(market, table, 'fails', close);
      expect(await record(market, id)).toMatchObject({ state: 'pending_payment' });
      expect(await stock(market, goods)).toBe(3);
      await close();
      expect(await record(market, id)).toMatchObject({ state: 'closed' });
      expect(await stock(market, goods)).toBe(5);
    },
  );

  it('at the cancelling of its buyer leaves the trade to be paid whole', async ({ market, goods }) => {
    const { trade_no, orders } = await place(goods);
    const id = orders[0]?.id ?? 0;
    await whileWritesFail(market, 'order_log', 'fails', () =>
      shopper.client.call('POST /wanlshop/order/cancel', { id }),
    );
    expect(await shopper.client.call('GET /wanlshop/order/details', { id })).toMatchObject({
      state: 'pending_payment',
      trade_payable: '24.60',
    });
    expect((await pay(trade_no)).status).toBe('paid');
  });
});

describe('shipping that breaks off', () => {
  const shipment = { carrier: 'SF', tracking_no: 'SF1234567890123' };

  it.for(['parcels', 'orders', 'order_log', 'outbox'])(
    'at its %s sends no parcel',
    async (table, { market, shop, goods }) => {
      const { trade_no, orders } = await place(goods);
      await pay(trade_no);
      await market.settle();
      const order_id = orders[0]?.id ?? 0;
      const ship = () => shop.seller.client.call('POST /seller/orders/ship', { order_id, ...shipment });
      await whileWritesFail(market, table, 'fails', ship);
      expect(await record(market, order_id)).toMatchObject({ state: 'pending_shipment', parcelId: null });
      expect(
        (await run(market, `select id from parcels where reference = 'order:${order_id}'`)).rows,
      ).toEqual([]);
      expect((await ship()).parcel).toMatchObject({ carrier_code: 'SF' });
    },
  );
});

describe('completing that breaks off', () => {
  const tables = ['orders', 'ledger_transfers', 'ledger_entries', 'goods', 'order_log', 'outbox'];

  it.for(tables)('at its %s leaves the money where it was', async (table, { market, shop, goods }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
    await market.settle();
    const before = await balances(market, shop);
    const complete = () => completeOrder(market.context(), id, { isAutomatic: false });
    await whileWritesFail(market, table, 'loses its connection', complete);
    expect(await balances(market, shop)).toEqual(before);
    expect(await log(market, id)).toEqual(['placed', 'paid', 'shipped', 'received']);
    expect(await complete()).toBe(true);
    const [, income = 0, escrow = 0] = before;
    expect((await balances(market, shop)).slice(1)).toEqual([income + 1_168, escrow - 1_230]);
  });

  it('at the review that would complete it keeps neither the review nor the money', async ({
    market,
    shop,
    goods,
  }) => {
    const { id, lines } = await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [goods],
    });
    const items = lines.map((line) => ({ line_id: line.id, score: 1, content: '没有写成' }));
    const comment = () => shopper.client.call('POST /wanlshop/order/comment', { id, items });
    await whileWritesFail(market, 'reviews', 'fails', comment);
    const details = await shopper.client.call('GET /wanlshop/order/details', { id });
    expect(details).toMatchObject({ state: 'pending_review', lines: [{ reviewed: false }] });
    expect((await comment()).state).toBe('completed');
  });
});
