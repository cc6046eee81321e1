/** Queries of tables of pairs, such as who follows or likes whom or what; each is prepared by its name. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

const { placeholder } = sql;

/** The column of the one side, and that of the other. */
type Pairs = { of: PgColumn; to: PgColumn };

/** Which of these are paired with one. */
export function createListAmong(
  name: string,
  { of, to }: Pairs,
): (db: Db, one: number, ids: readonly number[]) => Promise<Set<number>> {
  const select = prepared(name, (db) =>
    db
      .select({ id: to })
      .from(to.table)
      .where(and(eq(of, placeholder('one')), sql`${to} = any(${placeholder('ids')}::bigint[])`)),
  );
  return async (db, one, ids) => {
    if (ids.length === 0) return new Set();
    const rows = await select(db, { one, ids: [...ids] });
    return new Set(rows.map(({ id }) => Number(id)));
  };
}

/** What one is paired with since when. */
export type Paired = { id: number; at: Date };

/** What is paired with one, the newest first, going on after a moment and, at the same moment, below an id. */
export function createListNewest(
  name: string,
  { of, to, at }: Pairs & { at: PgColumn },
): (db: Db, one: number, page: { after: Paired | undefined; limit: number }) => Promise<Paired[]> {
  const select = prepared(name, (db) =>
    db
      .select({ id: to, at })
      .from(to.table)
      .where(
        and(
          eq(of, placeholder('one')),
          sql`(${at}, ${to}) < (${placeholder('at')}::timestamptz, ${placeholder('id')}::bigint)`,
        ),
      )
      .orderBy(desc(at), desc(to))
      .limit(placeholder('limit')),
  );
  return async (db, one, { after, limit }) => {
    const from = { at: after?.at.toISOString() ?? 'infinity', id: after?.id ?? 0 };
    return (await select(db, { one, ...from, limit })) as Paired[];
  };
}
