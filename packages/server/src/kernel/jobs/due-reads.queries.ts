import { and, asc, lte, min, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { isNotFailing } from './failures.queries.ts';
import type { Due, Job } from './job.ts';

type DueColumn = {
  job: string;
  table: PgTable & { id: PgColumn };
  column: PgColumn;
  /** Which rows have the deadline, in the words of the partial index over the column. */
  where?: SQL | undefined;
};

/** The two reads a kind of deadline needs, over the index of its column. */
export const dueReads = ({
  job,
  table,
  column,
  where,
}: DueColumn): Pick<Job, 'name' | 'nextDue' | 'listDue'> => ({
  name: job,
  async nextDue(db: Db): Promise<Date | null> {
    const [row] = await db
      .select({ at: min(column) })
      .from(table)
      .where(and(where, isNotFailing(job, table.id)));
    return row?.at ? new Date(row.at as string | Date) : null;
  },
  async listDue(db: Db, now: Date, limit: number): Promise<Due[]> {
    const rows = await db
      .select({ id: table.id, dueAt: column })
      .from(table)
      .where(and(where, lte(column, now), isNotFailing(job, table.id)))
      .orderBy(asc(column), asc(table.id))
      .limit(limit);
    return rows as Due[];
  },
});
