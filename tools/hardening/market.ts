/** What is attacked: two nodes as in production over one PostgreSQL and one Redis, with people who shop there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  aGoods,
  anOperator,
  aShopFixture,
  aShopper,
  type Buyer,
  createBulkUsers,
  firstSku,
  type MarketOptions,
  type NodeProcess,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  startNode,
  startRedis,
  type TestRedis,
} from '../../packages/testkit/src/index.ts';
import { type Cluster, openCluster } from '../../packages/testkit/src/postgres/cluster.ts';

export type AttackedMarket = {
  readonly nodes: [NodeProcess, NodeProcess];
  readonly cluster: Cluster;
  /** Another one once it was away. */
  redis: TestRedis;
  readonly databaseUrl: string;
  readonly environment: Record<string, string>;
  readonly buyers: readonly Buyer[];
  readonly shopFixture: ShopFixture;
  readonly item: { goods_id: number; sku_id: number };
  readonly operator: Awaited<ReturnType<typeof anOperator>>;
  /** An attacker with an account of their own. */
  readonly stranger: ShopperPerson;
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  stop(): Promise<void>;
};

type Options = {
  settings?: MarketOptions['settings'];
  environment?: Record<string, string>;
  buyers?: number;
};

/** Starts it: calls are limited by address as in production, and a write is on disk before it is answered. */
export async function openMarket(options: Options = {}): Promise<AttackedMarket> {
  const cluster = await openCluster({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
  const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/hardening');
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
  await pool.query('create database hardening');
  await pool.end();
  const people = await fill(databaseUrl, options);
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-hardening-'));
  const redis = await startRedis();
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '100',
    ...options.environment,
  };
  const nodes = await Promise.all([startNode(environment), startNode(environment)]);
  const own = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  own.on('error', () => {}); // it is connected again when it is next asked
  const market: AttackedMarket = {
    ...people,
    nodes,
    cluster,
    redis,
    databaseUrl,
    environment,
    query: async (text) => (await own.query(text)).rows,
    async stop() {
      await own.end();
      await Promise.all(nodes.map((node) => node.kill()));
      await market.redis.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return market;
}

async function fill(databaseUrl: string, { settings = {}, buyers = 200 }: Options) {
  const market = await startMarket({ databaseUrl, settings });
  try {
    const shopFixture = await aShopFixture(market);
    const goods = await aGoods(shopFixture, { price: '12.30', stock: 999_999 });
    const people = {
      shopFixture,
      item: firstSku(goods),
      buyers: await createBulkUsers(market, buyers, 100_000_000),
      operator: await anOperator(market),
      stranger: await aShopper(market),
    };
    await market.settle();
    return people;
  } finally {
    await market.stop();
  }
}

/** What a process holds of memory, in megabytes. */
export function residentMb({ pid }: NodeProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1_024;
}

/** Whether this many milliseconds have passed since now. */
export function after(ms: number): () => boolean {
  const endsAt = performance.now() + ms;
  return () => performance.now() >= endsAt;
}
