/** What falls due: unfinished payments to ask after, and refunds to send. */
import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import { paymentRefunds, payments } from './payment.tables.ts';

export async function nextQueryDue(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(payments.nextQueryAt) })
    .from(payments)
    .where(eq(payments.state, 'pending'));
  return row?.at ?? null;
}

export const listQueriesDue = (db: Db, now: Date, limit: number): Promise<Due[]> =>
  db
    .select({ id: payments.id, dueAt: payments.nextQueryAt })
    .from(payments)
    .where(and(eq(payments.state, 'pending'), lte(payments.nextQueryAt, now)))
    .orderBy(asc(payments.nextQueryAt))
    .limit(limit);

export async function nextRefundDue(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(paymentRefunds.nextTryAt) })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pending'));
  return row?.at ?? null;
}

export const listRefundsDue = (db: Db, now: Date, limit: number): Promise<Due[]> =>
  db
    .select({ id: paymentRefunds.id, dueAt: paymentRefunds.nextTryAt })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.state, 'pending'), lte(paymentRefunds.nextTryAt, now)))
    .orderBy(asc(paymentRefunds.nextTryAt))
    .limit(limit);
