/** Money at a channel that is older than it may be, and what channels told that fits nothing. */
import type { PayChannel, PaymentFindingKind, StuckKind } from '@chengji/contract';
import { and, asc, count, eq, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { hoursBefore, minutesBefore } from '../../../kernel/time/durations.ts';
import { paymentFindings, paymentPayouts, paymentRefunds, payments } from '../payment.tables.ts';

/** A payment is closed seconds after its time; a payout is answered within the day. */
const paymentMinutes = 2;
const payoutHours = 24;

export type StuckMoney = {
  kind: StuckKind;
  number: string;
  channel: PayChannel;
  cents: number | null;
  since: Date;
  state: 'pending' | 'failed' | 'open';
  finding: PaymentFindingKind | null;
};

/** A refund that failed is listed by itself, with its money. */
const ofFailedRefunds: PaymentFindingKind[] = ['refund_abnormal', 'refund_closed'];

const isLatePayment = (now: Date) =>
  and(eq(payments.state, 'pending'), lt(payments.expiresAt, minutesBefore(now, paymentMinutes)));
const isLateRefund = (now: Date, hours: number) =>
  or(
    eq(paymentRefunds.state, 'failed'),
    and(eq(paymentRefunds.state, 'pending'), lt(paymentRefunds.sentAt, hoursBefore(now, hours))),
  );
const isLatePayout = (now: Date) =>
  and(eq(paymentPayouts.state, 'pending'), lt(paymentPayouts.createdAt, hoursBefore(now, payoutHours)));
const isOpenFinding = and(
  isNull(paymentFindings.resolvedAt),
  notInArray(paymentFindings.kind, ofFailedRefunds),
);

/** The oldest of each kind, and how many there are; a channel has `refundHours` to give a refund back. */
export async function listStuckMoney(
  db: Db,
  { now, refundHours, limit }: { now: Date; refundHours: number; limit: number },
): Promise<{ rows: StuckMoney[]; counts: Record<StuckKind, number> }> {
  const payment = await db
    .select()
    .from(payments)
    .where(isLatePayment(now))
    .orderBy(asc(payments.createdAt))
    .limit(limit);
  const refund = await db
    .select({ refund: paymentRefunds, channel: payments.channel })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(isLateRefund(now, refundHours))
    .orderBy(asc(paymentRefunds.sentAt))
    .limit(limit);
  const payout = await db
    .select()
    .from(paymentPayouts)
    .where(isLatePayout(now))
    .orderBy(asc(paymentPayouts.createdAt))
    .limit(limit);
  const callback = await db
    .select({ finding: paymentFindings, heldCents: payments.heldCents })
    .from(paymentFindings)
    .leftJoin(payments, eq(payments.id, paymentFindings.paymentId))
    .where(isOpenFinding)
    .orderBy(asc(paymentFindings.id))
    .limit(limit);
  return {
    rows: [
      ...callback.map(({ finding, heldCents }) => toCallback(finding, heldCents)),
      ...payment.map(({ paymentNo, amountCents, createdAt, channel }) =>
        toPending('payment', { number: paymentNo, cents: amountCents, since: createdAt, channel }),
      ),
      ...refund.map(({ refund: { sentNo, cents, sentAt, state }, channel }) => ({
        ...toPending('refund', { number: sentNo, cents, since: sentAt, channel }),
        state: state === 'failed' ? ('failed' as const) : ('pending' as const),
      })),
      ...payout.map(({ outNo, cents, createdAt, channel }) =>
        toPending('payout', { number: outNo, cents, since: createdAt, channel }),
      ),
    ],
    counts: {
      payment: await countRows(db, payments, isLatePayment(now)),
      refund: await countRows(db, paymentRefunds, isLateRefund(now, refundHours)),
      payout: await countRows(db, paymentPayouts, isLatePayout(now)),
      callback: await countRows(db, paymentFindings, isOpenFinding),
    },
  };
}

const toPending = (
  kind: Exclude<StuckKind, 'callback'>,
  money: Pick<StuckMoney, 'number' | 'cents' | 'since' | 'channel'>,
): StuckMoney => ({ ...money, kind, state: 'pending', finding: null });

const toCallback = (
  { kind, subjectNo, channel, foundAt }: typeof paymentFindings.$inferSelect,
  cents: number | null,
): StuckMoney => ({
  kind: 'callback',
  number: subjectNo,
  channel,
  cents,
  since: foundAt,
  state: 'open',
  finding: kind,
});

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(where);
  return row?.rows ?? 0;
}
