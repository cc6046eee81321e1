import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { returnAddresses } from '../refund.tables.ts';

export type AddressRow = typeof returnAddresses.$inferSelect;
export type AddressFields = Pick<AddressRow, 'name' | 'mobile' | 'districtCode' | 'detail'>;

/** Any number of its own: with the shop's id it names what is locked. */
const addressesLock = 7_420_231;

const ofShop = (shopId: number, id?: number) =>
  and(eq(returnAddresses.shopId, shopId), id === undefined ? undefined : eq(returnAddresses.id, id));

/** Until the transaction ends, nobody else changes this shop's addresses: counts and the default hold. */
export async function lockAddresses(db: Db, shopId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${addressesLock}, ${shopId}::int)`);
}

/** The default one first, then the newest. */
export const listAddressRows = (db: Db, shopId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(returnAddresses)
    .where(ofShop(shopId))
    .orderBy(desc(returnAddresses.isDefault), desc(returnAddresses.id));

/** The shop's address of this id, or the default one. */
export async function findReturnAddress(db: Db, shopId: number, id?: number): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(returnAddresses)
    .where(id === undefined ? and(ofShop(shopId), returnAddresses.isDefault) : ofShop(shopId, id));
  return row ?? null;
}

export const countAddresses = (db: Db, shopId: number): Promise<number> =>
  db.$count(returnAddresses, ofShop(shopId));

export async function insertAddress(db: Db, shopId: number, fields: AddressFields): Promise<number> {
  const [row] = await db
    .insert(returnAddresses)
    .values({ ...fields, shopId, isDefault: false })
    .returning({ id: returnAddresses.id });
  if (!row) throw new Error('an inserted address has no id');
  return row.id;
}

/** Answers whether the shop has it. */
export async function updateAddress(
  db: Db,
  shopId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const rows = await db
    .update(returnAddresses)
    .set(fields)
    .where(ofShop(shopId, id))
    .returning({ id: returnAddresses.id });
  return rows.length === 1;
}

/** Two statements, as the old default must go before the new one comes. */
export async function makeDefault(db: Db, shopId: number, id: number): Promise<void> {
  await db
    .update(returnAddresses)
    .set({ isDefault: false })
    .where(and(ofShop(shopId), returnAddresses.isDefault));
  await db.update(returnAddresses).set({ isDefault: true }).where(ofShop(shopId, id));
}

/** Answers the address that went, where the shop had it. */
export async function removeAddress(db: Db, shopId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db.delete(returnAddresses).where(ofShop(shopId, id)).returning();
  return row ?? null;
}
