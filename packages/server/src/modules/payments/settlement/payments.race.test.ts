/** The first to learn of money takes it in; all the others change nothing. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aShopper,
  aTrade,
  getSandbox,
  type Market,
  type ShopperPerson,
  type Trade,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance, platform, shopperAvailable } from '../../ledger/index.ts';
import { findPayment } from '../payment.queries.ts';
import { settleDuePayment, settleOpenPayments } from './settle-payment.ts';

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend('before', ({ market }) => held(market))
  .extend('paymentNo', async ({ market }) => (await create(market, 'sandbox')).payment_no)
  .extend(
    'status',
    ({ market, paymentNo }) =>
      async (on = market) =>
        (await on.client(shopper.token).call('GET /wanlshop/pay/status', { payment_no: paymentNo })).status,
  );

let shopper: ShopperPerson;
let trade: Trade;
it.beforeEach(async ({ market, sandbox }) => {
  await sandbox.behave('never');
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  await addMoney(market, shopper, 5_000);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const create = (market: Market, channel: 'balance' | 'sandbox', on = market) =>
  on
    .client(shopper.token)
    .call(
      'POST /wanlshop/pay/create',
      { trade_no: trade.tradeNo, channel, password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
const held = async (market: Market) => {
  const { db } = market.context();
  return {
    outside: await getBalance(db, external('sandbox')),
    escrow: await getBalance(db, platform('escrow')),
  };
};
const order = async () =>
  (await shopper.client.call('GET /wanlshop/order/details', { id: trade.orderIds[0] ?? 0 })).state;

describe('the settlement of a payment', () => {
  it('takes money in once, though both nodes, the job and the callback learn of it at once', async ({
    market,
    node,
    sandbox,
    before,
    paymentNo,
    status,
  }) => {
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
    expect(await held(market)).toEqual({ outside: before.outside - 1_230, escrow: before.escrow + 1_230 });
  });

  it('fires a deadline once, though two nodes look at once', async ({ market, node, sandbox, paymentNo }) => {
    const { db, clock } = market.context();
    await sandbox.approve(paymentNo);
    await db.execute(`update payments set next_query_at = '2000-01-01' where payment_no = '${paymentNo}'`);
    const id = (await findPayment(db, paymentNo))?.id ?? 0;
    const nodes = [market, node, market, node].map((each) => ({ ...each.context(), clock }));
    await Promise.all(nodes.map((ctx) => settleDuePayment(ctx, id)));
    expect(await findPayment(db, paymentNo)).toMatchObject({ attempts: 1, state: 'paid' });
    expect(await order()).toBe('pending_shipment');
  });

  it('pays a trade once, though it is paid by both ways at once, and gives the other back', async ({
    market,
    node,
    sandbox,
    before,
    paymentNo,
    status,
  }) => {
    await Promise.allSettled([
      create(market, 'balance'),
      create(market, 'balance', node),
      sandbox.approve(paymentNo),
      status(node),
    ]);
    await status();
    await market.advance(20);
    expect(await order()).toBe('pending_shipment');
    const now = await held(market);
    expect(now.escrow).toBe(before.escrow + 1_230);
    const fromBalance = 5_000 - (await getBalance(market.context().db, shopperAvailable(shopper.id)));
    const fromOutside = before.outside - now.outside;
    expect([fromBalance, fromOutside].toSorted((a, b) => a - b)).toEqual([0, 1_230]);
    expect(await status()).toBe(fromOutside > 0 ? 'paid' : 'refunded');
  });

  it('ends as paid or closed when the trade closes while its person pays, and never loses the money', async ({
    market,
    node,
    sandbox,
    before,
    paymentNo,
    status,
  }) => {
    const closing = Array.from({ length: 3 }, () => settleOpenPayments(node.context(), trade.tradeNo));
    await Promise.all([...closing, sandbox.approve(paymentNo)]);
    const ended = await status();
    const expected = ended === 'paid' ? 1_230 : 0;
    expect(['paid', 'closed']).toContain(ended);
    expect(await held(market)).toEqual({
      outside: before.outside - expected,
      escrow: before.escrow + expected,
    });
    expect(await order()).toBe(ended === 'paid' ? 'pending_shipment' : 'pending_payment');
  });

  it('sends a refund once, though two nodes send it at once', async ({
    market,
    node,
    sandbox,
    before,
    paymentNo,
    status,
  }) => {
    await create(market, 'balance');
    await sandbox.approve(paymentNo);
    expect(await status()).toBe('refunded');
    await Promise.all([market.advance(1), node.advance(1)]);
    await market.advance(1_800);
    expect(await held(market)).toEqual({ outside: before.outside, escrow: before.escrow + 1_230 });
    const { rows } = await market
      .context()
      .db.execute(`select state from payment_refunds where refund_no = 'R${paymentNo}'`);
    expect(rows).toEqual([{ state: 'done' }]);
  });
});
