/**
 * `node tools/bench/chat/open-sockets.ts`: 5,000 sockets of shoppers on one node. What each takes of its memory, and how
 * long until all are bound again when the node was killed and came back, its clients trying as the apps do.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createSocketClient, type SocketClient } from '../../../packages/client-kit/src/index.ts';
import { openSession } from '../../../packages/server/src/modules/identity/index.ts';
import {
  createBulkUsers,
  freePort,
  type NodeProcess,
  startMarket,
  startNode,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';

const sockets = Number(process.env.BENCH_SOCKETS ?? 5_000);
const most = { kilobytes: 30, seconds: 30 };

const cluster = await openCluster({ autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-sockets-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/sockets');
const owner = new pg.Client({ connectionString: cluster.url });
await owner.connect();
await owner.query('create database sockets');
await owner.end();

async function makeTokens(): Promise<string[]> {
  const market = await startMarket({ databaseUrl });
  const people = await createBulkUsers(market, sockets, 100);
  const tokens: string[] = [];
  for (const { id } of people) tokens.push(await openSession(market.context(), 'shopper', id));
  await market.stop();
  return tokens;
}

/** What the node itself holds, in kilobytes, once it had a moment to put its memory in order. */
async function readMemory({ pid }: NodeProcess): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 10; look += 1) {
    await wait(1_000);
    const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    least = Math.min(least, Number(resident?.[1]));
  }
  return least;
}

const tokens = await makeTokens();
const port = await freePort();
const environment = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(port),
  RATE_LIMIT: '0',
};
let node = await startNode(environment);
let bound = new Set<number>();
const arrivals: number[] = [];
let since = performance.now();

function openOne(index: number): SocketClient {
  const client = createSocketClient({
    url: `ws://127.0.0.1:${port}/socket`,
    onFrame: (frame) => {
      if (frame.type === 'init') void bind(index, frame.client_id);
    },
    onOffline: () => bound.delete(index),
  });
  client.open();
  return client;
}

async function bind(index: number, client_id: string): Promise<void> {
  const done = await node
    .client(tokens[index] ?? null)
    .call('POST /wanlshop/chat/shake', { client_id })
    .catch(() => null);
  if (!done || bound.has(index)) return;
  bound.add(index);
  arrivals.push(performance.now() - since);
}

const untilAllBound = async () => {
  while (bound.size < sockets) await wait(50);
};

// code and caches that any first use brings are not the sockets' own
const first = openOne(0);
while (bound.size < 1) await wait(50);
const before = await readMemory(node);
const clients = [first];
for (let index = 1; index < sockets; index += 1) {
  clients.push(openOne(index));
  if (index % 50 === 0) await wait(200);
}
await untilAllBound();
const each = ((await readMemory(node)) - before) / sockets;
console.log(`${sockets.toLocaleString('en')} open sockets: ${each.toFixed(1)} KB each`);

await node.kill();
bound = new Set();
arrivals.length = 0;
since = performance.now();
node = await startNode(environment);
const upAfter = (performance.now() - since) / 1_000;
const upMs = performance.now();
await untilAllBound();
const backAfter = (performance.now() - upMs) / 1_000;
const bySecond = Map.groupBy(arrivals, (at) => Math.floor(at / 1_000));
const busiest = Math.max(...[...bySecond.values()].map((all) => all.length));
console.log(
  `killed, and up again after ${upAfter.toFixed(1)} s: all bound ${backAfter.toFixed(1)} s later, at most ${busiest} in a second`,
);
for (const client of clients) client.close();
await node.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
if (each > most.kilobytes || backAfter > most.seconds) throw new Error('it took more than it may');
process.exit(0); // sockets that were given up keep their timers
