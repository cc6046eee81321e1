import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { signIns } from './sign-ins.tables.ts';

export type SignIn = typeof signIns.$inferSelect;
type Place = Pick<SignIn, 'ip' | 'agent'>;

/** More than anyone reads. */
const maxShown = 50;

export async function insertSignIn(db: Db, row: typeof signIns.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(signIns).values(row).returning({ id: signIns.id });
  if (!inserted) throw new Error('the sign-in was not stored');
  return inserted.id;
}

/** Whether this person signed in by such a browser from this address before. */
export async function hasSignedInFrom(db: Db, shopperId: number, { ip, agent }: Place): Promise<boolean> {
  const [row] = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(
      and(
        eq(signIns.shopperId, shopperId),
        eq(signIns.outcome, 'signed_in'),
        eq(signIns.ip, ip),
        eq(signIns.agent, agent),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export const listSignIns = (db: Db, shopperId: number): Promise<SignIn[]> =>
  db.select().from(signIns).where(eq(signIns.shopperId, shopperId)).orderBy(desc(signIns.id)).limit(maxShown);

export async function deleteSignIns(db: Db, shopperId: number): Promise<void> {
  await db.delete(signIns).where(eq(signIns.shopperId, shopperId));
}

export async function deleteExpiredSignIns(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(signIns).where(and(inArray(signIns.id, [...ids]), lte(signIns.expiresAt, now)));
}
