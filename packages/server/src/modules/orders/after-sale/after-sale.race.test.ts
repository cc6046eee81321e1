/** A refund and something else at once, on two nodes: there is one outcome, whichever comes first. */
import { randomUUID } from 'node:crypto';
import type { OrderState } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import {
  aGoods,
  anOrder,
  applyRefund,
  aShopFixture,
  aShopper,
  failureModes,
  interleave,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  whileWritesFail,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, getBalance, platform, shopperAvailable } from '../../ledger/index.ts';
import { receiveAutomatically } from '../lifecycle/receive-order.ts';
import { releaseIncome } from '../lifecycle/release-income.ts';
import { findOrder, listLines, listLog } from '../order.queries.ts';
import { shipOrder } from '../shop/ship-order.ts';
import { endHold, holdForRefund } from './after-sale-order.ts';
import { giveBack } from './give-back.ts';

const day = 86_400;

let shop: ShopFixture;
let shopper: ShopperPerson;
let id: number;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
});
it.afterEach(async ({ market }) => {
  await market.settle();
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const begin = async (market: Market, state: OrderState, number = 1) => {
  const goods = [await aGoods(shop, { price: '12.30', stock: 10 })];
  ({ id } = await anOrder(market, shopper, shop, { state, goods, number }));
};
const record = async (market: Market) => {
  const order = await findOrder(market.context().db, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
const lines = (market: Market) => listLines(market.context().db, [id]);
const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
const apply = async (node: Market) => applyRefund({ client: node.client(shopper.token) }, await details());
const shipment = { carrier: '', tracking_no: '' };
const ship = (node: Market) =>
  node.client(shop.seller.token).call('POST /seller/orders/ship', { order_id: id, ...shipment });
const asSeller = (market: Market): Context =>
  market.context({ kind: 'seller', staffId: 1, shopId: shop.id, rights: ['*'], sessionId: 0 });
/** The context of a market some time from now. */
const later = (market: Market, seconds: number): Context => {
  const at = new Date(market.now().getTime() + seconds * 1_000);
  return { ...market.context(), clock: { ...market.context().clock, now: () => at } };
};
const log = async (market: Market) => (await listLog(market.context().db, id)).map(({ event }) => event);

const whole = async (market: Market) => {
  const [line] = await lines(market);
  if (!line) throw new Error(`order ${id} has no line`);
  return {
    lineId: line.id,
    number: line.number,
    cents: asCents(line.sumCents),
    borneBy: 'shop',
    isReturn: false,
    isShopsFault: false,
  } as const;
};
const give = async (market: Market, refundNo: string = randomUUID(), number?: number) => {
  const terms = await whole(market);
  return giveBack(
    market.context(),
    id,
    { ...terms, number: number ?? terms.number },
    { refundNo, to: 'balance', resell: false },
  );
};
const hold = (ctx: Context) => transact(ctx, (ctx) => holdForRefund(ctx, id));
const end = (ctx: Context) => transact(ctx, (ctx) => endHold(ctx, id));
const fulfilled = <T>(all: PromiseSettledResult<T>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;
const many = <T>(market: Market, node: Market, work: (node: Market) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index % 2 ? node : market)));

describe('applying and shipping at once', () => {
  it.beforeEach(({ market }) => begin(market, 'pending_shipment'));

  it('ships the line or holds it back, never both', async ({ market, node }) => {
    for (let round = 0; round < 5; round += 1) {
      await begin(market, 'pending_shipment');
      const [applied, shipped] = await Promise.allSettled([apply(node), ship(market)]);
      expect(applied.status).toBe('fulfilled');
      const isShipped = shipped.status === 'fulfilled';
      if (!isShipped) expect(shipped.reason).toMatchObject({ key: 'orders.all_in_refund' });
      const order = await details();
      expect(order.state).toBe(isShipped ? 'shipped' : 'pending_shipment');
      expect(order.lines[0]?.shipped).toBe(isShipped);
      expect((await record(market)).openRefunds).toBe(1);
    }
  });

  it('applies for what was shipped when that was first', async ({ market, node }) => {
    const outcome = await interleave(
      asSeller(market),
      (ctx) => shipOrder(ctx, { order_id: id, ...shipment }),
      () => apply(node),
    );
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { order_state: 'shipped' } });
  });

  it('waits with shipping until it is known whether a refund is open', async ({ market, node }) => {
    const outcome = await interleave(
      market.context(),
      (ctx) => holdForRefund(ctx, id),
      () => ship(node),
    );
    expect(outcome.status).toBe('fulfilled');
    const { pausedAt, shippedAt } = await record(market);
    expect(pausedAt).toEqual(shippedAt);
  });
});

describe('a refund that opens as a time runs out', () => {
  it('comes before the automatic receipt, which then waits', async ({ market, node }) => {
    await begin(market, 'shipped');
    await interleave(
      market.context(),
      (ctx) => holdForRefund(ctx, id),
      () => receiveAutomatically(later(node, 11 * day), id),
    );
    expect(await record(market)).toMatchObject({ state: 'shipped', openRefunds: 1 });
    expect(await log(market)).not.toContain('received');
  });

  it('comes after the automatic receipt, and then holds up what follows', async ({ market, node }) => {
    await begin(market, 'shipped');
    const outcome = await interleave(
      later(market, 11 * day),
      (ctx) => receiveAutomatically(ctx, id),
      () => hold(node.context()),
    );
    expect(outcome).toMatchObject({
      status: 'fulfilled',
      value: { state: 'pending_review', openRefunds: 1 },
    });
  });

  it('comes before the release of the income, which then waits', async ({ market, node }) => {
    await begin(market, 'completed');
    await interleave(
      market.context(),
      (ctx) => holdForRefund(ctx, id),
      () => releaseIncome(later(node, 8 * day), id),
    );
    expect((await record(market)).releasedAt).toBeNull();
  });

  it('finds the income released when that was first', async ({ market, node }) => {
    await begin(market, 'completed');
    const outcome = await interleave(
      later(market, 8 * day),
      (ctx) => releaseIncome(ctx, id),
      () => apply(node),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { key: 'refunds.window_over' } });
    expect(await record(market)).toMatchObject({ openRefunds: 0, pausedAt: null });
  });
});

