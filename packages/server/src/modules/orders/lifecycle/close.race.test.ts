/** An unpaid order that is paid, cancelled and closed at once: one of them wins, and its money and stock are whole. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopper,
  firstSku,
  interleave,
  type Market,
  type ShopperPerson,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { tradePayable } from '../index.ts';
import { findOrder, findTradeById, listLog } from '../order.queries.ts';
import { ordersJobs } from '../orders.jobs.ts';
import { closeUnpaidTrade } from './close-unpaid-trade.ts';

const price = 1_230;

let shopper: ShopperPerson;
let goodsId: number;
let tradeNo: string;
let id: number;
it.beforeEach(async ({ market, shop }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  const goods = await aGoods(shop, { price: '12.30', stock: 5 });
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
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const cancel = () => shopper.client.call('POST /wanlshop/order/cancel', { id });
const record = async (market: Market) => {
  const order = await findOrder(market.context().db, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
const state = async (market: Market) => (await record(market)).state;
const log = async (market: Market) =>
  (await listLog(market.context().db, id)).map(({ event, by }) => `${event} by ${by}`);
const stock = async (market: Market) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goodsId })).skus[0]?.stock;
const balance = (market: Market) => getBalance(market.context().db, shopperAvailable(shopper.id));
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
const tradeId = async (market: Market) => (await record(market)).tradeId;

describe('money that comes in as the time to pay runs out', () => {
  it('pays the trade when it was first, and then nothing closes', async ({ market, node }) => {
    const trade = await tradeId(market);
    await interleave(market.context(), onPaid, () => closeUnpaidTrade(node.context(), trade));
    expect(await state(market)).toBe('pending_shipment');
    expect(await log(market)).toEqual(['placed by shopper', 'paid by shopper']);
    expect(await stock(market)).toBe(4);
  });

  it('is refused when the trade closed first, and the stock is back', async ({ market, node }) => {
    const trade = await tradeId(market);
    const outcome = await interleave(
      market.context(),
      (ctx) => closeUnpaidTrade(ctx, trade),
      () => transact(node.context(), onPaid),
    );
    expect(outcome).toMatchObject({ value: 'refused' });
    expect(await record(market)).toMatchObject({ state: 'closed', closeReason: 'unpaid', paidAt: null });
    expect(await stock(market)).toBe(5);
  });

  it('is refused when the buyer cancelled first, and never kept', async ({ market }) => {
    await cancel();
    expect(await transact(market.context(), onPaid)).toBe('refused');
    expect(await balance(market)).toBe(100_000);
  });

  it('ends one way or the other when both come in the same moment', async ({ market }) => {
    const [paid] = await Promise.allSettled([pay(), market.advance(30 * 60 + 1)]);
    const isPaid = paid.status === 'fulfilled';
    expect(await state(market)).toBe(isPaid ? 'pending_shipment' : 'closed');
    expect(await balance(market)).toBe(100_000 - (isPaid ? price : 0));
    expect(await stock(market)).toBe(isPaid ? 4 : 5);
  });
});

describe('the money of one trade, reported ten times', () => {
  it('is taken once, and each other time sent back', async ({ market, node }) => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => transact((index % 2 ? node : market).context(), onPaid)),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(await log(market)).toEqual(['placed by shopper', 'paid by shopper']);
  });

  it('is taken only when it is what the trade costs, to the cent', async ({ market }) => {
    for (const cents of [price - 1, price + 1, 0]) {
      const paid = {
        reference: tradeNo,
        paymentNo: 'P1',
        channel: 'sandbox' as const,
        cents: asCents(cents),
      };
      expect(await transact(market.context(), (ctx) => tradePayable.onPaid(ctx, paid))).toBe('refused');
    }
    expect(await state(market)).toBe('pending_payment');
  });
});

describe('an unpaid order', () => {
  it('that is cancelled many times at once closes once and gives its stock back once', async ({ market }) => {
    expect(fulfilled(await many(() => cancel()))).toBe(1);
    expect(await stock(market)).toBe(5);
    expect(await log(market)).toEqual(['placed by shopper', 'closed by shopper']);
  });

  it('that is cancelled as its time runs out closes once and gives its stock back once', async ({
    market,
  }) => {
    await Promise.allSettled([cancel(), market.advance(30 * 60 + 1)]);
    expect(await state(market)).toBe('closed');
    expect(await stock(market)).toBe(5);
    expect((await log(market)).filter((entry) => entry.startsWith('closed'))).toHaveLength(1);
  });

  it('is closed once by two nodes whose clocks strike together', async ({ market, node }) => {
    const trade = await tradeId(market);
    const [closing] = ordersJobs;
    await many((index) => closing?.fire((index % 2 ? node : market).context(), [trade]) ?? Promise.reject());
    expect(await stock(market)).toBe(5);
    expect(await log(market)).toEqual(['placed by shopper', 'closed by system']);
    expect((await findTradeById(market.context().db, trade))?.state).toBe('closed');
  });
});
