import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { anyJson } from '../db/columns.ts';

/** The settings that were changed; one that never was has its default and no row. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: anyJson<unknown>('value').notNull(),
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  changedBy: bigint('changed_by', { mode: 'number' }),
});

/** Every value a setting was given, by whom and when; version 1 took the place of the default. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    name: text().notNull(),
    version: integer().notNull(),
    value: anyJson<unknown>('value').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }),
  },
  (table) => [primaryKey({ name: 'setting_versions_once', columns: [table.name, table.version] })],
);
