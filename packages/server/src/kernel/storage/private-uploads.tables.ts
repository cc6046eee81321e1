import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** A private file that a person sent: noted before its first byte is kept, so that none is ever without a row. */
export const privateUploads = pgTable(
  'private_uploads',
  {
    name: text().primaryKey(),
    /** `removing` is final: its bytes may be gone already. */
    state: text({ enum: ['unclaimed', 'claimed', 'removing'] })
      .notNull()
      .default('unclaimed'),
    /** Of one that long work needs: claimed until the task ended. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** When an unclaimed one goes; by the database's clock. */
    removableAt: moment('removable_at').notNull(),
  },
  (table) => [
    index('private_uploads_to_remove')
      .on(table.removableAt)
      .where(sql`${table.state} <> 'claimed' or ${table.taskId} is not null`),
  ],
);
