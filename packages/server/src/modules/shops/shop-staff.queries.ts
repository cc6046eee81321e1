import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { shopStaff } from './shops.tables.ts';

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

const selectStaffOf = (db: Db, shopId: number) =>
  db.select().from(shopStaff).where(eq(shopStaff.shopId, shopId)).orderBy(asc(shopStaff.id));

export const listStaffOf = (db: Db, shopId: number): Promise<ShopStaff[]> => selectStaffOf(db, shopId);

export const lockStaffOf = (db: Db, shopId: number): Promise<ShopStaff[]> =>
  selectStaffOf(db, shopId).for('update');

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
