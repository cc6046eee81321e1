import { and, asc, eq, isNull, lte, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import type { Due } from '../../kernel/jobs/job.ts';
import { orders, trades } from './order.tables.ts';

type DueTable = typeof trades | typeof orders;
type DueColumn = PgColumn & { _: { data: Date } };

/** The two reads a deadline needs, over the partial index of its column. */
const dueReads = (table: DueTable, column: DueColumn, ahead: SQL | undefined) => ({
  async nextDue(db: Db): Promise<Date | null> {
    const [row] = await db
      .select({ at: min(column) })
      .from(table)
      .where(ahead);
    return row?.at ? new Date(row.at as unknown as string) : null;
  },
  async listDue(db: Db, now: Date, limit: number): Promise<Due[]> {
    const rows = await db
      .select({ id: table.id, dueAt: column })
      .from(table)
      .where(and(ahead, lte(column, now)))
      .orderBy(asc(column))
      .limit(limit);
    return rows as Due[];
  },
});

export const unpaidDue = dueReads(trades, trades.closeDueAt, eq(trades.state, 'open'));

/** A refund that is pending pauses the automatic receipt. */
export const receiveDue = dueReads(
  orders,
  orders.receiveDueAt,
  and(eq(orders.state, 'shipped'), isNull(orders.receivePausedAt)),
);

export const commentDue = dueReads(orders, orders.commentDueAt, eq(orders.state, 'pending_review'));
