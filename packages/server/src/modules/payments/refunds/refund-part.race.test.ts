/** However many ask, send and tell at once, a payment gives back what came in, and each part of it once. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { aShopper, aTrade, getSandbox, type Market, type ShopperPerson } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance, platform } from '../../ledger/index.ts';
import { giveUpRefund, refundOutcomePort, refundPart, resendRefund } from '../index.ts';
import { findPayment } from '../payment.queries.ts';
import { takeRefundAnswer } from './end-refund.ts';
import { findRefundByNo, type RefundRow } from './refund.queries.ts';
import { sendRefund } from './send-refund.ts';

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend('before', ({ market }) => broughtIn(market))
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
let done: string[];
it.beforeEach(async ({ market, node, sandbox }) => {
  await sandbox.behave('never');
  await sandbox.setRefunds('succeed');
  shopper = await aShopper(market);
  done = [];
  for (const each of [market, node])
    each.context().services.ports.provide(refundOutcomePort, {
      kind: 'refund',
      onDone: async (_ctx, refundNo) => void done.push(refundNo),
      onFailed: async () => {},
    });
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const broughtIn = async (market: Market) => -(await getBalance(market.context().db, external('sandbox')));
const part = (paymentNo: string, number: number, cents: number) => ({
  paymentNo,
  refundNo: `${paymentNo}-${number}`,
  kind: 'refund' as const,
  cents: asCents(cents),
  reason: '',
  from: [{ account: platform('escrow'), cents: asCents(cents) }],
});
const state = async (market: Market, paymentNo: string) =>
  (await findPayment(market.context().db, paymentNo))?.state;
const getRefund = async (market: Market, paymentNo: string, number: number): Promise<RefundRow> => {
  const refund = await findRefundByNo(market.context().db, `${paymentNo}-${number}`);
  if (!refund) throw new Error('no refund');
  return refund;
};

describe('parts of a payment that are refunded at once', () => {
  it('are never more than came in', async ({ market, node, before, paymentNo }) => {
    const asked = Array.from({ length: 10 }, (_, number) =>
      refundPart((number % 2 ? node : market).context(), part(paymentNo, number, 300)),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(4);
    await market.advance(60);
    expect(done).toHaveLength(4);
    expect(await broughtIn(market)).toBe(before + 30);
    expect(await state(market, paymentNo)).toBe('paid');
  });

  it('are one refund under one number', async ({ market, node, before, paymentNo }) => {
    const asked = Array.from({ length: 6 }, (_, number) =>
      refundPart((number % 2 ? node : market).context(), part(paymentNo, 1, 600)),
    );
    expect(await Promise.all(asked)).toEqual(Array(6).fill('taken'));
    await market.advance(60);
    expect(done).toEqual([`${paymentNo}-1`]);
    expect(await broughtIn(market)).toBe(before + 630);
  });

  it('leave the payment refunded, though the last two end at once on two nodes', async ({
    market,
    node,
    before,
    paymentNo,
  }) => {
    await refundPart(market.context(), part(paymentNo, 1, 615));
    await refundPart(market.context(), part(paymentNo, 2, 615));
    const [first, second] = [await getRefund(market, paymentNo, 1), await getRefund(market, paymentNo, 2)];
    await Promise.all([
      takeRefundAnswer(market.context(), first, 'done'),
      takeRefundAnswer(node.context(), second, 'done'),
      takeRefundAnswer(node.context(), first, 'done'),
      takeRefundAnswer(market.context(), second, 'done'),
    ]);
    expect(await state(market, paymentNo)).toBe('refunded');
    expect(done.toSorted()).toEqual([`${paymentNo}-1`, `${paymentNo}-2`]);
    expect(await broughtIn(market)).toBe(before);
  });

  it('are sent once each, though two nodes send and the callback comes at once', async ({
    market,
    node,
    sandbox,
    before,
    paymentNo,
  }) => {
    await sandbox.behave('twice');
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    const { id } = await getRefund(market, paymentNo, 1);
    const { clock } = market.context();
    const nodes = [market, node, market, node].map((each) => ({ ...each.context(), clock }));
    await Promise.all(nodes.map((ctx) => sendRefund(ctx, id)));
    expect(await getRefund(market, paymentNo, 1)).toMatchObject({ attempts: 1, state: 'done' });
    expect([done, await broughtIn(market)]).toEqual([[`${paymentNo}-1`], before]);
  });
});

describe('a refund that failed', () => {
  it('is either given up or sent again, never both', async ({ market, node, paymentNo }) => {
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    const refund = await getRefund(market, paymentNo, 1);
    await takeRefundAnswer(market.context(), refund, 'abnormal');
    const won = await Promise.all([
      giveUpRefund(market.context(), refund.refundNo),
      resendRefund(node.context(), refund.refundNo),
      giveUpRefund(node.context(), refund.refundNo),
      resendRefund(market.context(), refund.refundNo),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('is either given up or given back by its channel, and both are known', async ({
    market,
    node,
    paymentNo,
    before,
  }) => {
    await refundPart(market.context(), part(paymentNo, 1, 1_230));
    const refund = await getRefund(market, paymentNo, 1);
    await takeRefundAnswer(market.context(), refund, 'abnormal');
    const [isGivenUp] = await Promise.all([
      giveUpRefund(node.context(), refund.refundNo),
      takeRefundAnswer(market.context(), refund, 'done'),
    ]);
    expect(done).toEqual(isGivenUp ? [] : [refund.refundNo]);
    expect(await broughtIn(market)).toBe(isGivenUp ? before + 1_230 : before);
    expect(await state(market, paymentNo)).toBe('refunded');
  });
});
