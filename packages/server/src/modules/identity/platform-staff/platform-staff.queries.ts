import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { platformStaff } from './platform-staff.tables.ts';

export type PlatformStaff = typeof platformStaff.$inferSelect;

export async function findPlatformStaff(db: Db, id: number): Promise<PlatformStaff | null> {
  const [row] = await db.select().from(platformStaff).where(eq(platformStaff.id, id));
  return row ?? null;
}

export async function findPlatformStaffByAccount(db: Db, account: string): Promise<PlatformStaff | null> {
  const [row] = await db
    .select()
    .from(platformStaff)
    .where(eq(sql`lower(${platformStaff.account})`, account.toLowerCase()));
  return row ?? null;
}

/** Nobody changes it before the transaction is over. */
export async function lockPlatformStaffEntry(db: Db, id: number): Promise<PlatformStaff | null> {
  const [row] = await db.select().from(platformStaff).where(eq(platformStaff.id, id)).for('share');
  return row ?? null;
}

/** The names of these members of staff, by id, also of those who left. */
export async function findPlatformStaffNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: platformStaff.id, name: platformStaff.name })
    .from(platformStaff)
    .where(inArray(platformStaff.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function insertPlatformStaff(db: Db, row: typeof platformStaff.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(platformStaff).values(row).returning({ id: platformStaff.id });
  if (!inserted) throw new Error('the member of staff was not stored');
  return inserted.id;
}

export const listPlatformStaff = (db: Db): Promise<PlatformStaff[]> =>
  db.select().from(platformStaff).orderBy(asc(platformStaff.id));

/** Read once they are locked: a transaction that waited for the lock must see who was added meanwhile. */
export async function lockPlatformStaff(db: Db): Promise<PlatformStaff[]> {
  await db.select({ id: platformStaff.id }).from(platformStaff).orderBy(asc(platformStaff.id)).for('update');
  return listPlatformStaff(db);
}

export async function updatePlatformStaff(
  db: Db,
  id: number,
  changes: Partial<typeof platformStaff.$inferInsert>,
): Promise<void> {
  await db.update(platformStaff).set(changes).where(eq(platformStaff.id, id));
}
