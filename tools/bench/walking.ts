/** A market in a database of its own for a long walk, and what a tool says of it on the way. */
import pg from 'pg';
import { type Market, type MarketOptions, startMarket } from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';

type Walked = { steps: number; counts: Record<string, number>; differences: readonly string[] };
type Walk = (
  market: Market,
  walking: { seed: number; steps: number; onSeason: (walked: { steps: number }) => void },
) => Promise<Walked>;

const steps = Number(process.env.BENCH_STEPS ?? 100_000);
const seed = Number(process.env.BENCH_SEED ?? 1);

/** Walks `BENCH_STEPS` steps (100,000) from `BENCH_SEED`; throws at the first difference. */
export async function walkAlone(walk: Walk, options: MarketOptions): Promise<void> {
  const cluster = await openCluster();
  const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/walk');
  const since = performance.now();
  const say = (what: string) => console.log(`${((performance.now() - since) / 1_000).toFixed(0)} s  ${what}`);
  try {
    const owner = new pg.Client({ connectionString: cluster.url });
    await owner.connect();
    await owner.query('create database walk');
    await owner.end();
    const market = await startMarket({ databaseUrl, ...options });
    let said = 0;
    const onSeason = ({ steps: walked }: { steps: number }) => {
      if (walked - said < steps / 10) return;
      said = walked;
      say(`${walked} steps`);
    };
    const { steps: walked, counts, differences } = await walk(market, { seed, steps, onSeason });
    await market.stop();
    say(`${walked} steps from seed ${seed}: ${JSON.stringify(counts)}`);
    if (differences.length > 0) throw new Error(differences.join('\n'));
    say('no difference');
  } finally {
    await cluster.stop();
  }
}
