import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';

/** A table of who did what to what, such as likes or follows. */
type Deeds = { by: PgColumn; to: PgColumn };

/** To which of these a person did it. */
export async function listAmong(
  db: Db,
  { by, to }: Deeds,
  shopperId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: to })
    .from(to.table)
    .where(and(eq(by, shopperId), inArray(to, [...ids])));
  return new Set(rows.map(({ id }) => Number(id)));
}
