import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { paymentPayouts } from '../payment.tables.ts';
import { type PayoutMove, payoutMoves } from './payout.states.ts';

export type PayoutRow = typeof paymentPayouts.$inferSelect;
export type NewPayout = Pick<
  PayoutRow,
  'outNo' | 'kind' | 'channel' | 'openid' | 'cents' | 'title' | 'nextAttemptAt' | 'createdAt'
>;

/** False when the number was used before; of two at once the second waits for the first. */
export async function insertPayout(db: Db, payout: NewPayout): Promise<boolean> {
  const inserted = await db
    .insert(paymentPayouts)
    .values({ ...payout, state: 'pending' })
    .onConflictDoNothing()
    .returning({ id: paymentPayouts.id });
  return inserted.length === 1;
}

export async function findPayout(db: Db, outNo: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(paymentPayouts).where(eq(paymentPayouts.outNo, outNo));
  return row ?? null;
}

export async function findPayoutById(db: Db, id: number): Promise<PayoutRow | null> {
  const [row] = await db.select().from(paymentPayouts).where(eq(paymentPayouts.id, id));
  return row ?? null;
}

/** Takes the row until the transaction ends; null when it is pending no more. */
export async function lockPending(db: Db, id: number): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(paymentPayouts)
    .where(and(eq(paymentPayouts.id, id), eq(paymentPayouts.state, 'pending')))
    .for('update');
  return row ?? null;
}

type Progress = Partial<Pick<PayoutRow, 'refusal' | 'reference' | 'confirmParams' | 'nextAttemptAt'>>;

/** What is known of it while it is pending. */
export async function storeProgress(db: Db, id: number, progress: Progress): Promise<void> {
  await db
    .update(paymentPayouts)
    .set(progress)
    .where(and(eq(paymentPayouts.id, id), eq(paymentPayouts.state, 'pending')));
}

/** Makes the move; answers whether it was still to be made. */
export async function claimPayoutMove(
  db: Db,
  id: number,
  move: PayoutMove,
  change: Pick<PayoutRow, 'endedAt'> & Partial<Pick<PayoutRow, 'reference' | 'failure'>>,
): Promise<boolean> {
  const { from, to } = payoutMoves[move];
  const moved = await db
    .update(paymentPayouts)
    .set({ ...change, state: to, confirmParams: null })
    .where(and(eq(paymentPayouts.id, id), inArray(paymentPayouts.state, [...from])))
    .returning({ id: paymentPayouts.id });
  return moved.length === 1;
}
