import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { loadKeys, type SandboxKeys, seal, signedHeaders } from '@chengji/sandbox';
import { aShopper, aTrade, getSandbox, type Market, type Trade } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance } from '../../ledger/index.ts';

const it = marketTest
  .extend('keys', { scope: 'file' }, ({ market }) => loadKeys(join(market.config.dataDir, 'sandbox')))
  .extend('callBack', ({ market, keys }) => async (callback: Callback = {}, channel = 'sandbox') => {
    const {
      plain = transaction(market, keys),
      event = 'TRANSACTION.SUCCESS',
      key = keys.apiV3Key,
    } = callback;
    const resource = seal(key, plain, 'transaction');
    const body = JSON.stringify({ id: randomUUID(), event_type: event, resource });
    const signedAt = market.seconds() - (callback.ageSeconds ?? 0);
    const answer = await fetch(`${market.url}/api/pay/notify/${channel}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(keys, signedAt, body) },
      body: callback.tamper ? body.replace('SUCCESS', 'SUCCESS ') : body,
    });
    return {
      status: answer.status,
      code: answer.status === 204 ? '' : ((await answer.json()) as { code: string }).code,
    };
  });

let trade: Trade;
let paymentNo: string;
it.beforeAll(async ({ market }) => {
  await getSandbox(market).behave('never');
});
it.beforeEach(async ({ market }) => {
  const shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  const payment = await shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: trade.tradeNo, channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  );
  paymentNo = payment.payment_no;
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const transaction = (market: Market, keys: SandboxKeys, traits: object = {}) => ({
  appid: keys.appId,
  mchid: keys.merchantId,
  out_trade_no: paymentNo,
  trade_state: 'SUCCESS',
  transaction_id: '4200000001',
  success_time: market.now().toISOString(),
  amount: { total: 1_230, currency: 'CNY' },
  ...traits,
});

type Callback = { plain?: unknown; event?: string; key?: string; ageSeconds?: number; tamper?: boolean };
const broughtIn = async (market: Market) => -(await getBalance(market.context().db, external('sandbox')));
const taken = { status: 204, code: '' };
const forged = { status: 401, code: 'SIGN_ERROR' };
const refused = { status: 400, code: 'FAIL' };

describe('the address of callbacks', () => {
  it('takes money in by a callback, and the same callback again changes nothing', async ({
    market,
    callBack,
  }) => {
    const before = await broughtIn(market);
    expect(await callBack()).toEqual(taken);
    expect(await callBack()).toEqual(taken);
    expect(await broughtIn(market)).toBe(before + 1_230);
  });

  it('takes ten callbacks at once as one', async ({ market, callBack }) => {
    const before = await broughtIn(market);
    const answers = await Promise.all(Array.from({ length: 10 }, () => callBack()));
    expect(answers).toEqual(Array(10).fill(taken));
    expect(await broughtIn(market)).toBe(before + 1_230);
  });

  it('believes nothing that the channel did not sign', async ({ market, callBack }) => {
    const before = await broughtIn(market);
    expect(await callBack({ tamper: true })).toEqual(forged);
    const unsigned = await fetch(`${market.url}/api/pay/notify/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(unsigned.status).toBe(401);
    expect(await broughtIn(market)).toBe(before);
  });

  it('believes nothing that was signed long ago or in the future', async ({ callBack }) => {
    expect(await callBack({ ageSeconds: 301 })).toEqual(forged);
    expect(await callBack({ ageSeconds: -301 })).toEqual(forged);
    expect(await callBack({ ageSeconds: 299 })).toEqual(taken);
  });

  it('refuses what was sealed with another key, is another merchant’s, or cannot be understood', async ({
    market,
    keys,
    callBack,
  }) => {
    expect(await callBack({ key: '0'.repeat(32) })).toEqual(refused);
    expect(await callBack({ plain: transaction(market, keys, { mchid: '1900000999' }) })).toEqual(refused);
    expect(await callBack({ plain: { out_trade_no: paymentNo } })).toEqual(refused);
    expect(await callBack({ plain: transaction(market, keys, { transaction_id: undefined }) })).toEqual(
      refused,
    );
  });

  it('refuses what tells of no payment or refund of ours', async ({ market, keys, callBack }) => {
    expect(await callBack({ plain: transaction(market, keys, { out_trade_no: 'P0' }) })).toEqual(refused);
    const refund = { mchid: keys.merchantId, out_refund_no: 'R0', refund_status: 'SUCCESS' };
    expect(await callBack({ event: 'REFUND.SUCCESS', plain: refund })).toEqual(refused);
  });

  it('keeps what the channel signed of a number that is none of ours as a finding, once however often it is told', async ({
    market,
    keys,
    operator,
    callBack,
  }) => {
    const plain = transaction(market, keys, { out_trade_no: 'P77' });
    const payout = { mch_id: keys.merchantId, out_bill_no: 'W77', state: 'FAIL', transfer_bill_no: '1' };
    await callBack({ plain });
    await callBack({ plain });
    await callBack({ event: 'MCHTRANSFER.BILL.FINISHED', plain: payout });
    const refund = { mchid: keys.merchantId, out_refund_no: 'R77', refund_status: 'SUCCESS' };
    await callBack({ event: 'REFUND.SUCCESS', plain: refund });
    await callBack({ plain: transaction(market, keys, { out_trade_no: 'P78' }), tamper: true });
    const { rows } = await operator.client.call('GET /platform/findings/list', {});
    expect(
      rows
        .filter(({ subject_no }) => ['P77', 'W77', 'R77', 'P78'].includes(subject_no))
        .map(({ kind, subject_no, got }) => [kind, subject_no, got]),
    ).toEqual([
      ['unknown_refund', 'R77', 'done'],
      ['unknown_payout', 'W77', 'failed'],
      ['unknown_payment', 'P77', '12.30'],
    ]);
  });

  it('refuses what is called back for a channel that is off', async ({ callBack }) => {
    expect(await callBack({}, 'wechat')).toEqual(refused);
    expect(await callBack({}, 'balance')).toEqual(refused);
    expect(await callBack({}, 'constructor')).toEqual(refused);
  });

  it('hears of what it does not know without harm', async ({ market, keys, callBack }) => {
    expect(await callBack({ event: 'COUPON.USED', plain: {} })).toEqual(taken);
    expect(await callBack({ plain: transaction(market, keys, { trade_state: 'NOTPAY' }) })).toEqual(taken);
    expect(await callBack()).toEqual(taken);
  });
});
