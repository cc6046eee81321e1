/**
 * `npm run bench`: the market against the floor, on the same PostgreSQL in the same run, round by round in turn.
 * Reading and quoting: a bare node:http server with the market's own statements. Writing: pgbench with them.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, systemBin } from '../../packages/testkit/src/postgres/cluster.ts';
import { withProgress } from '../setup/progress.mjs';
import type { Statement } from './exchange.ts';
import { fillMarket } from './fill.ts';
import { type FollowUp, requestsPerSecond, type SignedRequest, transactionsPerSecond } from './load.ts';
import { toScript } from './pgbench-script.ts';
import { type Running, startBareServer, startMarket } from './processes.ts';
import { record } from './recording.ts';
import { type Measured, table } from './report.ts';
import { payFromBalance, prepareWorkload } from './workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Only what is called so, such as `order,search`; everything when it is not given. */
const only = (process.env.BENCH_ONLY ?? '').split(',');
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

const attempts = 20;

/** Two runs of the same statements: what else the market does meanwhile may take one away or add one of its own. */
async function recordTwins(run: () => Promise<Statement[]>): Promise<[Statement[], Statement[]]> {
  const toTexts = (statements: Statement[]) => statements.map(({ text }) => text).join(';');
  let last = await run();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const next = await run();
    if (toTexts(next) === toTexts(last)) return [last, next];
    last = next;
    await setTimeout(50);
  }
  throw new Error('a request never ran the same statements twice');
}

/** For each request what pgbench runs in its place. */
async function writeScripts(
  name: string,
  requests: SignedRequest[],
  run: (request: SignedRequest) => Promise<Statement[]>,
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, request] of requests.entries()) {
    const file = join(folder, `${name}-${index}.sql`);
    await run(request); // the first time a session is noted as seen, and a line of a cart may be new
    const [first, second] = await recordTwins(() => run(request));
    writeFileSync(file, toScript(first, second).text);
    files.push(file);
  }
  return files;
}

async function learn() {
  const filled = await fillMarket(databaseUrl);
  await onDatabase(databaseUrl, spreadIds);
  const market = await startMarket({ ...place, unshared: true, recordFile });
  try {
    const workload = await prepareWorkload(market.url, filled);
    const once = (request: SignedRequest) => record(market.url, recordFile, request);
    const reading = [];
    const { home, list, search, details, groups, teams, feeds, quotes } = workload;
    const ofFeeds = Object.values(feeds).flat();
    for (const request of [
      ...home,
      ...list,
      ...search,
      ...details,
      ...groups,
      ...teams,
      ...ofFeeds,
      ...quotes,
    ])
      reading.push(await once(request));
    writeFileSync(exchangesFile, JSON.stringify(reading));
    const sending = async (request: SignedRequest) => (await once(request)).statements;
    const paying = async (request: SignedRequest) => {
      const placed = await once(request);
      return [...placed.statements, ...(await once(payFromBalance(request, placed.data))).statements];
    };
    const scripts = {
      orders: await writeScripts('order', workload.orders, sending),
      payments: await writeScripts('payment', workload.orders, paying),
      cart: await writeScripts('cart', workload.cart.slice(0, workload.orders.length), sending),
    };
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
  const from = (running: Running, requests: SignedRequest[], followUp?: FollowUp) =>
    alone(running, () => requestsPerSecond(running.url, requests, connections, seconds, followUp));
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
  const writing = (what: string, requests: SignedRequest[], files: string[], followUp?: FollowUp) => ({
    measured: { what, floor: 'pgbench', aim: 0.5, ours: [], floors: [] } as Measured,
    ours: () => from(market, requests, followUp),
    floor: () => alone(null, () => transactionsPerSecond(pgbench, databaseUrl, files, connections, seconds)),
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
    reading('search', workload.search),
    reading('feed, recommended', workload.feeds.recommended),
    reading('feed, of whom one follows', workload.feeds.following),
    reading('feed, of a person', workload.feeds.person),
    reading('quote', workload.quotes),
    writing('adding to the cart', workload.cart, scripts.cart),
    writing('placing an order', workload.orders, scripts.orders),
    writing(
      'placing an order and paying it from the balance',
      workload.payments,
      scripts.payments,
      payFromBalance,
    ),
  ].filter(({ measured }) => only.some((name) => measured.what.includes(name)));
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
