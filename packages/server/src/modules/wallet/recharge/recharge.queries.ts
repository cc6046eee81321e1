import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { rechargeMoves } from './recharge.states.ts';
import { recharges } from './recharge.tables.ts';

export type RechargeRow = typeof recharges.$inferSelect;
export type NewRecharge = Omit<RechargeRow, 'id' | 'paidAt'>;

/** The recharge this key stands for: a new one, or the one it was used for before. */
export async function addOrFindRecharge(db: Db, recharge: NewRecharge): Promise<RechargeRow> {
  const [added] = await db
    .insert(recharges)
    .values(recharge)
    .onConflictDoNothing({ target: [recharges.shopperId, recharges.key] })
    .returning();
  if (added) return added;
  const { shopperId, key } = recharge;
  const [first] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.shopperId, shopperId), eq(recharges.key, key)));
  if (!first) throw new Error(`the key of a recharge is taken by none: ${key}`);
  return first;
}

export async function findRecharge(db: Db, rechargeNo: string): Promise<RechargeRow | null> {
  const [row] = await db.select().from(recharges).where(eq(recharges.rechargeNo, rechargeNo));
  return row ?? null;
}

/** Answers whether it was still to be paid. */
export async function claimPaid(db: Db, rechargeNo: string, paidAt: Date): Promise<boolean> {
  const { from, to } = rechargeMoves.pay;
  const moved = await db
    .update(recharges)
    .set({ state: to, paidAt })
    .where(and(eq(recharges.rechargeNo, rechargeNo), inArray(recharges.state, [...from])))
    .returning({ id: recharges.id });
  return moved.length === 1;
}

export async function claimClosed(db: Db, id: number): Promise<void> {
  const { from, to } = rechargeMoves.close;
  await db
    .update(recharges)
    .set({ state: to })
    .where(and(eq(recharges.id, id), inArray(recharges.state, [...from])));
}

export async function countOpenRecharges(db: Db, shopperId: number): Promise<number> {
  const [row] = await db
    .select({ recharges: count() })
    .from(recharges)
    .where(and(eq(recharges.shopperId, shopperId), eq(recharges.state, 'open')));
  return row?.recharges ?? 0;
}
