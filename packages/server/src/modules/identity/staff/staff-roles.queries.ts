import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { staffRoles } from './staff-roles.tables.ts';

export type RoleRow = typeof staffRoles.$inferSelect;

const selectRole = prepared('staff_role_by_key', (db) =>
  db
    .select()
    .from(staffRoles)
    .where(and(eq(staffRoles.owner, sql.placeholder('owner')), eq(staffRoles.key, sql.placeholder('key')))),
);

export async function findRole(db: Db, owner: string, key: string): Promise<RoleRow | null> {
  const [row] = await selectRole(db, { owner, key });
  return row ?? null;
}

export const listRoles = (db: Db, owner: string): Promise<RoleRow[]> =>
  db.select().from(staffRoles).where(eq(staffRoles.owner, owner)).orderBy(asc(staffRoles.nameZh));

export async function insertRoles(db: Db, rows: readonly (typeof staffRoles.$inferInsert)[]): Promise<void> {
  await db.insert(staffRoles).values([...rows]);
}

export async function updateRole(db: Db, { owner, key, ...changes }: RoleRow): Promise<void> {
  await db
    .update(staffRoles)
    .set(changes)
    .where(and(eq(staffRoles.owner, owner), eq(staffRoles.key, key)));
}

export async function removeRole(db: Db, owner: string, key: string): Promise<void> {
  await db.delete(staffRoles).where(and(eq(staffRoles.owner, owner), eq(staffRoles.key, key)));
}
