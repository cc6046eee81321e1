/** A fingerprint of everything written in a market's database: equal before and after if nothing was written. */
import type pg from 'pg';
import type { Market } from '../market.ts';

/** What people searched for and looked at, and what was sold by day, is written down now and then: during any call. */
export const bufferedTables = [
  'searches',
  'goods_days',
  'shop_days',
  'shop_source_days',
  'shop_visitors',
  'sales_days',
  'sales_day_parts',
  'goods_sales_days',
  'stale_sales_days',
  'author_days',
  'feed_rounds',
  'feed_weights',
] as const;

/** Of these tables some columns are: what the others hold counts. */
const bufferedColumns: Readonly<Record<string, readonly string[]>> = {
  posts: ['views', 'goods_opened', 'rank_even', 'rank_odd', 'rank_due'],
};

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
        `select '${name}' as name, count(*) || ':' || coalesce(sum(${toRowFigure(name)}), 0) as figure from ${name}`,
    )
    .join(' union all ');
}

const toRowFigure = (name: string): string => {
  const left = bufferedColumns[name];
  return left ? `hashtext((to_jsonb(${name}) - '{${left.join()}}'::text[])::text)` : 'xmin::text::bigint';
};

/** What was read last in each market, and when. */
const latest = new WeakMap<pg.Pool, { moment: string; figures: Figure[] }>();

/**
 * Of each table how many rows it has and the sum of the transactions that wrote them, or of what the rows hold: any
 * row added, changed or removed changes one of the two. `but` are the tables left out. It is not read again while nobody writes.
 */
export async function snapshotDatabase(
  market: Market,
  but: readonly string[] = [],
): Promise<Record<string, string>> {
  const { pool } = market.server.kernel.database;
  const moment = await getTransactionMoment(market);
  const known = latest.get(pool);
  const figures = known?.moment === moment ? known.figures : await readFigures(pool);
  latest.set(pool, { moment, figures });
  return Object.fromEntries(
    figures.filter(({ name }) => !but.includes(name)).map(({ name, figure }) => [name, figure]),
  );
}

async function readFigures(pool: pg.Pool): Promise<Figure[]> {
  const statement = statements.get(pool) ?? statementFor(pool);
  statements.set(pool, statement);
  return (await pool.query<Figure>({ name: 'what_is_written', text: await statement })).rows;
}

/**
 * Which transactions are over: the same until one that writes ends, in whichever database of the cluster. Far
 * cheaper to query than a snapshot.
 */
export async function getTransactionMoment({ server }: Market): Promise<string> {
  const { rows } = await server.kernel.database.pool.query<{ moment: string }>({
    name: 'which_transactions_are_over',
    text: 'select pg_current_snapshot()::text as moment',
  });
  return rows[0]?.moment ?? '';
}
