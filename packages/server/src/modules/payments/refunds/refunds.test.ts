import { randomUUID } from 'node:crypto';
import {
  aShopper,
  aTrade,
  getRefusalKey,
  getSandbox,
  type Market,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { checkLedger, external, getBalance, platform } from '../../ledger/index.ts';
import type { WechatAccount } from '../index.ts';

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend(
    'account',
    { scope: 'file' },
    ({ market }) => market.context().services.sandboxAccount as WechatAccount,
  )
  .extend('baseUrl', { scope: 'file' }, ({ account }) => account.baseUrl)
  .extend('findsTheGateway', ({ account, baseUrl }) => () => {
    account.baseUrl = baseUrl;
  })
  /** The person pays, nobody tells, the gateway is out of reach, and the trade closes for want of money. */
  .extend('aLatePayment', ({ market, sandbox, account }) => async (): Promise<string> => {
    const { tradeNo } = await aTrade(market, shopper);
    const { payment_no } = await pay(tradeNo);
    await sandbox.approve(payment_no);
    losesTheGateway(account);
    await market.advance(31 * 60);
    return payment_no;
  });

let shopper: ShopperPerson;
it.beforeEach(async ({ market, sandbox, account, baseUrl }) => {
  account.baseUrl = baseUrl;
  shopper = await aShopper(market);
  await sandbox.behave('never');
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

/** Nobody listens there. */
const losesTheGateway = (account: { -readonly [K in keyof WechatAccount]: WechatAccount[K] }) => {
  account.baseUrl = 'http://127.0.0.1:9';
};
const pay = (tradeNo: string, key: string = randomUUID()) =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'sandbox' },
    { idempotencyKey: key },
  );
const status = async (payment_no: string) =>
  (await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).status;
const held = async (market: Market) => {
  const { db } = market.context();
  return [await getBalance(db, external('sandbox')), await getBalance(db, platform('escrow'))];
};

describe('a refund', () => {
  it('gives back money that came after its trade was closed', async ({
    market,
    findsTheGateway,
    aLatePayment,
  }) => {
    const [outside = 0, escrow = 0] = await held(market);
    const paymentNo = await aLatePayment();
    expect(await status(paymentNo)).toBe('pending');
    findsTheGateway();
    await market.advance(30 * 60);
    expect(await status(paymentNo)).toBe('refunded');
    expect(await held(market)).toEqual([outside, escrow]);
  });

  it('keeps it in escrow until the channel has given it back, and sends it until then', async ({
    market,
    account,
    findsTheGateway,
    aLatePayment,
  }) => {
    const [outside = 0, escrow = 0] = await held(market);
    const paymentNo = await aLatePayment();
    findsTheGateway();
    expect(await status(paymentNo)).toBe('refunded');
    losesTheGateway(account);
    await market.advance(600);
    expect(await held(market)).toEqual([outside - 1_230, escrow + 1_230]);
    findsTheGateway();
    await market.advance(1_800);
    expect(await held(market)).toEqual([outside, escrow]);
  });

  it('sends a refund once, though the answer to the first was lost', async ({
    market,
    sandbox,
    findsTheGateway,
    aLatePayment,
  }) => {
    const [outside = 0] = await held(market);
    const paymentNo = await aLatePayment();
    findsTheGateway();
    await sandbox.behave('twice');
    const callbacks = sandbox.countCallbacks();
    await status(paymentNo);
    await market.advance(1);
    await market.context().db.execute(
      `update payment_refunds set state = 'pending', tries = 0, next_try_at = '2000-01-01'
     where refund_no = 'R${paymentNo}'`,
    );
    await market.advance(1);
    await vi.waitFor(() => expect(sandbox.countCallbacks()).toBe(callbacks + 2));
    expect((await held(market))[0]).toBe(outside);
  });

  it('learns from a callback that money has been given back', async ({
    market,
    sandbox,
    findsTheGateway,
    aLatePayment,
  }) => {
    const [outside = 0] = await held(market);
    const paymentNo = await aLatePayment();
    findsTheGateway();
    await sandbox.behave('once');
    await status(paymentNo);
    await market.advance(1);
    await vi.waitFor(async () => expect((await held(market))[0]).toBe(outside));
    expect(await status(paymentNo)).toBe('refunded');
  });

  it('writes down each move of a payment', async ({ market, findsTheGateway, aLatePayment }) => {
    const paymentNo = await aLatePayment();
    findsTheGateway();
    await market.advance(1_800);
    const { rows } = await market.context().db.execute(
      `select move from payment_log l join payments p on p.id = l.payment_id
     where payment_no = '${paymentNo}' order by l.id`,
    );
    expect(rows.map(({ move }) => move)).toEqual(['capture', 'start_refund', 'finish_refund']);
  });

  it('says that the channel can not be reached, and lets the same key try again', async ({
    market,
    account,
    findsTheGateway,
  }) => {
    const { tradeNo } = await aTrade(market, shopper);
    const key = randomUUID();
    losesTheGateway(account);
    expect(await getRefusalKey(pay(tradeNo, key))).toBe('payments.channel_unreachable');
    expect(await getRefusalKey(pay(tradeNo))).toBe('payments.channel_unreachable');
    findsTheGateway();
    expect(await pay(tradeNo, key)).toMatchObject({ status: 'pending', params: { mode: 'h5' } });
  });

  it('takes a channel that does not answer as no news', async ({ market, account, findsTheGateway }) => {
    const { tradeNo } = await aTrade(market, shopper);
    const { payment_no } = await pay(tradeNo);
    losesTheGateway(account);
    expect(await status(payment_no)).toBe('pending');
    findsTheGateway();
    await market.advance(3);
    expect(await status(payment_no)).toBe('pending');
  });
});
