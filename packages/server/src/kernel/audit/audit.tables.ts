import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The memory of the back office: who changed what, when, and from what to what. Of a thing that was
 * changed it holds the fields that differ; of a new one `before` is null, of one taken away `after`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    area: text({ enum: ['seller', 'platform'] }).notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    /** The shop whose staff it was. */
    shopId: bigint('shop_id', { mode: 'number' }),
    call: text().notNull(),
    /** What was changed: a word of the glossary, and which one. */
    subject: text().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    requestId: text('request_id').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('audit_log_of_shop').on(table.shopId, table.id),
    index('audit_log_of_staff').on(table.area, table.staffId, table.id),
    index('audit_log_of_subject').on(table.subject, table.subjectId, table.id),
  ],
);
