/**
 * `node tools/bench/team-walk.ts`: 100,000 random steps over group buying, each held against a model of it; the
 * same `BENCH_SEED` is the same walk. Ends at the first difference.
 */
import pg from 'pg';
import { startMarket, walkTeams, withoutPlacingLimits } from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';

const steps = Number(process.env.BENCH_STEPS ?? 100_000);
const seed = Number(process.env.BENCH_SEED ?? 1);

const cluster = await openCluster();
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/walk');
const since = performance.now();
const say = (what: string) => console.log(`${((performance.now() - since) / 1_000).toFixed(0)} s  ${what}`);

try {
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query('create database walk');
  await owner.end();
  const market = await startMarket({
    databaseUrl,
    environment: { READ_CACHE_MS: '0' },
    settings: withoutPlacingLimits,
  });
  const onSeason = ({ steps: walked }: { steps: number }) => {
    if (walked % 10_000 === 0) say(`${walked} steps`);
  };
  const { steps: walked, counts, differences } = await walkTeams(market, { seed, steps, onSeason });
  await market.stop();
  say(`${walked} steps from seed ${seed}: ${JSON.stringify(counts)}`);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  say('no difference');
} finally {
  await cluster.stop();
}
