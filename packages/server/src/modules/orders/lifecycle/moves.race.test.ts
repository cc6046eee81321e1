/** Two moves of a paid order at once: one of them wins, whichever comes first, and the other changes nothing. */
import {
  aGoods,
  anOrder,
  aShopper,
  getRefusalKey,
  interleave,
  type Market,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { checkLedger, getBalance, platform, shopPending } from '../../ledger/index.ts';
import { findOrder, listLog } from '../order.queries.ts';
import { completeOrder } from './complete-order.ts';
import { receiveAutomatically } from './receive-order.ts';
import { markReviewed } from './review-lines.ts';

const day = 86_400;

const it = marketTest.extend(
  'ship',
  ({ shop }) =>
    () =>
      shop.seller.client.call('POST /seller/orders/ship', { order_id: id, ...shipment }),
);

let shopper: ShopperPerson;
let id: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

async function aPaidOrder(market: Market, shop: ShopFixture): Promise<void> {
  ({ id } = await anOrder(market, shopper, shop, { state: 'pending_shipment' }));
}
const shipment = { carrier: 'SF', tracking_no: 'SF1234567890123' };
const move = (name: 'cancel' | 'receive' | 'extend') =>
  shopper.client.call(`POST /wanlshop/order/${name}`, { id });
const record = async (market: Market) => {
  const order = await findOrder(market.context().db, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
const state = async (market: Market) => (await record(market)).state;
const log = async (market: Market) =>
  (await listLog(market.context().db, id)).map(({ event, by }) => `${event} by ${by}`);
const fulfilled = (all: PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;
const many = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index)));
const getNode = (market: Market, node: Market, index: number) => (index % 2 ? node : market).context();

describe('a paid order', () => {
  it.beforeEach(({ market, shop }) => aPaidOrder(market, shop));

  it('is shipped once, with one parcel, however many ship it at once', async ({ market, ship }) => {
    expect(fulfilled(await many(ship))).toBe(1);
    const { rows } = await market
      .context()
      .db.execute(`select id from parcels where reference = 'order:${id}'`);
    expect(rows).toEqual([{ id: String((await record(market)).parcelId) }]);
    expect((await log(market)).at(-1)).toBe('shipped by seller');
  });

  it('cannot be cancelled any more, though both are asked at once', async ({ market, ship }) => {
    const [cancelled] = await Promise.allSettled([move('cancel'), ship()]);
    expect(cancelled.status).toBe('rejected');
    expect(await state(market)).toBe('shipped');
  });
});

describe('a parcel on its way', () => {
  it.beforeEach(async ({ market, shop, ship }) => {
    await aPaidOrder(market, shop);
    await ship();
  });
  /** Long enough for the automatic receipt to be due, with nobody there to do it. */
  const whenDue = (market: Market, ctx = market.context()): Context => {
    const now = new Date(ctx.clock.now().getTime() + 11 * day * 1_000);
    return { ...ctx, clock: { ...ctx.clock, now: () => now } };
  };
  const receipts = async (market: Market) =>
    (await log(market)).filter((entry) => entry.startsWith('received'));

  it('is received once when its buyer says so as its time runs out', async ({ market }) => {
    const outcome = await interleave(
      whenDue(market),
      (ctx) => receiveAutomatically(ctx, id),
      () => move('receive'),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { key: 'orders.state_changed' } });
    expect(await receipts(market)).toEqual(['received by system']);
  });

  it('keeps the receipt of its buyer when that was first', async ({ market }) => {
    await move('receive');
    const before = await record(market);
    await receiveAutomatically(whenDue(market), id);
    expect(await record(market)).toEqual(before);
    expect(await receipts(market)).toEqual(['received by shopper']);
  });

  it('is received once by two nodes whose clocks strike together', async ({ market, node }) => {
    await many((index) => receiveAutomatically(whenDue(market, getNode(market, node, index)), id));
    expect(await receipts(market)).toEqual(['received by system']);
  });

  it('is not received by itself when its buyer asked for more time just before', async ({ market }) => {
    await move('extend');
    await receiveAutomatically(whenDue(market), id);
    expect(await state(market)).toBe('shipped');
  });

  it('is put off once, by five days, though it is asked for many times at once', async ({ market }) => {
    const before = (await record(market)).receiveDueAt?.getTime() ?? 0;
    expect(fulfilled(await many(() => move('extend')))).toBe(1);
    expect((await record(market)).receiveDueAt?.getTime()).toBe(before + 5 * day * 1_000);
    expect(await getRefusalKey(move('extend'))).toBe('orders.already_extended');
  });
});

describe('a received order', () => {
  let lineIds: number[];
  it.beforeEach(async ({ market, shop }) => {
    const goods = [await aGoods(shop, { price: '12.30' }), await aGoods(shop, { price: '12.30' })];
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods });
    id = order.id;
    lineIds = order.lines.map((line) => line.id);
  });
  const comment = (lines: number[]) =>
    shopper.client.call('POST /wanlshop/order/comment', {
      id,
      items: lines.map((line_id) => ({ line_id, score: 5, content: '很好' })),
    });
  const settlements = async (market: Market) => {
    const { rows } = await market
      .context()
      .db.execute(`select key from ledger_transfers where key = 'order:${id}:settle'`);
    return rows.length;
  };

  it('completes when its last two lines are reviewed at once', async ({ market }) => {
    const [first = 0, second = 0] = lineIds;
    const outcome = await interleave(
      market.context({ kind: 'shopper', id: shopper.id, sessionId: 0 }),
      (ctx) => markReviewed(ctx, id, [first]),
      () => comment([second]),
    );
    expect(outcome.status).toBe('fulfilled');
    expect(await state(market)).toBe('completed');
    expect(await settlements(market)).toBe(1);
  });

  it('takes one review of a line that is reviewed many times at once', async ({ market }) => {
    expect(fulfilled(await many(() => comment(lineIds)))).toBe(1);
    expect(await state(market)).toBe('completed');
  });

  it('is settled once, however many complete it at once', async ({ market, shop, node }) => {
    const before = await getBalance(market.context().db, shopPending(shop.id));
    const escrow = await getBalance(market.context().db, platform('escrow'));
    const completed = await many((index) =>
      completeOrder(getNode(market, node, index), id, { isAutomatic: false }),
    );
    expect(completed.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
    expect(await settlements(market)).toBe(1);
    expect(await getBalance(market.context().db, shopPending(shop.id))).toBe(before + 2_460 - 123);
    expect(await getBalance(market.context().db, platform('escrow'))).toBe(escrow - 2_460);
    await market.settle();
  });

  it('is settled once when its last review comes as the time to review runs out', async ({ market }) => {
    await Promise.allSettled([comment(lineIds), market.advance(15 * day + 1)]);
    await market.settle();
    expect(await state(market)).toBe('completed');
    expect(await settlements(market)).toBe(1);
    expect((await log(market)).filter((entry) => entry.startsWith('completed'))).toHaveLength(1);
  });

  it('counts its pieces as sold once', async ({ market }) => {
    await many(() => completeOrder(market.context(), id, { isAutomatic: false }));
    const lines = (await shopper.client.call('GET /wanlshop/order/details', { id })).lines;
    for (const { goods_id } of lines) {
      const { sold } = await market.client().call('GET /wanlshop/goods/details', { id: goods_id });
      expect(sold).toBe(1);
    }
    await market.settle();
  });
});
