import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { settings } from './settings.tables.ts';

export type SettingRow = typeof settings.$inferSelect;

export const listSettingRows = (db: Db): Promise<SettingRow[]> => db.select().from(settings);

export async function storeSetting(
  db: Db,
  row: Pick<SettingRow, 'name' | 'value' | 'changedAt' | 'changedBy'>,
): Promise<void> {
  const { value, changedAt, changedBy } = row;
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value, changedAt, changedBy, version: sql`${settings.version} + 1` },
    });
}
