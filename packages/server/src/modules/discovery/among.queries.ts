import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';

/** A table of who did what to what, such as likes or follows. */
type Deeds = { by: PgColumn; to: PgColumn };

type ListAmong = (db: Db, shopperId: number, ids: readonly number[]) => Promise<Set<number>>;

/** A query, prepared by its name: to which of some things a person did it. */
export function createListAmong(name: string, { by, to }: Deeds): ListAmong {
  const select = prepared(name, (db) =>
    db
      .select({ id: to })
      .from(to.table)
      .where(
        and(eq(by, sql.placeholder('shopperId')), sql`${to} = any(${sql.placeholder('ids')}::bigint[])`),
      ),
  );
  return async (db, shopperId, ids) => {
    if (ids.length === 0) return new Set();
    const rows = await select(db, { shopperId, ids: [...ids] });
    return new Set(rows.map(({ id }) => Number(id)));
  };
}
