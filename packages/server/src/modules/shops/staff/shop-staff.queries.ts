import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { shopStaff } from '../shops.tables.ts';

export type ShopStaff = typeof shopStaff.$inferSelect;

export async function insertStaff(db: Db, row: typeof shopStaff.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(shopStaff).values(row).returning({ id: shopStaff.id });
  if (!inserted) throw new Error('the member of staff was not stored');
  return inserted.id;
}

export async function updateStaff(
  db: Db,
  id: number,
  changes: Partial<typeof shopStaff.$inferInsert>,
): Promise<void> {
  await db.update(shopStaff).set(changes).where(eq(shopStaff.id, id));
}

export const listShopStaff = (db: Db, shopId: number): Promise<ShopStaff[]> =>
  db.select().from(shopStaff).where(eq(shopStaff.shopId, shopId)).orderBy(asc(shopStaff.id));

/** Read once they are locked: a transaction that waited for the lock must see who was added meanwhile. */
export async function lockShopStaff(db: Db, shopId: number): Promise<ShopStaff[]> {
  const ids = db.select({ id: shopStaff.id }).from(shopStaff).where(eq(shopStaff.shopId, shopId));
  await ids.orderBy(asc(shopStaff.id)).for('update');
  return listShopStaff(db, shopId);
}

const selectStaff = prepared('shop_staff_by_id', (db) =>
  db
    .select()
    .from(shopStaff)
    .where(eq(shopStaff.id, sql.placeholder('id'))),
);

export async function findStaff(db: Db, id: number): Promise<ShopStaff | null> {
  const [row] = await selectStaff(db, { id });
  return row ?? null;
}

export async function findStaffByAccount(db: Db, account: string): Promise<ShopStaff | null> {
  const [row] = await db
    .select()
    .from(shopStaff)
    .where(eq(sql`lower(${shopStaff.account})`, account.toLowerCase()));
  return row ?? null;
}

/** Nobody changes it before the transaction is over. */
export async function lockStaffEntry(db: Db, id: number): Promise<ShopStaff | null> {
  const [row] = await db.select().from(shopStaff).where(eq(shopStaff.id, id)).for('share');
  return row ?? null;
}
