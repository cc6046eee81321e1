import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editVersion } from '../../../kernel/db/columns.ts';

/**
 * What staff may do, by the role they work in. `owner` says whose role it is: `platform`, or `shop:12`. The
 * role at the top (owner, admin) has no row: it holds every right, and nobody can take one from it.
 */
export const staffRoles = pgTable(
  'staff_roles',
  {
    owner: text('desk').notNull(),
    key: text().notNull(),
    version: editVersion(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    rights: text().array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'staff_roles_once', columns: [table.owner, table.key] }),
    uniqueIndex('staff_roles_name_unique').on(table.owner, sql`lower(${table.nameZh})`),
  ],
);
