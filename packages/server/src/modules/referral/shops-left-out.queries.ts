import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { referralLeftOut } from './referral.tables.ts';

export const listLeftOut = (db: Db): Promise<{ shopId: number; since: Date }[]> =>
  db.select().from(referralLeftOut).orderBy(desc(referralLeftOut.since));

export async function countLeftOut(db: Db): Promise<number> {
  const [row] = await db.select({ shops: count() }).from(referralLeftOut);
  return row?.shops ?? 0;
}

/** False where it was so before. */
export async function leaveOut(db: Db, shopId: number, since: Date): Promise<boolean> {
  const rows = await db.insert(referralLeftOut).values({ shopId, since }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function takeIn(db: Db, shopId: number): Promise<boolean> {
  const rows = await db.delete(referralLeftOut).where(eq(referralLeftOut.shopId, shopId)).returning();
  return rows.length > 0;
}
