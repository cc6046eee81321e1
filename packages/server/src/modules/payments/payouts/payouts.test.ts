import { randomUUID } from 'node:crypto';
import type { PayChannel } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import { getSandbox, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { canPayOut, payoutOutcomePort, showPayout, startPayout, type WechatAccount } from '../index.ts';
import { findPayout } from './payout.queries.ts';

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend(
    'account',
    { scope: 'file' },
    ({ market }) =>
      market.context().services.sandboxAccount as { -readonly [K in keyof WechatAccount]: WechatAccount[K] },
  )
  .extend('baseUrl', { scope: 'file' }, ({ account }) => account.baseUrl);

let outNo: string;
let ended: string[][];
let name: string | null;
it.beforeEach(async ({ market, sandbox, account, baseUrl }) => {
  account.baseUrl = baseUrl;
  await market.advance(30); // the circuit breaker closes
  await sandbox.behave('never');
  await sandbox.setTransfers('succeed');
  outNo = `W${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  ended = [];
  name = null;
  const stem = outNo;
  const note = (...told: [string, string, string]) => {
    if (told[1].startsWith(stem)) ended.push(told); // another test's may end meanwhile
  };
  market.context().services.ports.provide(payoutOutcomePort, {
    kind: 'withdrawal',
    onDone: async (_ctx, number, reference) => note('done', number, reference),
    onFailed: async (_ctx, number, reason) => note('failed', number, reason),
    findName: async () => name,
  });
});

const aPayout = (traits: object = {}) => ({
  outNo,
  kind: 'withdrawal' as const,
  channel: 'sandbox' as PayChannel,
  openid: 'o-payee',
  cents: asCents(9_940),
  title: '余额提现',
  ...traits,
});
const start = (market: Market, traits: object = {}) => startPayout(market.context(), aPayout(traits));
const payout = (market: Market) => findPayout(market.context().db, outNo);
const shown = (market: Market) => showPayout(market.context(), outNo);
const done = [['done', expect.any(String), expect.stringMatching(/^13\d+$/)]];

describe('a payout', () => {
  it('is sent once it is committed, and done when the channel says so', async ({ market }) => {
    await start(market);
    await market.advance(1);
    expect(await payout(market)).toMatchObject({ state: 'pending', attempts: 1 });
    await market.advance(20);
    expect(ended).toEqual(done);
    expect(await shown(market)).toMatchObject({ state: 'done', reference: ended[0]?.[2], failure: null });
    await market.advance(3_600);
    expect(await payout(market)).toMatchObject({ attempts: 2 });
  });

  it('is told of by a callback, however often it comes', async ({ market, sandbox }) => {
    await sandbox.behave('twice');
    await start(market);
    await market.advance(1);
    await vi.waitFor(() => expect(ended).toEqual(done));
    await market.advance(3_600);
    expect(ended).toEqual(done);
  });

  it('is undone with the transaction of its owner', async ({ market }) => {
    const undone = transact(market.context(), async (ctx) => {
      await startPayout(ctx, aPayout());
      throw new Error('the owner thought better of it');
    });
    await expect(undone).rejects.toThrow('thought better');
    expect(await shown(market)).toBeNull();
  });

  it('is the same payout under the same number, and a fault for another', async ({ market }) => {
    await start(market);
    await start(market);
    await expect(start(market, { cents: asCents(1) })).rejects.toThrow('paid out something else');
    await expect(start(market, { outNo: 'W-1' })).rejects.toThrow('no number of a payout');
    await market.advance(30);
    expect(ended).toEqual(done);
  });

  it('is refused where its channel pays nothing out', async ({ market, account }) => {
    expect(canPayOut(market.context(), 'balance')).toBe(false);
    expect(canPayOut(market.context(), 'sandbox')).toBe(true);
    await expect(start(market, { channel: 'wechat' })).rejects.toThrow('payments.channel_off');
    const { transferScene } = account;
    account.transferScene = undefined;
    await expect(start(market)).rejects.toThrow('payments.channel_off');
    account.transferScene = transferScene;
  });

  it('waits for the person to take the money, and says by what they do', async ({
    market,
    sandbox,
    account,
  }) => {
    await sandbox.setTransfers('pending');
    await start(market);
    await market.advance(1);
    const { appId, merchantId: mchId } = account;
    expect(await shown(market)).toMatchObject({
      state: 'pending',
      confirmParams: { appId, mchId, package: expect.stringContaining('sandbox-13') },
    });
    await sandbox.moveTransfer(outNo, 'TRANSFERING');
    await market.advance(16);
    expect(await shown(market)).toMatchObject({ state: 'pending', confirmParams: null });
    await sandbox.moveTransfer(outNo, 'SUCCESS');
    await market.advance(16);
    expect([ended, await shown(market)]).toMatchObject([done, { state: 'done' }]);
  });

  it('carries the receiver’s name from 2,000.00 on, which the channel alone can read', async ({ market }) => {
    await start(market, { cents: asCents(200_000) });
    await market.advance(1);
    expect(await payout(market)).toMatchObject({ state: 'pending', refusal: 'PARAM_ERROR' });
    name = '林小雨';
    outNo = `${outNo}B`;
    await start(market, { cents: asCents(200_000) });
    await market.advance(30);
    expect(ended).toEqual(done);
  });
});

describe('a payout that does not arrive', () => {
  it('has failed for the reason of the channel, and goes out again under another number', async ({
    market,
    sandbox,
  }) => {
    await sandbox.setTransfers('fail');
    await start(market);
    await market.advance(20);
    expect(ended).toEqual([['failed', outNo, 'ACCOUNT_FROZEN']]);
    expect(await shown(market)).toMatchObject({ state: 'failed', failure: 'ACCOUNT_FROZEN' });
    await sandbox.setTransfers('succeed');
    await start(market);
    await market.advance(60);
    expect(ended).toHaveLength(1);
    outNo = `${outNo}B`;
    await start(market);
    await market.advance(60);
    expect(ended.map(([what]) => what)).toEqual(['failed', 'done']);
  });

  it('has failed when it was taken back at the channel', async ({ market, sandbox }) => {
    await sandbox.setTransfers('pending');
    await start(market);
    await market.advance(1);
    await sandbox.moveTransfer(outNo, 'CANCELLED');
    await market.advance(20);
    expect(ended).toEqual([['failed', outNo, 'CANCELLED']]);
  });

  it('has failed when the channel refuses it and does not have it ten minutes later either', async ({
    market,
    sandbox,
  }) => {
    await sandbox.setTransfers('no_auth');
    await start(market);
    await market.advance(590);
    expect(await payout(market)).toMatchObject({ state: 'pending', refusal: 'NO_AUTH', attempts: 1 });
    await market.advance(15);
    expect(ended).toEqual([['failed', outNo, 'NO_AUTH']]);
  });

  it('goes on when the channel has what it seemed to refuse', async ({ market }) => {
    await start(market);
    await market
      .context()
      .db.execute(sql`update payment_payouts set refusal = 'NO_AUTH', attempts = 1 where out_no = ${outNo}`);
    await market.advance(1);
    expect(ended).toEqual([['failed', outNo, 'NO_AUTH']]);
    outNo = `${outNo}B`;
    await start(market);
    await market.advance(1);
    await market
      .context()
      .db.execute(sql`update payment_payouts set refusal = 'NO_AUTH' where out_no = ${outNo}`);
    await market.advance(30);
    expect(ended[1]).toEqual(['done', outNo, expect.any(String)]);
  });

  it('is sent again under its number while the channel is short of money or out of reach', async ({
    market,
    sandbox,
    account,
    baseUrl,
  }) => {
    await sandbox.setTransfers('not_enough');
    await start(market);
    await market.advance(60);
    expect(await payout(market)).toMatchObject({ state: 'pending', refusal: null });
    account.baseUrl = 'http://127.0.0.1:9';
    await market.advance(60);
    account.baseUrl = baseUrl;
    await sandbox.setTransfers('succeed');
    await market.advance(3_600);
    expect(ended).toEqual(done);
  });

  it('is sent again while the channel has it without money to go on', async ({ market, sandbox }) => {
    await sandbox.setTransfers('pending');
    await start(market);
    await market.advance(1);
    await sandbox.moveTransfer(outNo, 'PROCESSING');
    await market.advance(60);
    expect(await payout(market)).toMatchObject({ state: 'pending' });
    await sandbox.moveTransfer(outNo, 'SUCCESS');
    await market.advance(120);
    expect(ended).toEqual(done);
  });

  it('is never sent again once the channel had it', async ({ market, sandbox }) => {
    await start(market);
    await market
      .context()
      .db.execute(sql`update payment_payouts set reference = '13', attempts = 1 where out_no = ${outNo}`);
    await market.advance(3_600);
    expect(await payout(market)).toMatchObject({ state: 'pending' });
    expect((await payout(market))?.attempts).toBeGreaterThan(2);
    await expect(sandbox.moveTransfer(outNo, 'SUCCESS')).rejects.toThrow('NOT_FOUND');
  });
});
