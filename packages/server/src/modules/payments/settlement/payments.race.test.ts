/** The first to learn of money takes it in; all the others change nothing. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aShopper,
  aTrade,
  getSandbox,
  type Market,
  type Sandbox,
  type ShopperPerson,
  startMarket,
  type Trade,
  testPayPassword,
} from '@chengji/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkLedger, external, getBalance, platform, shopperAvailable } from '../../ledger/index.ts';
import { findPayment } from '../payment.queries.ts';
import { settleDuePayment, settleOpenPayments } from './settle-payment.ts';

let market: Market;
/** A second node on the same database, with the same gateway. */
let node: Market;
let sandbox: Sandbox;
let shopper: ShopperPerson;
let trade: Trade;
let paymentNo: string;
let before: { outside: number; escrow: number };

beforeAll(async () => {
  market = await startMarket();
  node = await startMarket({
    databaseUrl: market.databaseUrl,
    environment: { DATA_DIR: market.config.dataDir },
  });
  sandbox = getSandbox(market);
});
afterAll(async () => {
  await node.stop();
  await market.stop();
});
beforeEach(async () => {
  await sandbox.behave('never');
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  await addMoney(market, shopper, 5_000);
  before = await held();
  paymentNo = (await create('sandbox')).payment_no;
});
afterEach(async () => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const create = (channel: 'balance' | 'sandbox', on = market) =>
  on
    .client(shopper.token)
    .call(
      'POST /wanlshop/pay/create',
      { trade_no: trade.tradeNo, channel, password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
const status = async (on = market) =>
  (await on.client(shopper.token).call('GET /wanlshop/pay/status', { payment_no: paymentNo })).status;
const held = async () => {
  const { db } = market.context();
  return {
    outside: await getBalance(db, external('sandbox')),
    escrow: await getBalance(db, platform('escrow')),
  };
};
const order = async () =>
  (await shopper.client.call('GET /wanlshop/order/details', { id: trade.orderIds[0] ?? 0 })).state;

it('takes money in once, though both nodes, the job and the callback learn of it at once', async () => {
  await sandbox.behave('twice');
  await sandbox.approve(paymentNo);
  await Promise.all([
    status(market),
    status(node),
    settleOpenPayments(market.context(), trade.tradeNo),
    settleOpenPayments(node.context(), trade.tradeNo),
    market.advance(16),
  ]);
  expect(await status()).toBe('paid');
  expect(await held()).toEqual({ outside: before.outside - 1_230, escrow: before.escrow + 1_230 });
});

it('fires a deadline once, though two nodes look at once', async () => {
  const { db, clock } = market.context();
  await sandbox.approve(paymentNo);
  await db.execute(`update payments set next_query_at = '2000-01-01' where payment_no = '${paymentNo}'`);
  const id = (await findPayment(db, paymentNo))?.id ?? 0;
  const nodes = [market, node, market, node].map((each) => ({ ...each.context(), clock }));
  await Promise.all(nodes.map((ctx) => settleDuePayment(ctx, id)));
  expect(await findPayment(db, paymentNo)).toMatchObject({ queries: 1, state: 'paid' });
  expect(await order()).toBe('pending_shipment');
});

it('pays a trade once, though it is paid by both ways at once, and gives the other back', async () => {
  await Promise.allSettled([
    create('balance'),
    create('balance', node),
    sandbox.approve(paymentNo),
    status(node),
  ]);
  await status();
  await market.advance(20);
  expect(await order()).toBe('pending_shipment');
  const now = await held();
  expect(now.escrow).toBe(before.escrow + 1_230);
  const fromBalance = 5_000 - (await getBalance(market.context().db, shopperAvailable(shopper.id)));
  const fromOutside = before.outside - now.outside;
  expect([fromBalance, fromOutside].toSorted((a, b) => a - b)).toEqual([0, 1_230]);
  expect(await status()).toBe(fromOutside > 0 ? 'paid' : 'refunded');
});

it('ends as paid or closed when the trade closes while its person pays, and never loses the money', async () => {
  const closing = Array.from({ length: 3 }, () => settleOpenPayments(node.context(), trade.tradeNo));
  await Promise.all([...closing, sandbox.approve(paymentNo)]);
  const ended = await status();
  const expected = ended === 'paid' ? 1_230 : 0;
  expect(['paid', 'closed']).toContain(ended);
  expect(await held()).toEqual({ outside: before.outside - expected, escrow: before.escrow + expected });
  expect(await order()).toBe(ended === 'paid' ? 'pending_shipment' : 'pending_payment');
});

it('sends a refund once, though two nodes send it at once', async () => {
  await create('balance');
  await sandbox.approve(paymentNo);
  expect(await status()).toBe('refunded');
  await Promise.all([market.advance(1), node.advance(1)]);
  await market.advance(1_800);
  expect(await held()).toEqual({ outside: before.outside, escrow: before.escrow + 1_230 });
  const { rows } = await market
    .context()
    .db.execute(`select state from payment_refunds where refund_no = 'R${paymentNo}'`);
  expect(rows).toEqual([{ state: 'done' }]);
});
