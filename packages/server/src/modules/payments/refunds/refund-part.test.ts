import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { addMoney, aShopper, aTrade, getSandbox, type Market, type ShopperPerson } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, external, getBalance, platform, shopAvailable, transfer } from '../../ledger/index.ts';
import { giveUpRefund, refundOutcomePort, refundPart, resendRefund } from '../index.ts';
import { findPayment } from '../payment.queries.ts';
import { findRefundByNo } from './refund.queries.ts';

type Ended = [outcome: string, refundNo: string];

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend('before', async ({ market }) => held(market))
  .extend('paymentNo', async ({ market, sandbox }) => {
    const { tradeNo } = await aTrade(market, shopper);
    const { payment_no } = await shopper.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    );
    await sandbox.approve(payment_no);
    await shopper.client.call('GET /wanlshop/pay/status', { payment_no });
    return payment_no;
  });

let shopper: ShopperPerson;
let ended: Ended[];
it.beforeEach(async ({ market, sandbox }) => {
  await sandbox.behave('never');
  await sandbox.setRefunds('succeed');
  shopper = await aShopper(market);
  ended = [];
  market.context().services.ports.provide(refundOutcomePort, {
    kind: 'refund',
    onDone: async (_ctx, refundNo) => void ended.push(['done', refundNo]),
    onFailed: async (_ctx, refundNo, why) => void ended.push([why, refundNo]),
  });
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const held = async (market: Market) => {
  const { db } = market.context();
  return {
    outside: await getBalance(db, external('sandbox')),
    escrow: await getBalance(db, platform('escrow')),
  };
};
const part = (paymentNo: string, number: number, cents: number) => ({
  paymentNo,
  refundNo: `${paymentNo}-${number}`,
  kind: 'refund' as const,
  cents: asCents(cents),
  reason: '七天无理由',
  from: [{ account: platform('escrow'), cents: asCents(cents) }],
});
const state = async (market: Market, paymentNo: string) =>
  (await findPayment(market.context().db, paymentNo))?.state;
const refund = async (market: Market, refundNo: string) => findRefundByNo(market.context().db, refundNo);

describe('refunding a part of a payment', () => {
  it('gives back several parts, each once, and the payment is refunded once all went back', async ({
    market,
    before,
    paymentNo,
  }) => {
    const ctx = market.context();
    expect(await refundPart(ctx, part(paymentNo, 1, 1_000))).toBe('taken');
    await market.advance(1);
    expect(await state(market, paymentNo)).toBe('paid');
    expect(await held(market)).toEqual({ outside: before.outside - 230, escrow: before.escrow + 230 });
    await refundPart(ctx, part(paymentNo, 2, 230));
    expect(await state(market, paymentNo)).toBe('refunding');
    await market.advance(1);
    expect(await state(market, paymentNo)).toBe('refunded');
    expect(await held(market)).toEqual(before);
    expect(ended).toEqual([
      ['done', `${paymentNo}-1`],
      ['done', `${paymentNo}-2`],
    ]);
  });

  it('never gives back more than came in', async ({ market, paymentNo }) => {
    const ctx = market.context();
    expect(await refundPart(ctx, part(paymentNo, 1, 1_231))).toBe('refused');
    expect(await refundPart(ctx, part(paymentNo, 2, 1_000))).toBe('taken');
    expect(await refundPart(ctx, part(paymentNo, 3, 231))).toBe('refused');
    expect(await refund(market, `${paymentNo}-3`)).toBeNull();
  });

  it('is the same refund under the same number, and a fault for another', async ({ market, paymentNo }) => {
    const ctx = market.context();
    await refundPart(ctx, part(paymentNo, 1, 700));
    expect(await refundPart(ctx, part(paymentNo, 1, 700))).toBe('taken');
    await expect(refundPart(ctx, part(paymentNo, 1, 701))).rejects.toThrow('gave back something else');
    expect((await findPayment(ctx.db, paymentNo))?.refundCents).toBe(700);
  });

  it('is undone with the transaction of its owner', async ({ market, paymentNo }) => {
    const undone = transact(market.context(), async (ctx) => {
      await refundPart(ctx, part(paymentNo, 1, 700));
      throw new Error('the owner thought better of it');
    });
    await expect(undone).rejects.toThrow('thought better');
    expect(await refund(market, `${paymentNo}-1`)).toBeNull();
    expect((await findPayment(market.context().db, paymentNo))?.refundCents).toBe(0);
  });

  it('is a fault where accounts do not add up, or no channel was used', async ({ market, paymentNo }) => {
    const wrong = { ...part(paymentNo, 1, 700), cents: asCents(701) };
    await expect(refundPart(market.context(), wrong)).rejects.toThrow('what leaves the accounts');
    await expect(refundPart(market.context(), part('P0', 1, 700))).rejects.toThrow('no channel');
  });

  it('takes the money from the accounts its owner named', async ({ market, shop, paymentNo }) => {
    const ctx = market.context();
    const earned = shopAvailable(shop.id);
    await transfer(ctx, {
      key: `test:${randomUUID()}`,
      kind: 'sys',
      reference: paymentNo,
      entries: [
        { account: platform('escrow'), cents: asCents(-500) },
        { account: earned, cents: asCents(500) },
      ],
    });
    const from = [
      { account: earned, cents: asCents(500) },
      { account: platform('commission'), cents: asCents(30) },
    ];
    const commission = await getBalance(ctx.db, platform('commission'));
    await refundPart(ctx, { ...part(paymentNo, 1, 530), from });
    expect(await getBalance(ctx.db, earned)).toBe(500);
    await market.advance(1);
    expect(await getBalance(ctx.db, earned)).toBe(0);
    expect(await getBalance(ctx.db, platform('commission'))).toBe(commission - 30);
  });

  it('stands in the bills of who paid', async ({ market, paymentNo }) => {
    await addMoney(market, shopper, 4_000);
    await refundPart(market.context(), part(paymentNo, 1, 700));
    await market.advance(1);
    const { rows } = await market.context().db.execute(sql`
      select c.kind, c.cents::int, c.balance_cents::int as balance from ledger_chain c
      join ledger_transfers t on t.id = c.transfer_id
      where c.account = ${`shopper:${shopper.id}:available`} and t.key = ${`refund:${paymentNo}-1`}`);
    expect(rows).toEqual([{ kind: 'refund', cents: 0, balance: 4_000 }]);
  });
});

describe('a refund that its channel has in hand', () => {
  it('is asked after every ten minutes, and not sent again', async ({
    market,
    sandbox,
    paymentNo,
    before,
  }) => {
    await sandbox.setRefunds('pending');
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    await market.advance(1);
    expect(await refund(market, `${paymentNo}-1`)).toMatchObject({ state: 'pending', attempts: 1 });
    await market.advance(1_205);
    expect(await refund(market, `${paymentNo}-1`)).toMatchObject({ state: 'pending', attempts: 3 });
    await sandbox.endRefund(`${paymentNo}-1`, 'SUCCESS');
    await market.advance(590);
    expect(await state(market, paymentNo)).toBe('refunding');
    await market.advance(15);
    expect(await state(market, paymentNo)).toBe('refunded');
    expect(await held(market)).toEqual(before);
    expect(ended).toEqual([['done', `${paymentNo}-1`]]);
  });

  it('is told of by a callback, and the answer after it changes nothing', async ({
    market,
    sandbox,
    paymentNo,
    before,
  }) => {
    await sandbox.setRefunds('pending');
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    await market.advance(1);
    await sandbox.behave('twice');
    await sandbox.endRefund(`${paymentNo}-1`, 'SUCCESS');
    await vi.waitFor(async () => expect(await state(market, paymentNo)).toBe('refunded'));
    await market.advance(1_205);
    expect(await held(market)).toEqual(before);
    expect(ended).toEqual([['done', `${paymentNo}-1`]]);
  });

  it('is sent once more where the channel does not have it after all', async ({
    market,
    paymentNo,
    before,
  }) => {
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    await market.context().db.execute(sql`update payment_refunds set accepted_at = now()
      where refund_no = ${`${paymentNo}-1`}`);
    await market.advance(5);
    expect(await state(market, paymentNo)).toBe('refunded');
    expect(await held(market)).toEqual(before);
  });
});

describe('a refund that failed', () => {
  it.for([
    ['abnormal', ''],
    ['closed', 'A'],
  ] as const)(
    'tells its owner why, and is sent again when they say so: %s',
    async ([why, suffix], { market, sandbox, paymentNo, before }) => {
      const refundNo = `${paymentNo}-1`;
      await sandbox.setRefunds(why);
      await refundPart(market.context(), part(paymentNo, 1, 1_230));
      await market.advance(1);
      expect(ended).toEqual([[why, refundNo]]);
      await market.advance(3_600);
      expect(await refund(market, refundNo)).toMatchObject({ state: 'failed', attempts: 1 });
      await sandbox.setRefunds('succeed');
      if (why === 'abnormal') await sandbox.endRefund(refundNo, 'SUCCESS');
      expect(await resendRefund(market.context(), refundNo)).toBe(true);
      expect(await resendRefund(market.context(), refundNo)).toBe(false);
      await market.advance(60);
      expect(ended).toEqual([
        [why, refundNo],
        ['done', refundNo],
      ]);
      expect(await refund(market, refundNo)).toMatchObject({ sentNo: `${refundNo}${suffix}` });
      expect([await state(market, paymentNo), await held(market)]).toEqual(['refunded', before]);
    },
  );

  it('is given up once, and what its channel gives back after that is a finding', async ({
    market,
    sandbox,
    operator,
    paymentNo,
    before,
  }) => {
    const ctx = market.context();
    const refundNo = `${paymentNo}-1`;
    expect(await giveUpRefund(ctx, refundNo)).toBe(false);
    await sandbox.setRefunds('abnormal');
    await refundPart(ctx, part(paymentNo, 1, 1_230));
    expect(await giveUpRefund(ctx, refundNo)).toBe(false);
    await market.advance(1);
    expect(await giveUpRefund(ctx, refundNo)).toBe(true);
    expect(await giveUpRefund(ctx, refundNo)).toBe(false);
    expect(await resendRefund(ctx, refundNo)).toBe(false);
    expect(await state(market, paymentNo)).toBe('refunded');
    await sandbox.behave('once');
    await sandbox.endRefund(refundNo, 'SUCCESS');
    await vi.waitFor(async () => {
      const { rows } = await operator.client.call('GET /platform/findings/list', {});
      expect(rows[0]).toMatchObject({ kind: 'refund_after_all', subject_no: refundNo, plan: null });
    });
    expect((await held(market)).outside).toBe(before.outside - 1_230);
    expect(ended).toEqual([['abnormal', refundNo]]);
  });
});
