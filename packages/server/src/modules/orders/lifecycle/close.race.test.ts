/** An unpaid order that is paid, cancelled and closed at once: one of them wins, and its money and stock are whole. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  interleave,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  testPayPassword,
} from '@chengji/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { tradePayable } from '../index.ts';
import { findOrder, findTradeById, listLog } from '../order.queries.ts';
import { ordersJobs } from '../orders.jobs.ts';
import { closeUnpaidTrade } from './close-unpaid-trade.ts';

const price = 1_230;

let market: Market;
/** A second node on the same database. */
let node: Market;
let shopFixture: ShopFixture;
let shopper: ShopperPerson;
let goodsId: number;
let tradeNo: string;
let id: number;
beforeAll(async () => {
  market = await startMarket();
  node = await startMarket({
    databaseUrl: market.databaseUrl,
    environment: { DATA_DIR: market.config.dataDir },
  });
  shopFixture = await aShopFixture(market);
});
afterAll(async () => {
  await node.stop();
  await market.stop();
});
beforeEach(async () => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  const goods = await aGoods(shopFixture, { price: '12.30', stock: 5 });
  goodsId = goods.id;
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'goods',
      items: [{ ...firstSku(goods), number: 1 }],
      address_id: await anAddress(shopper),
      payable: '12.30',
    },
    { idempotencyKey: randomUUID() },
  );
  tradeNo = placed.trade_no;
  id = placed.orders[0]?.id ?? 0;
});
afterEach(async () => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const cancel = () => shopper.client.call('POST /wanlshop/order/cancel', { id });
const record = async () => {
  const order = await findOrder(market.context().db, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
const state = async () => (await record()).state;
const log = async () => (await listLog(market.context().db, id)).map(({ event, by }) => `${event} by ${by}`);
const stock = async () =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goodsId })).skus[0]?.stock;
const balance = () => getBalance(market.context().db, shopperAvailable(shopper.id));
const fulfilled = (all: PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;
const many = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index)));

/** The money of a payment as payments hands it over, in the transaction that books it. */
const onPaid = (ctx: Context) =>
  tradePayable.onPaid(ctx, {
    reference: tradeNo,
    paymentNo: `P${id}`,
    channel: 'sandbox',
    cents: asCents(price),
  });
const tradeId = async () => (await record()).tradeId;

describe('money that comes in as the time to pay runs out', () => {
  it('pays the trade when it was first, and then nothing closes', async () => {
    const trade = await tradeId();
    await interleave(market.context(), onPaid, () => closeUnpaidTrade(node.context(), trade));
    expect(await state()).toBe('pending_shipment');
    expect(await log()).toEqual(['placed by shopper', 'paid by shopper']);
    expect(await stock()).toBe(4);
  });

  it('is refused when the trade closed first, and the stock is back', async () => {
    const trade = await tradeId();
    const outcome = await interleave(
      market.context(),
      (ctx) => closeUnpaidTrade(ctx, trade),
      () => transact(node.context(), onPaid),
    );
    expect(outcome).toMatchObject({ value: 'refused' });
    expect(await record()).toMatchObject({ state: 'closed', closeReason: 'unpaid', paidAt: null });
    expect(await stock()).toBe(5);
  });

  it('is refused when the buyer cancelled first, and never kept', async () => {
    await cancel();
    expect(await transact(market.context(), onPaid)).toBe('refused');
    expect(await balance()).toBe(100_000);
  });

  it('ends one way or the other when both come in the same moment', async () => {
    const [paid] = await Promise.allSettled([pay(), market.advance(30 * 60 + 1)]);
    const isPaid = paid.status === 'fulfilled';
    expect(await state()).toBe(isPaid ? 'pending_shipment' : 'closed');
    expect(await balance()).toBe(100_000 - (isPaid ? price : 0));
    expect(await stock()).toBe(isPaid ? 4 : 5);
  });
});

describe('the money of one trade, reported ten times', () => {
  it('is taken once, and each other time sent back', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => transact((index % 2 ? node : market).context(), onPaid)),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(await log()).toEqual(['placed by shopper', 'paid by shopper']);
  });

  it('is taken only when it is what the trade costs, to the cent', async () => {
    for (const cents of [price - 1, price + 1, 0]) {
      const paid = {
        reference: tradeNo,
        paymentNo: 'P1',
        channel: 'sandbox' as const,
        cents: asCents(cents),
      };
      expect(await transact(market.context(), (ctx) => tradePayable.onPaid(ctx, paid))).toBe('refused');
    }
    expect(await state()).toBe('pending_payment');
  });
});

describe('an unpaid order', () => {
  it('that is cancelled many times at once closes once and gives its stock back once', async () => {
    expect(fulfilled(await many(() => cancel()))).toBe(1);
    expect(await stock()).toBe(5);
    expect(await log()).toEqual(['placed by shopper', 'closed by shopper']);
  });

  it('that is cancelled as its time runs out closes once and gives its stock back once', async () => {
    await Promise.allSettled([cancel(), market.advance(30 * 60 + 1)]);
    expect(await state()).toBe('closed');
    expect(await stock()).toBe(5);
    expect((await log()).filter((entry) => entry.startsWith('closed'))).toHaveLength(1);
  });

  it('is closed once by two nodes whose clocks strike together', async () => {
    const trade = await tradeId();
    const [closing] = ordersJobs;
    await many((index) => closing?.fire((index % 2 ? node : market).context(), [trade]) ?? Promise.reject());
    expect(await stock()).toBe(5);
    expect(await log()).toEqual(['placed by shopper', 'closed by system']);
    expect((await findTradeById(market.context().db, trade))?.state).toBe('closed');
  });
});
