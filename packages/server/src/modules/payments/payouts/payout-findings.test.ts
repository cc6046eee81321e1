/** What a channel tells of payouts that cannot be. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { asCents } from '@chengji/contract/money';
import { loadKeys, type SandboxKeys, seal, signedHeaders } from '@chengji/sandbox';
import { getSandbox, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { payoutOutcomePort, startPayout } from '../index.ts';
import { findPayout } from './payout.queries.ts';

const it = marketTest.extend('keys', { scope: 'file' }, ({ market }) =>
  loadKeys(join(market.config.dataDir, 'sandbox')),
);

let outNo: string;
let ended: string[];
it.beforeEach(async ({ market }) => {
  const sandbox = getSandbox(market);
  await sandbox.behave('never');
  await sandbox.setTransfers('pending');
  outNo = `W${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  ended = [];
  market.context().services.ports.provide(payoutOutcomePort, {
    kind: 'withdrawal',
    onDone: async () => void ended.push('done'),
    onFailed: async () => void ended.push('failed'),
  });
  await startPayout(market.context(), {
    outNo,
    kind: 'withdrawal',
    channel: 'sandbox',
    openid: 'o-payee',
    cents: asCents(1_000),
    title: '余额提现',
  });
  await market.advance(1);
});

async function callBack(market: Market, keys: SandboxKeys, traits: object = {}): Promise<number> {
  const plain = {
    mch_id: keys.merchantId,
    out_bill_no: outNo,
    transfer_bill_no: '1300001',
    state: 'SUCCESS',
    transfer_amount: 1_000,
    openid: 'o-payee',
    ...traits,
  };
  const resource = seal(keys.apiV3Key, plain, 'mch_payment');
  const body = JSON.stringify({ id: randomUUID(), event_type: 'MCHTRANSFER.BILL.FINISHED', resource });
  const signedAt = market.seconds();
  const { status } = await fetch(`${market.url}/api/pay/notify/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(keys, signedAt, body) },
    body,
  });
  return status;
}
const newest = async (operator: Person) =>
  (await operator.client.call('GET /platform/findings/list', {})).rows[0];
const state = async (market: Market) => (await findPayout(market.context().db, outNo))?.state;

describe('a callback of a payout', () => {
  it('is taken once, and again without harm', async ({ market, keys }) => {
    expect(await callBack(market, keys)).toBe(204);
    expect(await callBack(market, keys)).toBe(204);
    expect([await state(market), ended]).toEqual(['done', ['done']]);
  });

  it('with another amount pays nothing and is a finding', async ({ market, operator, keys }) => {
    expect(await callBack(market, keys, { transfer_amount: 999 })).toBe(204);
    expect(await newest(operator)).toMatchObject({
      kind: 'wrong_amount',
      subject_no: outNo,
      expected: '10.00',
      got: '9.99',
      plan: null,
    });
    expect([await state(market), ended]).toEqual(['pending', []]);
  });

  it('of another merchant, of another channel or of none of ours is not believed', async ({
    market,
    operator,
    keys,
  }) => {
    expect(await callBack(market, keys, { mch_id: '1900000999' })).toBe(400);
    expect(await newest(operator)).toMatchObject({ kind: 'wrong_merchant', subject_no: outNo });
    expect(await callBack(market, keys, { out_bill_no: 'W0' })).toBe(400);
    expect(await callBack(market, keys, { state: 'LOST' })).toBe(400);
    const { db } = market.context();
    await db.execute(sql`update payment_payouts set channel = 'wechat' where out_no = ${outNo}`);
    expect(await callBack(market, keys)).toBe(400);
    expect(await newest(operator)).toMatchObject({ kind: 'wrong_channel', expected: 'wechat' });
    await db.execute(sql`update payment_payouts set channel = 'sandbox' where out_no = ${outNo}`);
    expect([await state(market), ended]).toEqual(['pending', []]);
  });

  it('that says done after it had failed is a finding: it may have been paid again since', async ({
    market,
    operator,
    keys,
  }) => {
    expect(await callBack(market, keys, { state: 'FAIL', fail_reason: 'OVERDUE_CLOSE' })).toBe(204);
    expect(await callBack(market, keys)).toBe(204);
    expect(await newest(operator)).toMatchObject({ kind: 'payout_after_all', subject_no: outNo });
    expect([await state(market), ended]).toEqual(['failed', ['failed']]);
  });
});
