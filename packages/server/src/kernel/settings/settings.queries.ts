import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { settings, settingVersions } from './settings.tables.ts';

export type SettingRow = typeof settings.$inferSelect;

/** Any number, so long as nothing else locks by it. */
const settingsLock = 7_420_223;

export const listSettingRows = (db: Db): Promise<SettingRow[]> => db.select().from(settings);

/** One that was never changed has no row to lock: of two first changes at once the second waits here as well. */
export async function lockSetting(db: Db, name: string): Promise<SettingRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${settingsLock}, hashtext(${name}))`);
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row ?? null;
}

/** In a transaction: the value in force and its version are kept together. */
export async function storeSetting(
  db: Db,
  row: Pick<SettingRow, 'name' | 'value' | 'changedAt' | 'changedBy'>,
): Promise<void> {
  const { name, value, changedAt, changedBy } = row;
  const [stored] = await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value, changedAt, changedBy, version: sql`${settings.version} + 1` },
    })
    .returning({ version: settings.version });
  const version = stored?.version ?? 1;
  await db.insert(settingVersions).values({ name, version, value, changedAt, changedBy });
}

export type SettingVersion = typeof settingVersions.$inferSelect;

/** Every value a setting was given, the newest first. */
export const listSettingVersions = (db: Db, name: string): Promise<SettingVersion[]> =>
  db
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.name, name))
    .orderBy(desc(settingVersions.version));
