/** Differences that end without anybody having seen to them; over real HTTP. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { aBuyer, aTrade, type Buyer, getSandbox, type Market, payBySandbox } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { platform } from '../../ledger/index.ts';
import { refundOutcomePort, refundPart, resendRefund } from '../index.ts';
import { findPayment } from '../payment.queries.ts';
import { applyGatewayResult } from '../settlement/settle-payment.ts';
import { countDifferences, findBill, listDifferences } from './bill.queries.ts';
import { getNextBillDay, toBillDay, toBillPeriod } from './bill-days.rules.ts';
import { findBooked } from './booked.queries.ts';

const daySeconds = 86_400;
let buyer: Buyer;

it.beforeAll(async ({ market }) => {
  const { ports } = market.context().services;
  ports.provide(refundOutcomePort, { kind: 'refund', onDone: async () => {}, onFailed: async () => {} });
  await getSandbox(market).behave('never');
  buyer = await aBuyer(market);
  await goToNextNoon(market);
});

/** Noon in Beijing, when the bills of the day before were compared. */
async function goToNextNoon(market: Market): Promise<string> {
  const midnight = toBillPeriod(getNextBillDay(toBillDay(market.now()))).from.getTime();
  await market.advance((midnight - market.now().getTime()) / 1_000 + daySeconds / 2);
  return toBillDay(market.now());
}
async function listFound(market: Market, day: string) {
  const { db } = market.context();
  const bill = await findBill(db, 'sandbox', day);
  if (!bill?.fetchedAt) throw new Error(`no bill of ${day}`);
  const { open } = await countDifferences(db, bill.id);
  return { open, rows: await listDifferences(db, bill.id, { limit: 100, offset: 0 }) };
}
async function openPayment(market: Market): Promise<string> {
  const { tradeNo: trade_no } = await aTrade(market, buyer, { price: '30.00' });
  const asked = { trade_no, channel: 'sandbox' } as const;
  const idempotencyKey = randomUUID();
  return (await buyer.client.call('POST /wanlshop/pay/create', asked, { idempotencyKey })).payment_no;
}

describe('a difference', () => {
  it('is settled by the next day’s bill once a late callback brought what was missing here', async ({
    market,
  }) => {
    const day = toBillDay(market.now());
    const number = await openPayment(market);
    await getSandbox(market).approve(number);
    const { db } = market.context();
    await db.execute(sql`update payments set state = 'closed', key = null where payment_no = ${number}`);
    const paidAt = market.now();
    await goToNextNoon(market);
    expect(await listFound(market, day)).toMatchObject({ open: 1, rows: [{ number, kind: 'missing_here' }] });
    const payment = await findPayment(db, number);
    if (!payment) throw new Error(`no payment ${number}`);
    const cents = asCents(3_000);
    await applyGatewayResult(market.context(), payment, { state: 'paid', channelNo: '42', cents, paidAt });
    await goToNextNoon(market);
    expect(await listFound(market, day)).toMatchObject({
      open: 0,
      rows: [{ number, state: 'settled', ourCents: 3_000, theirCents: 3_000, tradeCents: 3_000 }],
    });
  });

  it('is settled once the next day’s bill lists the money that came after midnight', async ({ market }) => {
    const day = toBillDay(market.now());
    const { tradeNo } = await aTrade(market, buyer, { price: '30.00' });
    const number = await payBySandbox(market, buyer, tradeNo);
    const { from: midnight } = toBillPeriod(getNextBillDay(day));
    await getSandbox(market).bookAt(number, midnight);
    await goToNextNoon(market);
    expect(await listFound(market, day)).toMatchObject({
      open: 1,
      rows: [{ number, kind: 'missing_there', ourCents: 3_000, theirCents: null, tradeCents: 3_000 }],
    });
    const next = toBillDay(market.now());
    await goToNextNoon(market);
    expect(await listFound(market, day)).toMatchObject({ open: 0, rows: [{ number, state: 'settled' }] });
    expect((await listFound(market, next)).rows).toEqual([]);
  });

  it('is none for a refund that one day’s bill lists as asked for and another’s as given back', async ({
    market,
  }) => {
    const day = toBillDay(market.now());
    await market.advance(11 * 3_600);
    const { tradeNo } = await aTrade(market, buyer, { price: '30.00' });
    const cents = asCents(100);
    await getSandbox(market).setRefunds('pending');
    await refundPart(market.context(), {
      paymentNo: await payBySandbox(market, buyer, tradeNo),
      refundNo: 'late-1',
      kind: 'refund',
      cents,
      reason: '部分退款',
      from: [{ account: platform('escrow'), cents }],
    });
    await market.advance(5_400);
    await getSandbox(market).endRefund('late-1', 'SUCCESS');
    await market.advance(3_600);
    const next = toBillDay(market.now());
    await goToNextNoon(market);
    await market.advance(1);
    expect((await listFound(market, day)).rows).toEqual([]);
    expect((await listFound(market, next)).rows).toEqual([]);
    const { rows } = await market
      .context()
      .db.execute(
        sql`select state, trade_billed_on::text, billed_on::text from payment_refunds where refund_no = 'late-1'`,
      );
    expect(rows).toEqual([{ state: 'done', trade_billed_on: day, billed_on: next }]);
  });

  it('is none for a refund that the channel gave up and that was sent again under another number', async ({
    market,
  }) => {
    const day = toBillDay(market.now());
    const { tradeNo } = await aTrade(market, buyer, { price: '30.00' });
    const cents = asCents(100);
    await getSandbox(market).setRefunds('pending');
    await refundPart(market.context(), {
      paymentNo: await payBySandbox(market, buyer, tradeNo),
      refundNo: 'again-1',
      kind: 'refund',
      cents,
      reason: '部分退款',
      from: [{ account: platform('escrow'), cents }],
    });
    await goToNextNoon(market);
    await getSandbox(market).endRefund('again-1', 'CLOSED');
    await market.advance(600);
    await getSandbox(market).setRefunds('succeed');
    const next = toBillDay(market.now());
    expect(await resendRefund(market.context(), 'again-1')).toBe(true);
    const sentAt = market.now();
    await goToNextNoon(market);
    await goToNextNoon(market);
    expect((await listFound(market, day)).rows).toEqual([]);
    expect((await listFound(market, next)).rows).toEqual([]);
    const numbers = ['again-1', 'again-1A'];
    expect(await findBooked(market.context().db, 'sandbox', 'refund', numbers)).toMatchObject([
      {
        number: 'again-1A',
        state: 'done',
        cents: -100,
        askedAt: sentAt,
        tradeBilledOn: next,
        billedOn: next,
      },
      { number: 'again-1', state: 'failed', cents: null, askedCents: -100 },
    ]);
  });
});
