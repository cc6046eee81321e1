import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { paymentRefunds } from '../payment.tables.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;
type NewRefund = Pick<RefundRow, 'refundNo' | 'paymentId' | 'reason' | 'nextAttemptAt' | 'createdAt'>;

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

/** Moves a due refund on, so that of several nodes one sends it. */
export async function claimDueRefund(
  db: Db,
  refund: Pick<RefundRow, 'id' | 'attempts'>,
  now: Date,
  nextAttemptAt: Date,
): Promise<boolean> {
  const claimed = await db
    .update(paymentRefunds)
    .set({ nextAttemptAt, attempts: refund.attempts + 1 })
    .where(
      and(
        eq(paymentRefunds.id, refund.id),
        eq(paymentRefunds.state, 'pending'),
        eq(paymentRefunds.attempts, refund.attempts),
        lte(paymentRefunds.nextAttemptAt, now),
      ),
    )
    .returning({ id: paymentRefunds.id });
  return claimed.length === 1;
}

/** Answers whether it was still to be done; one that had failed may have been seen to since. */
export async function claimRefundDone(db: Db, id: number, doneAt: Date): Promise<boolean> {
  const done = await db
    .update(paymentRefunds)
    .set({ state: 'done', doneAt })
    .where(and(eq(paymentRefunds.id, id), ne(paymentRefunds.state, 'done')))
    .returning({ id: paymentRefunds.id });
  return done.length === 1;
}

export async function claimRefundFailed(db: Db, id: number): Promise<boolean> {
  const failed = await db
    .update(paymentRefunds)
    .set({ state: 'failed' })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'pending')))
    .returning({ id: paymentRefunds.id });
  return failed.length === 1;
}

/** Has a refund that failed sent once more; one the channel gave up needs a number of its own. */
export async function claimResend(
  db: Db,
  paymentId: number,
  now: Date,
  renumbered: boolean,
): Promise<boolean> {
  const resent = await db
    .update(paymentRefunds)
    .set({
      state: 'pending',
      nextAttemptAt: now,
      ...(renumbered && { refundNo: sql`${paymentRefunds.refundNo} || 'A'` }),
    })
    .where(and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, 'failed')))
    .returning({ id: paymentRefunds.id });
  return resent.length === 1;
}
