/**
 * `node tools/bench/growth/check-in-rank.ts`: how long the ranking of daily check-ins takes, with one's own place, among
 * 1,000 shoppers and among a million, and by which plans it is read.
 */
import pg from 'pg';
import { showRank } from '../../../packages/server/src/modules/points/ranking/show-rank.ts';
import { aShopper, type Market, type Person, startMarket } from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { median } from '../report.ts';

const few = 1_000;
const many = Number(process.env.BENCH_SHOPPERS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
/** More than the first hundred can be among; of the others the ranking reads no names. */
const named = 30_000;
const orders = ['month_points', 'row'] as const;
type Place = { market: Market; person: Person; client: pg.Client; times: Record<string, number[]> };

const cluster = await openCluster({ autovacuum: 'on' });
const places = [await open('few', few), await open('many', many)];
// in turn, so that what else the machine does meets both alike
for (let round = 0; round < rounds + 20; round += 1) {
  for (const place of places) for (const by of orders) await ask(place, by, round >= 20);
}
const [small, large] = places as [Place, Place];
for (const by of orders) {
  const [before, after] = [median(small.times[by] ?? []), median(large.times[by] ?? [])];
  console.log(
    `${by}: ${before.toFixed(2)} ms at the median among ${few}, ${after.toFixed(2)} ms among ${many}: ${(after / before).toFixed(2)} times`,
  );
}
for (const statement of [
  `select shopper_id, month_points from check_in_ranks where month = (select max(month) from check_in_ranks)
    order by month_points desc, shopper_id limit 100`,
  `select sum(people), min(value) from check_in_rank_counts where board = 'month_points'
    and period in (select max(month) from check_in_ranks) and value > 40 and people > 0`,
]) {
  const { rows } = await large.client.query(`explain (analyze, buffers, costs off) ${statement}`);
  console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
}
for (const { market, client } of places) {
  await client.end();
  await market.stop();
}
await cluster.stop();

async function open(name: string, count: number): Promise<Place> {
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query(`create database rank_${name}`);
  await admin.end();
  const databaseUrl = cluster.url.replace(/\/[^/]*$/, `/rank_${name}`);
  const market = await startMarket({ databaseUrl, environment: { READ_CACHE_MS: '0', RATE_LIMIT: '0' } });
  const person = await aShopper(market);
  await person.client.call('POST /wanlshop/signin/sign', {});
  await market.settle();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client, count - 1);
  return { market, person, client, times: { month_points: [], row: [] } };
}

/** As many people as would be left by their own check-ins: sums of days up to 150, rows of up to 400. */
async function fill(client: pg.Client, count: number): Promise<void> {
  await client.query(`insert into shoppers (username, nickname, mobile, joined_at)
    select 'bulk_' || n, '买家' || n, 'bulk_' || n, now() from generate_series(1, ${Math.min(count, named)}) n`);
  await client.query('alter table check_in_ranks drop constraint check_in_ranks_shopper_id_shoppers_id_fk');
  await client.query(`insert into check_in_ranks (shopper_id, month, month_points, last_day, row_days)
    select n, mine.month, 5 * (1 + (n * 7919) % 150), mine.last_day - (n % 3)::int, 1 + (n * 104729) % 400
    from generate_series(2::bigint, ${count + 1}) n, check_in_ranks mine where mine.shopper_id = 1`);
  await client.query('truncate check_in_rank_counts');
  await client.query(`insert into check_in_rank_counts
    select 'month_points', month, month_points, count(*) from check_in_ranks group by 2, 3
    union all select 'row', last_day, row_days, count(*) from check_in_ranks group by 2, 3`);
  await client.query('vacuum analyze check_in_ranks, check_in_rank_counts, shoppers');
}

async function ask(
  { market, person, times }: Place,
  by: (typeof orders)[number],
  counts: boolean,
): Promise<void> {
  const ctx = market.context({ kind: 'shopper', id: person.id, sessionId: 0 });
  const begun = performance.now();
  await showRank(ctx, { by });
  if (counts) times[by]?.push(performance.now() - begun);
}
