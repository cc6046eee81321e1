/** What is written in a market's database, in few figures: equal before and after, if nothing was. */
import type { Market } from './market.ts';

/**
 * Of each table how many rows it has and the sum of the transactions that wrote them: any row added, changed
 * or removed changes one of the two. `but` are the tables left out.
 */
export async function whatIsWritten(
  { server }: Market,
  but: readonly string[] = [],
): Promise<Record<string, string>> {
  const { pool } = server.kernel.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [but],
  );
  const figures = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as figure from ${name}`,
  );
  const { rows } = await pool.query<{ name: string; figure: string }>(figures.join(' union all '));
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}