describe('refunds of one order on two nodes', () => {
  it('are all counted, and the last that ends lets the timers go on', async ({ market, node }) => {
    await begin(market, 'shipped');
    const { receiveDueAt } = await record(market);
    await many(market, node, (on) => hold(on.context()));
    expect(await record(market)).toMatchObject({ openRefunds: 8 });
    const { pausedAt } = await record(market);
    const until = later(market, day);
    await many(market, node, (on) => end({ ...on.context(), clock: until.clock }));
    const after = await record(market);
    expect(after).toMatchObject({ openRefunds: 0, pausedAt: null });
    const stoodStill = until.clock.now().getTime() - (pausedAt?.getTime() ?? 0);
    expect((after.receiveDueAt?.getTime() ?? 0) - (receiveDueAt?.getTime() ?? 0)).toBe(stoodStill);
  });

  it('move the money of one refund once', async ({ market, node }) => {
    await begin(market, 'shipped', 3);
    const refundNo = randomUUID();
    expect(fulfilled(await many(market, node, (on) => give(on, refundNo, 1)))).toBe(1);
    expect(await getBalance(market.context().db, shopperAvailable(shopper.id))).toBe(1_230);
    expect(await lines(market)).toMatchObject([{ returnedCents: 1_230, returnedNumber: 1 }]);
  });

  it('never give back more than was paid', async ({ market, node }) => {
    await begin(market, 'pending_shipment', 2);
    const escrow = await getBalance(market.context().db, platform('escrow'));
    await many(market, node, (on) => give(on));
    expect(await getBalance(market.context().db, shopperAvailable(shopper.id))).toBe(2_460);
    expect(await getBalance(market.context().db, platform('escrow'))).toBe(escrow - 2_460);
    expect(await record(market)).toMatchObject({ state: 'closed', returnedCents: 2_460 });
    expect((await log(market)).filter((event) => event === 'closed')).toHaveLength(1);
    expect((await details()).lines[0]).toMatchObject({ returned_number: 2 });
  });
});

describe('giving back that breaks off', () => {
  const tables = [
    'orders',
    'order_lines',
    'order_log',
    'skus',
    'outbox',
    'ledger_transfers',
    'ledger_entries',
  ];

  it.for(tables)('at its %s leaves money, stock and order as they were', async (table, { market }) => {
    await begin(market, 'pending_shipment');
    await market.settle();
    const before = await record(market);
    const refundNo = randomUUID();
    for (const way of Object.keys(failureModes) as (keyof typeof failureModes)[])
      await whileWritesFail(market, table, way, () => give(market, refundNo));
    expect(await record(market)).toEqual(before);
    expect(await lines(market)).toMatchObject([{ returnedCents: 0, returnedNumber: 0 }]);
    expect(await getBalance(market.context().db, shopperAvailable(shopper.id))).toBe(0);
    expect(await give(market, refundNo)).toMatchObject({ cents: 1_230, closes: true });
    expect(await getBalance(market.context().db, shopperAvailable(shopper.id))).toBe(1_230);
  });
});
