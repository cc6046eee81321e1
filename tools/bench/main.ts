/**
 * `npm run bench`: the market against the floor, on the same PostgreSQL in the same run, round by round in turn.
 * Reading: a bare node:http server with the market's own statements. Ordering: pgbench with the market's own statements.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, systemBin } from '../../packages/testkit/src/postgres/cluster.ts';
import { withProgress } from '../setup/progress.mjs';
import { fillMarket } from './fill.ts';
import { requestsPerSecond, type SignedRequest, transactionsPerSecond } from './load.ts';
import { toScript } from './pgbench-script.ts';
import { type Running, startBareServer, startMarket } from './processes.ts';
import { record } from './recording.ts';
import { type Measured, table } from './report.ts';
import { prepareWorkload } from './workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Only what is called so, such as `order`; everything when it is not given. */
const only = process.env.BENCH_ONLY ?? '';
const connections = 20;
const port = Number(process.env.BENCH_PORT ?? 18_080);

const pgbench = join(systemBin() ?? '', 'pgbench');
if (!existsSync(pgbench))
  throw new Error('pgbench is needed: install PostgreSQL (Debian: apt-get install postgresql)');

/** As a shop would run it: what is acknowledged is on the disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };
const cluster = await openCluster(durable);
const folder = mkdtempSync(join(tmpdir(), 'chengji-bench-'));
const recordFile = join(folder, 'exchanges.jsonl');
const exchangesFile = join(folder, 'reading.json');
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/bench');
const place = { databaseUrl, dataDir: folder, port };

async function onDatabase(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount;
}

/** Each sequence gets a range of its own, so that an id in a statement tells which row it is of. */
const spreadIds = `
  select setval(format('%I.%I', schemaname, sequencename), row_number() over () * 10000000)
  from pg_sequences where schemaname = 'public'`;

async function learn() {
  const filled = await fillMarket(databaseUrl);
  await onDatabase(databaseUrl, spreadIds);
  const market = await startMarket({ ...place, unshared: true, recordFile });
  try {
    const workload = await prepareWorkload(market.url, filled);
    const once = (request: SignedRequest) => record(market.url, recordFile, request);
    const reading = [];
    const { home, list, details, groups, teams } = workload;
    for (const request of [...home, ...list, ...details, ...groups, ...teams])
      reading.push(await once(request));
    writeFileSync(exchangesFile, JSON.stringify(reading));
    const scripts: string[] = [];
    for (const [index, request] of workload.orders.entries()) {
      const script = toScript((await once(request)).statements, (await once(request)).statements);
      const file = join(folder, `order-${index}.sql`);
      writeFileSync(file, script.text);
      scripts.push(file);
    }
    return { workload, scripts };
  } finally {
    await market.stop();
  }
}

/** Nobody but who is measured does anything: events that are not delivered yet are dropped. */
const dropUnheard = `
  delete from outbox where id in (select id from outbox for update skip locked)`;
const underWay = `
  select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/** A market that is paused in a transaction would hold its locks. */
async function untilAllIsDone() {
  do {
    await setTimeout(100);
    await onDatabase(databaseUrl, dropUnheard);
  } while (await onDatabase(databaseUrl, underWay));
}

async function measure({ workload, scripts }: Awaited<ReturnType<typeof learn>>): Promise<Measured[]> {
  const market = await startMarket({ ...place, unshared: true });
  const sharing = await startMarket({ ...place, port: port + 1, unshared: false });
  const bare = await startBareServer(databaseUrl, exchangesFile);
  const all: Running[] = [market, sharing, bare];
  const alone = async (running: Running | null, work: () => Promise<number>) => {
    running?.resume();
    const result = await work();
    await untilAllIsDone();
    running?.pause();
    return result;
  };
  const from = (running: Running, requests: SignedRequest[]) =>
    alone(running, () => requestsPerSecond(running.url, requests, connections, seconds));
  const reading = (what: string, requests: SignedRequest[], ours = market) => ({
    measured: {
      what,
      floor: 'bare server',
      aim: ours === sharing ? 1 : 0.6,
      ours: [],
      floors: [],
    } as Measured,
    ours: () => from(ours, requests),
    floor: () => from(bare, requests),
  });
  const parts = [
    reading('goods list', workload.list),
    reading('goods details', workload.details),
    reading('group list', workload.groups),
    reading('team page', workload.teams),
    reading('home, answers shared as shipped', workload.home, sharing),
    reading('goods list, answers shared as shipped', workload.list, sharing),
    reading('goods details, answers shared as shipped', workload.details, sharing),
    reading('group list, answers shared as shipped', workload.groups, sharing),
    {
      measured: { what: 'placing an order', floor: 'pgbench', aim: 0.5, ours: [], floors: [] } as Measured,
      ours: () => from(market, workload.orders),
      floor: () =>
        alone(null, () => transactionsPerSecond(pgbench, databaseUrl, scripts, connections, seconds)),
    },
  ].filter(({ measured }) => measured.what.includes(only));
  try {
    await untilAllIsDone();
    for (const running of all) running.pause();
    // the first round warms up and does not count
    for (let round = 0; round <= rounds; round += 1) {
      for (const { measured, ours, floor } of parts) {
        await withProgress(`round ${round} of ${rounds}: ${measured.what}`, async () => {
          const done = await ours();
          const least = await floor();
          if (round === 0) return;
          measured.ours.push(done);
          measured.floors.push(least);
        });
      }
    }
  } finally {
    for (const running of all) await running.stop();
  }
  return parts.map((part) => part.measured);
}

try {
  await onDatabase(cluster.url, 'create database bench');
  const learnt = await withProgress('Making a market and learning its statements', learn);
  const results = await measure(learnt);
  console.log(
    `\n${connections} connections, ${rounds} rounds of ${seconds} s, durable PostgreSQL\n\n${table(results)}`,
  );
} finally {
  await cluster.stop();
  if (!process.env.BENCH_KEEP) rmSync(folder, { recursive: true });
}
