/** Days of a time zone, in SQL. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Whether the database knows a time zone of this name. */
export async function hasTimeZone(db: Db, zone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${zone}`);
  return rows.length > 0;
}

/** `2026-11-21` of a moment. Group by it as `sql\`1\``: written again it has other parameters and is not the same to the database. */
export const selectDay = (zone: string, moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`;

export const selectStartOfDay = (zone: string, day: string): SQL =>
  sql`(${day}::timestamp at time zone ${zone})`;

export const selectEndOfDay = (zone: string, day: string): SQL =>
  sql`((${day}::timestamp + interval '1 day') at time zone ${zone})`;

/** Which stretch a moment falls in, from 0: each begins at one edge and ends at the next. */
export const selectStretch = (moment: SQLWrapper, edges: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${moment}, ${sql.param(edges.map((edge) => edge.toISOString()))}::timestamptz[]) - 1`;
