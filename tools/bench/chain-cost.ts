/**
 * `node tools/bench/chain-cost.ts`: what the chains of accounts and the tail of the radar cost a payment from the
 * balance. Two markets alike on one PostgreSQL, one of them with both taken out of its database. Every buyer places an
 * order in each; then they pay, measured, a few here and a few there in turn.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';
import { fillMarket } from './fill.ts';
import type { SignedRequest } from './load.ts';
import { type Running, startMarket } from './processes.ts';
import { median } from './report.ts';
import { payFromBalance, prepareWorkload } from './workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const port = Number(process.env.BENCH_PORT ?? 18_080);
const connections = 20;
/** Paid at a time before the other market's turn comes. */
const slice = 40;
const aim = 0.05;

/** Entries of chains are dropped and nothing is hashed; the radar's tail is not written. */
const takeOut = `
  alter table ledger_chain rename to ledger_chain_kept;
  create view ledger_chain as select * from ledger_chain_kept;
  create function drop_entry() returns trigger language plpgsql as 'begin return new; end';
  create trigger drop_entry instead of insert on ledger_chain for each row execute function drop_entry();
  create or replace function ledger_hash(previous text, account text, transfer_id bigint, cents bigint,
    balance_cents bigint, moved_at timestamptz) returns text language sql immutable parallel safe return previous;
  alter table ledger_transfers disable trigger ledger_transfers_wait_in_tail`;

/** What is acknowledged is on the disk; nothing else falls into the turn of one of them. */
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
};
const cluster = await openCluster(durable);
const folder = mkdtempSync(join(tmpdir(), 'chengji-chain-cost-'));
const urls = { chained: '', plain: '' };
for (const name of ['chained', 'plain'] as const) urls[name] = cluster.url.replace(/\/[^/]*$/, `/${name}`);

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function send({ url }: Running, { method, path, headers, body }: SignedRequest): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    ...(body && { body }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown };
  if (code !== 1) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Sends all, so many at a time; answers what was answered and how long it took in milliseconds. */
async function sendAll(market: Running, requests: readonly SignedRequest[]) {
  const answers: unknown[] = [];
  const waiting = [...requests.entries()];
  const since = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        answers[next[0]] = await send(market, next[1]);
    }),
  );
  return { answers, ms: performance.now() - since };
}

/** The payments of orders that are placed now. */
async function placeAll(market: Running, orders: readonly SignedRequest[]): Promise<SignedRequest[]> {
  const { answers } = await sendAll(market, orders);
  return orders.map((order, index) => payFromBalance(order, answers[index]));
}

try {
  await run(cluster.url, 'create database chained');
  const filled = await fillMarket(urls.chained);
  await run(cluster.url, 'create database plain template chained');
  await run(urls.plain, takeOut);
  const chained = await startMarket({ databaseUrl: urls.chained, dataDir: folder, port, unshared: true });
  const plain = await startMarket({
    databaseUrl: urls.plain,
    dataDir: folder,
    port: port + 1,
    unshared: true,
  });
  try {
    const { payments: orders } = await prepareWorkload(chained.url, filled);
    const times = { chained: [] as number[], plain: [] as number[] };
    // the first round warms up and does not count
    for (let round = 0; round <= rounds; round += 1) {
      const markets = [
        { market: chained, payments: await placeAll(chained, orders), taken: times.chained },
        { market: plain, payments: await placeAll(plain, orders), taken: times.plain },
      ];
      await setTimeout(1000);
      for (let from = 0; from < orders.length; from += slice) {
        for (const { market, payments, taken } of markets) {
          const { ms } = await sendAll(market, payments.slice(from, from + slice));
          if (round > 0) taken.push(ms / slice);
        }
        markets.reverse();
      }
    }
    const [withChains, without] = [median(times.chained), median(times.plain)];
    const pairs = times.chained.map((ms, index) => ms / (times.plain[index] ?? 1));
    console.log(
      `A payment from the balance: ${withChains.toFixed(2)} ms with chains and tail, ${without.toFixed(2)} ms without; ` +
        `they cost ${((median(pairs) - 1) * 100).toFixed(1)} %, the median of ${pairs.length} pairs (aim ≤ ${aim * 100} %)`,
    );
  } finally {
    await chained.stop();
    await plain.stop();
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
