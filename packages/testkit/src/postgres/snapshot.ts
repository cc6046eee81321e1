/** What is written in a market's database, looked at before and after: whether anything else is written now. */
import pg from 'pg';
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

export type Snapshot = {
  /** Stands for what is written now. */
  renew(): Promise<void>;
  /** The tables, but those left out, in which anything else is written now; it stands for that from then on. */
  listChanged(but: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * A transaction that goes on seeing what was written when it began, so that nothing has to be read beforehand, and
 * afterwards only where a transaction that writes was committed since: in whichever database of the cluster.
 */
export async function openSnapshot(market: Market): Promise<Snapshot> {
  const { pool } = market.server.kernel.database;
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  const statement = await createStatement(client);
  const read = async (from: pg.Client | pg.Pool) =>
    (await from.query<Figure>({ name: 'what_is_written', text: statement })).rows;
  /** The first transaction that was not over when it began. */
  let firstOpen = '';
  const renew = async () => {
    const results: unknown = await client.query(
      'rollback; begin isolation level repeatable read; select pg_snapshot_xmin(pg_current_snapshot())::text as first',
    );
    firstOpen = (results as pg.QueryResult<{ first: string }>[]).at(-1)?.rows[0]?.first ?? '';
  };
  return {
    renew,
    async listChanged(but) {
      if (!(await isWrittenSince(pool, firstOpen))) return [];
      const before = new Map((await read(client)).map(({ name, figure }) => [name, figure]));
      await renew();
      const now = await read(client);
      return now
        .filter(({ name, figure }) => !but.includes(name) && before.get(name) !== figure)
        .map(({ name }) => name);
    },
    close: () => client.end(),
  };
}

/** Far cheaper to query than what is written. */
async function isWrittenSince(pool: pg.Pool, firstOpen: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_written: boolean }>({
    name: 'is_written_since',
    text: `select exists (
      select from generate_series($1::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) as id
      where pg_xact_status(id::text::xid8) is distinct from 'aborted'
    ) as is_written`,
    values: [firstOpen],
  });
  return rows[0]?.is_written ?? true;
}

type Figure = { name: string; figure: string };

/**
 * Of each table how many rows it has and the sum of the transactions that wrote them, or of what the rows hold: any
 * row added, changed or removed changes one of the two. One long statement, so that it is planned once.
 */
async function createStatement(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
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
