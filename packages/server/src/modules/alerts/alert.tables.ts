import type { AlertKind, HandledSubject } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const side = () => text({ enum: ['seller', 'platform'] }).notNull();

/** The platform's staff belong to no shop. */
export const noShop = 0;

/** What the staff of a shop, or of the platform, should know of. `source` is what happened: one alert of it each. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    shopId: reference('shop_id').notNull(),
    kind: text().$type<AlertKind>().notNull(),
    subjectId: reference('subject_id'),
    params: jsonb().$type<Record<string, string>>().notNull(),
    source: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('alerts_once_per_source').on(table.shopId, table.source),
    index('alerts_of_shop').on(table.shopId, table.id),
  ],
);

/** Up to where a member of staff has seen the alerts. */
export const alertMarks = pgTable(
  'alert_marks',
  {
    side: side(),
    staffId: reference('staff_id').notNull(),
    seenId: reference('seen_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.side, table.staffId] }),
    check('alert_marks_side_known', sql`${table.side} in ('seller', 'platform')`),
  ],
);

/** Who has what open in the console: said again and again, and over when it no longer is. */
export const handlers = pgTable(
  'handlers',
  {
    shopId: reference('shop_id').notNull(),
    subject: text().$type<HandledSubject>().notNull(),
    subjectId: reference('subject_id').notNull(),
    staffId: reference('staff_id').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.subject, table.subjectId, table.staffId] }),
    index('handlers_by_until').on(table.until),
  ],
);
