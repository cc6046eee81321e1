import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { paymentRefunds } from '../payment.tables.ts';
import { numberEnd } from './refund.rules.ts';
import { type RefundMove, refundMoves } from './refund.states.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;
export type NewRefund = Pick<
  RefundRow,
  | 'refundNo'
  | 'sentNo'
  | 'paymentId'
  | 'kind'
  | 'cents'
  | 'from'
  | 'reason'
  | 'nextAttemptAt'
  | 'createdAt'
  | 'sentAt'
>;

export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await db.insert(paymentRefunds).values({ ...refund, state: 'pending' });
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return row ?? null;
}

export async function findRefundByNo(db: Db, refundNo: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.refundNo, refundNo));
  return row ?? null;
}

/** As the channel calls it. */
export async function findRefundBySentNo(db: Db, sentNo: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.sentNo, sentNo));
  return row ?? null;
}

const isPending = (id: number) => and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'pending'));

/** The channel has it, and gives the money back later. */
export async function storeAccepted(
  db: Db,
  id: number,
  acceptedAt: Date,
  nextAttemptAt: Date,
): Promise<void> {
  await db.update(paymentRefunds).set({ acceptedAt, nextAttemptAt }).where(isPending(id));
}

/** The channel does not have it after all: it is sent again at once. */
export async function storeUnknown(db: Db, id: number, now: Date): Promise<void> {
  await db.update(paymentRefunds).set({ acceptedAt: null, nextAttemptAt: now }).where(isPending(id));
}

/** Makes the move; answers whether it was still to be made. */
export async function claimRefundMove(
  db: Db,
  id: number,
  move: Exclude<RefundMove, 'resend'>,
  change: Partial<Pick<RefundRow, 'doneAt' | 'failure'>> = {},
): Promise<boolean> {
  const { from, to } = refundMoves[move];
  const moved = await db
    .update(paymentRefunds)
    .set({ ...change, state: to })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, [...from])))
    .returning({ id: paymentRefunds.id });
  return moved.length === 1;
}

const isGivenUp = sql`${paymentRefunds.failure} = 'closed'`;
/** What the channel's bills listed was under the number it gave up. */
const unlessGivenUp = (day: AnyPgColumn) => sql`case when ${isGivenUp} then null else ${day} end`;

/** Has a refund that failed sent once more; one the channel gave up needs a number of its own there. */
export async function claimResend(db: Db, id: number, now: Date): Promise<boolean> {
  const { from, to } = refundMoves.resend;
  const resent = await db
    .update(paymentRefunds)
    .set({
      state: to,
      sentAt: now,
      nextAttemptAt: now,
      acceptedAt: null,
      failure: null,
      sentNo: sql`case when ${isGivenUp} then ${paymentRefunds.sentNo} || ${numberEnd} else ${paymentRefunds.sentNo} end`,
      billedOn: unlessGivenUp(paymentRefunds.billedOn),
      tradeBilledOn: unlessGivenUp(paymentRefunds.tradeBilledOn),
    })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, [...from])))
    .returning({ id: paymentRefunds.id });
  return resent.length === 1;
}

/** Whether money of a payment may still go back by the refunds there are. */
export async function hasOpenRefunds(db: Db, paymentId: number): Promise<boolean> {
  const open = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), inArray(paymentRefunds.state, ['pending', 'failed'])))
    .limit(1);
  return open.length > 0;
}
