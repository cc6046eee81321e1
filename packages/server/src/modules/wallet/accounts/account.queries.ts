import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type Owner, toOwnerText } from '../owner.rules.ts';
import { payoutAccounts } from './account.tables.ts';

export type AccountRow = typeof payoutAccounts.$inferSelect;
export type NewAccount = Omit<AccountRow, 'id'>;

const isOfOwner = ({ kind, id }: Owner) =>
  and(eq(payoutAccounts.ownerKind, kind), eq(payoutAccounts.ownerId, id));

/** One change of an owner's accounts after the other, until the transaction ends. */
export async function lockAccounts(db: Db, owner: Owner): Promise<void> {
  const name = `payout accounts of ${toOwnerText(owner)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The default first, then the newest. */
export const listAccountRows = (db: Db, owner: Owner): Promise<AccountRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(isOfOwner(owner))
    .orderBy(desc(payoutAccounts.isDefault), desc(payoutAccounts.id));

export async function findAccount(db: Db, owner: Owner, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(and(isOfOwner(owner), eq(payoutAccounts.id, id)));
  return row ?? null;
}

export async function countAccounts(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.select({ accounts: count() }).from(payoutAccounts).where(isOfOwner(owner));
  return row?.accounts ?? 0;
}

/** Null when the owner has this number already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<AccountRow | null> {
  const [row] = await db
    .insert(payoutAccounts)
    .values(account)
    .onConflictDoNothing({
      target: [payoutAccounts.ownerKind, payoutAccounts.ownerId, payoutAccounts.digest],
    })
    .returning();
  return row ?? null;
}

export async function clearDefault(db: Db, owner: Owner): Promise<void> {
  await db
    .update(payoutAccounts)
    .set({ isDefault: false })
    .where(and(isOfOwner(owner), eq(payoutAccounts.isDefault, true)));
}

export async function storeDefault(db: Db, owner: Owner, id: number): Promise<void> {
  await db
    .update(payoutAccounts)
    .set({ isDefault: true })
    .where(and(isOfOwner(owner), eq(payoutAccounts.id, id)));
}

export async function removeAccount(db: Db, owner: Owner, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .delete(payoutAccounts)
    .where(and(isOfOwner(owner), eq(payoutAccounts.id, id)))
    .returning();
  return row ?? null;
}

export async function removeAccounts(db: Db, owner: Owner): Promise<void> {
  await db.delete(payoutAccounts).where(isOfOwner(owner));
}
