import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aShopper,
  aTrade,
  getRefusalKey,
  getSandbox,
  type Market,
  type ShopperPerson,
  type Trade,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { checkLedger, external, getBalance, platform } from '../../ledger/index.ts';
import { settleOpenPayments } from '../index.ts';

const it = marketTest.extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market));

let shopper: ShopperPerson;
let trade: Trade;
it.beforeEach(async ({ market, sandbox }) => {
  await sandbox.behave('once');
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const create = (key: string = randomUUID(), channel: 'sandbox' | 'balance' = 'sandbox') =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: trade.tradeNo, channel, password: testPayPassword },
    { idempotencyKey: key },
  );
const status = async (payment_no: string) =>
  (await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).status;
const order = () => shopper.client.call('GET /wanlshop/order/details', { id: trade.orderIds[0] ?? 0 });
const held = async (market: Market) => {
  const { db } = market.context();
  return [await getBalance(db, external('sandbox')), await getBalance(db, platform('escrow'))];
};
/** Until the gateway's callback did its work; it is the other side that decides when. */
const until = (isSo: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { interval: 30 });
const untilPaid = () => until(async () => (await order()).state === 'pending_shipment');

describe('the sandbox channel', () => {
  it('pays a trade on the gateway’s page', async ({ market }) => {
    const [outside = 0, escrow = 0] = await held(market);
    const payment = await create();
    expect(payment).toMatchObject({ status: 'pending', params: { mode: 'h5' } });
    const page = `${market.url}${payment.params?.url}`;
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('12.30');
    const approved = await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'approve' }) });
    expect(await approved.text()).toContain('支付成功');
    await untilPaid();
    expect(await held(market)).toEqual([outside - 1_230, escrow + 1_230]);
    expect(await status(payment.payment_no)).toBe('paid');
    expect((await order()).pay_channel).toBe('sandbox');
  });

  it('leads back to the cashier, whether approved or cancelled', async ({ market }) => {
    const payment = await create();
    const page = `${market.url}${payment.params?.url}`;
    const back = `/#/pages/user/money/pay?trade_no=${trade.tradeNo}&payment_no=${payment.payment_no}`;
    const cancelled = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ do: 'cancel' }),
      redirect: 'manual',
    });
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, back]);
    expect(await status(payment.payment_no)).toBe('pending');
  });

  it('takes a callback that comes twice once', async ({ market, sandbox }) => {
    const [outside = 0] = await held(market);
    await sandbox.behave('twice');
    const { payment_no } = await create();
    const callbacks = sandbox.countCallbacks();
    await sandbox.approve(payment_no);
    await until(async () => sandbox.countCallbacks() === callbacks + 2);
    expect((await order()).state).toBe('pending_shipment');
    expect((await held(market))[0]).toBe(outside - 1_230);
  });

  it('learns of money by asking, when the callback never comes', async ({ market, sandbox }) => {
    await sandbox.behave('never');
    const { payment_no } = await create();
    expect(await status(payment_no)).toBe('pending');
    await sandbox.approve(payment_no);
    await market.advance(16);
    expect((await order()).state).toBe('pending_shipment');
  });

  it('asks the channel when the waiting page asks', async ({ sandbox }) => {
    await sandbox.behave('never');
    const { payment_no } = await create();
    await sandbox.approve(payment_no);
    expect(await status(payment_no)).toBe('paid');
  });

  it('takes a callback that comes after it was known already', async ({ market, sandbox }) => {
    await sandbox.behave('late', 300);
    const { payment_no } = await create();
    const callbacks = sandbox.countCallbacks();
    await sandbox.approve(payment_no);
    expect(await status(payment_no)).toBe('paid');
    const before = await held(market);
    await until(async () => sandbox.countCallbacks() === callbacks + 1);
    expect(await held(market)).toEqual(before);
  });

  it('never closes a trade whose money has come, though nobody told', async ({ market, sandbox }) => {
    await sandbox.behave('never');
    const { payment_no } = await create();
    await sandbox.approve(payment_no);
    await settleOpenPayments(market.context(), trade.tradeNo);
    expect((await order()).state).toBe('pending_shipment');
    await market.advance(31 * 60);
    expect((await order()).state).toBe('pending_shipment');
  });

  it('closes the payment at the channel before its trade, so that nobody can pay it any more', async ({
    market,
    sandbox,
  }) => {
    const payment = await create();
    await market.advance(31 * 60);
    expect((await order()).state).toBe('closed');
    expect(await status(payment.payment_no)).toBe('closed');
    await sandbox.approve(payment.payment_no);
    const page = await (await fetch(`${market.url}${payment.params?.url}&lang=en`)).text();
    expect(page).toContain('closed or has expired');
    expect(await getRefusalKey(create())).toBe('payments.trade_closed');
  });

  it('gives money back that came by a second way', async ({ market, sandbox }) => {
    const [outside = 0, escrow = 0] = await held(market);
    await sandbox.behave('never');
    const { payment_no } = await create();
    await addMoney(market, shopper, 5_000);
    await sandbox.approve(payment_no);
    expect((await create(randomUUID(), 'balance')).status).toBe('paid');
    await market.advance(1);
    expect(await status(payment_no)).toBe('refunded');
    await market.advance(1);
    expect(await held(market)).toEqual([outside - 5_000, escrow + 1_230]);
    expect((await order()).pay_channel).toBe('balance');
  });

  it('closes what is pending once the trade is paid by another way', async ({ market }) => {
    const { payment_no } = await create();
    await addMoney(market, shopper, 5_000);
    await create(randomUUID(), 'balance');
    await market.advance(1);
    expect(await status(payment_no)).toBe('closed');
  });

  it('is one payment for one key, though it is sent ten times at once', async () => {
    const key = randomUUID();
    const payments = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    expect(new Set(payments.map(({ payment_no }) => payment_no)).size).toBe(1);
    expect(await create(key)).toMatchObject({ payment_no: payments[0]?.payment_no, status: 'pending' });
  });

  it('goes on with the pending payment under another key', async () => {
    const payments = await Promise.all([create(), create(), create()]);
    expect(new Set(payments.map(({ payment_no }) => payment_no)).size).toBe(1);
  });

  it('says that it is paid, when the same key is sent after the person paid', async ({ sandbox }) => {
    const key = randomUUID();
    const { payment_no } = await create(key);
    await sandbox.approve(payment_no);
    await untilPaid();
    expect(await create(key)).toEqual({ payment_no, status: 'paid' });
    expect(await getRefusalKey(create())).toBe('payments.trade_paid');
  });

  it('begins a new payment when the trade has come to cost less', async ({ market }) => {
    const { client } = shopper;
    const other = await aTrade(market, shopper, { price: '7.70', shop: trade.shop });
    const first = await create();
    await market
      .context()
      .db.execute(`update trades set payable_cents = 770 where trade_no = '${trade.tradeNo}'`);
    const second = await create();
    expect(second.payment_no).not.toBe(first.payment_no);
    expect(await status(first.payment_no)).toBe('closed');
    expect((await client.call('GET /wanlshop/pay/channels', { trade_no: other.tradeNo })).payable).toBe(
      '7.70',
    );
  });
});
