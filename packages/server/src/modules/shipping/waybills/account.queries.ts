import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { waybillAccounts } from '../shipping.tables.ts';

export type AccountRow = typeof waybillAccounts.$inferSelect;
export type AccountFields = Omit<AccountRow, 'id' | 'version' | 'removedAt'>;

const isKept = isNull(waybillAccounts.removedAt);

/** A shop has one for each carrier at most. */
export const listAccounts = (db: Db, shopId: number): Promise<AccountRow[]> =>
  db
    .select()
    .from(waybillAccounts)
    .where(and(eq(waybillAccounts.shopId, shopId), isKept))
    .orderBy(asc(waybillAccounts.id));

export async function findAccount(db: Db, shopId: number, carrier: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(waybillAccounts)
    .where(and(eq(waybillAccounts.shopId, shopId), eq(waybillAccounts.carrierCode, carrier), isKept));
  return row ?? null;
}

/** Also one that was taken away: what it ordered is cancelled by it. */
export async function getAccount(db: Db, id: number): Promise<AccountRow> {
  const [row] = await db.select().from(waybillAccounts).where(eq(waybillAccounts.id, id));
  if (!row) throw new Error(`no waybill account ${id}`);
  return row;
}

export async function lockAccount(db: Db, shopId: number, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(waybillAccounts)
    .where(and(eq(waybillAccounts.id, id), eq(waybillAccounts.shopId, shopId), isKept))
    .for('update');
  return row ?? null;
}

export async function insertAccount(db: Db, fields: AccountFields): Promise<AccountRow> {
  const [row] = await db.insert(waybillAccounts).values(fields).returning();
  if (!row) throw new Error('an inserted waybill account is not there');
  return row;
}

export async function updateAccount(db: Db, id: number, fields: AccountFields): Promise<AccountRow> {
  const [row] = await db
    .update(waybillAccounts)
    .set({ ...fields, version: sql`${waybillAccounts.version} + 1` })
    .where(eq(waybillAccounts.id, id))
    .returning();
  if (!row) throw new Error(`no waybill account ${id}`);
  return row;
}

export const removeAccount = (db: Db, id: number, removedAt: Date) =>
  db.update(waybillAccounts).set({ removedAt }).where(eq(waybillAccounts.id, id));
