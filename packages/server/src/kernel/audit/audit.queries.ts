import type { Db } from '../db/database.ts';
import { auditLog } from './audit.tables.ts';

export type NewAuditRow = typeof auditLog.$inferInsert;

export async function insertAuditRow(db: Db, row: NewAuditRow): Promise<void> {
  await db.insert(auditLog).values(row);
}
