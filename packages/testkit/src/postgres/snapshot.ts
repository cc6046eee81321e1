/** A fingerprint of everything written in a market's database: equal before and after if nothing was written. */
import type pg from 'pg';
import type { Market } from '../market.ts';

type Figure = { name: string; figure: string };

/** One long statement for each pool, so that it is planned once. */
const statements = new WeakMap<pg.Pool, Promise<string>>();

async function statementFor(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as figure from ${name}`,
    )
    .join(' union all ');
}

/**
 * Of each table how many rows it has and the sum of the transactions that wrote them: any row added, changed
 * or removed changes one of the two. `but` are the tables left out.
 */
export async function snapshotDatabase(
  { server }: Market,
  but: readonly string[] = [],
): Promise<Record<string, string>> {
  const { pool } = server.kernel.database;
  const statement = statements.get(pool) ?? statementFor(pool);
  statements.set(pool, statement);
  const { rows } = await pool.query<Figure>({ name: 'what_is_written', text: await statement });
  return Object.fromEntries(
    rows.filter(({ name }) => !but.includes(name)).map(({ name, figure }) => [name, figure]),
  );
}

/** Rises with every transaction that writes, and with none that only reads: far cheaper to query than a snapshot. */
export async function getNextTransactionId({ server }: Market): Promise<string> {
  const { rows } = await server.kernel.database.pool.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '';
}
