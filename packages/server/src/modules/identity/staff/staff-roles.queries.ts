import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { staffRoles } from './staff-roles.tables.ts';

export type RoleRow = typeof staffRoles.$inferSelect;

const selectRole = prepared('staff_role_by_key', (db) =>
  db
    .select()
    .from(staffRoles)
    .where(and(eq(staffRoles.desk, sql.placeholder('desk')), eq(staffRoles.key, sql.placeholder('key')))),
);

export async function findRole(db: Db, desk: string, key: string): Promise<RoleRow | null> {
  const [row] = await selectRole(db, { desk, key });
  return row ?? null;
}

export const listRoles = (db: Db, desk: string): Promise<RoleRow[]> =>
  db.select().from(staffRoles).where(eq(staffRoles.desk, desk)).orderBy(asc(staffRoles.nameZh));

export async function insertRoles(db: Db, rows: readonly (typeof staffRoles.$inferInsert)[]): Promise<void> {
  await db.insert(staffRoles).values([...rows]);
}

export async function updateRole(db: Db, { desk, key, ...changes }: RoleRow): Promise<void> {
  await db
    .update(staffRoles)
    .set(changes)
    .where(and(eq(staffRoles.desk, desk), eq(staffRoles.key, key)));
}

export async function removeRole(db: Db, desk: string, key: string): Promise<void> {
  await db.delete(staffRoles).where(and(eq(staffRoles.desk, desk), eq(staffRoles.key, key)));
}
