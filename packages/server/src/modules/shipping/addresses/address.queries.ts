import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { addresses } from '../shipping.tables.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Pick<
  AddressRow,
  'name' | 'mobile' | 'districtCode' | 'detail' | 'label' | 'changedAt'
>;

/** Any number of its own: with the shopper's id it names what is locked. */
const addressesLock = 7_420_201;

const own = (shopperId: number, id: number) => and(eq(addresses.shopperId, shopperId), eq(addresses.id, id));

/** Until the transaction ends, nobody else changes this shopper's addresses: counts and the default hold. */
export async function lockAddresses(db: Db, shopperId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${addressesLock}, ${shopperId}::int)`);
}

/** The default first, then the newest. */
export const listAddressRows = (db: Db, shopperId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.shopperId, shopperId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));

const selectOwn = prepared('address_of_shopper', (db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(eq(addresses.shopperId, sql.placeholder('shopperId')), eq(addresses.id, sql.placeholder('id'))),
    ),
);

export async function findAddressRow(db: Db, shopperId: number, id: number): Promise<AddressRow | null> {
  const [row] = await selectOwn(db, { shopperId, id });
  return row ?? null;
}

export async function findDefaultRow(db: Db, shopperId: number): Promise<AddressRow | null> {
  const [row] = await listAddressRows(db, shopperId);
  return row?.isDefault ? row : null;
}

export async function countAddresses(db: Db, shopperId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(addresses).where(eq(addresses.shopperId, shopperId));
  return row?.count ?? 0;
}

export async function insertAddress(db: Db, shopperId: number, fields: AddressFields): Promise<number> {
  const [row] = await db
    .insert(addresses)
    .values({ ...fields, shopperId, isDefault: false })
    .returning({ id: addresses.id });
  if (!row) throw new Error('an inserted address has no id');
  return row.id;
}

/** Answers whether the shopper has it. */
export async function updateAddress(
  db: Db,
  shopperId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set(fields)
    .where(own(shopperId, id))
    .returning({ id: addresses.id });
  return rows.length === 1;
}

/** Two statements, as the old default must go before the new one comes. */
export async function makeDefault(db: Db, shopperId: number, id: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.shopperId, shopperId), addresses.isDefault));
  await db.update(addresses).set({ isDefault: true }).where(own(shopperId, id));
}

export async function removeAddresses(db: Db, shopperId: number): Promise<void> {
  await db.delete(addresses).where(eq(addresses.shopperId, shopperId));
}

/** Answers the address that went, if the shopper had it. */
export async function removeAddress(db: Db, shopperId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db.delete(addresses).where(own(shopperId, id)).returning();
  return row ?? null;
}
