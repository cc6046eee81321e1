import { and, asc, lte, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { builtOnce } from '../db/prepared.ts';
import { isNotFailing } from './failures.queries.ts';
import type { Due, Job } from './job.ts';

type DueColumn = {
  /** `orders.close_unpaid` */
  name: string;
  table: PgTable & { id: PgColumn };
  column: PgColumn;
  /** Which rows have the deadline, in the words of the partial index over the column. */
  where?: SQL | undefined;
  room?: Job['room'];
  mayBeLate?: boolean;
};

type OneByOne = { fire(ctx: Context, id: number): Promise<unknown> };
type InBatches = { batchSize: number; fireBatch(ctx: Context, ids: readonly number[]): Promise<unknown> };

/**
 * The rows of a table whose time has come, and what is done then: for each by itself, or for up to `batchSize` of
 * them at once. What fires checks once more that they are due and clears the deadline in the same statement.
 */
export const deadline = ({
  name,
  table,
  column,
  where,
  room,
  mayBeLate = false,
  ...firing
}: DueColumn & (OneByOne | InBatches)): Job => {
  const isWaiting = and(where, isNotFailing(name, table.id));
  const findNext = builtOnce((db) =>
    db
      .select({ at: min(column) })
      .from(table)
      .where(isWaiting),
  );
  const findDue = builtOnce((db) =>
    db
      .select({ id: table.id, dueAt: column })
      .from(table)
      .where(and(isWaiting, lte(column, sql.placeholder('now'))))
      .orderBy(asc(column), asc(table.id))
      .limit(sql.placeholder('limit')),
  );
  return {
    name,
    nextDueSql: sql`(select min(${column}) from ${table} where ${isWaiting})`.inlineParams(),
    async nextDue(db: Db): Promise<Date | null> {
      const [row] = await findNext(db);
      return row?.at ? new Date(row.at as string | Date) : null;
    },
    listDue: async (db: Db, now: Date, limit: number) => (await findDue(db, { now, limit })) as Due[],
    ...('fireBatch' in firing
      ? { batchSize: firing.batchSize, fire: firing.fireBatch }
      : {
          batchSize: 1,
          fire: async (ctx, ids) => {
            for (const id of ids) await firing.fire(ctx, id);
          },
        }),
    ...(room && { room }),
    mayBeLate,
  };
};
