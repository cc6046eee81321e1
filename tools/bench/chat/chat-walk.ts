/**
 * `node tools/bench/chat/chat-walk.ts`: 50 shoppers and shops write 10,000 messages to each other over two nodes.
 * Sockets are cut at random, one node is killed and comes back, and so is Redis. In the end both sides of each pair must
 * show every message once and in the same order; and it is measured how long one takes to the other screen.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  aSeller,
  aShopFixture,
  aShopper,
  freePort,
  startMarket,
  startNode,
  startRedis,
  writeToShop,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { median } from '../report.ts';
import { type Sent, WalkingSide } from './walking-side.ts';

const pairs = 50;
const messages = Number(process.env.BENCH_MESSAGES ?? 10_000);
const eachSays = messages / pairs / 2;
const shops = 10;
const mostMs = 100;

type Pair = {
  shopperId: number;
  shopId: number;
  firstId: number;
  tokens: { shopper: string; agent: string };
};

async function fill(databaseUrl: string): Promise<Pair[]> {
  const market = await startMarket({ databaseUrl, settings: { 'chat.burst_messages': 100 } });
  const made: Pair[] = [];
  const all = await Promise.all(Array.from({ length: shops }, () => aShopFixture(market)));
  for (let n = 0; n < pairs; n += 1) {
    const shop = all[n % shops];
    if (!shop) throw new Error('no shop');
    const [shopper, agent] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    const { id: firstId } = await writeToShop(shopper, shop);
    const tokens = { shopper: shopper.token, agent: agent.token };
    made.push({ shopperId: shopper.id, shopId: shop.id, firstId, tokens });
  }
  await market.stop();
  return made;
}

const cluster = await openCluster({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-chat-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/chat');
const owner = new pg.Client({ connectionString: cluster.url });
await owner.connect();
await owner.query('create database chat');
await owner.end();
const all = await fill(databaseUrl);
let redis = await startRedis();
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, REDIS_URL: redis.url, RATE_LIMIT: '0' };
const ports = [await freePort(), await freePort()];
const start = (node: number) => startNode({ ...environment, PORT: String(ports[node]) });
const nodes = await Promise.all([start(0), start(1)]);
const urls = nodes.map(({ url }) => url);

const sent: Sent = new Map();
const sides = all.map(({ shopperId, shopId, firstId, tokens }) => {
  const common = { urls, firstId, sent };
  return [
    new WalkingSide({ ...common, token: tokens.shopper, peerId: shopId, isShop: false }),
    new WalkingSide({ ...common, token: tokens.agent, peerId: shopperId, isShop: true }),
  ] as const;
});
const everyone = sides.flat();
const countSaid = () => everyone.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

let isOver = false;
let cuts = 0;
/** Several a second, of anyone. */
async function cutAtRandom(): Promise<void> {
  while (!isOver) {
    await wait(randomInt(100, 400));
    everyone[randomInt(everyone.length)]?.cut();
    cuts += 1;
  }
}

async function strike(): Promise<void> {
  const untilSaid = async (share: number) => {
    while (countSaid() < messages * share) await wait(50);
  };
  await untilSaid(1 / 3);
  await nodes[1]?.kill();
  await wait(2_000);
  nodes[1] = await start(1);
  await untilSaid(2 / 3);
  await redis.stop();
  await wait(2_000);
  redis = await startRedis(Number(new URL(redis.url).port));
}

const begun = performance.now();
const cutting = cutAtRandom();
const striking = strike();
await Promise.all(
  everyone.map(async (side) => {
    for (let n = 0; n < eachSays; n += 1) {
      await wait(randomInt(100, 900));
      await side.say(`第 ${n} 条`);
    }
  }),
);
await striking;
isOver = true;
await cutting;
const seconds = (performance.now() - begun) / 1_000;
await Promise.all(everyone.map((side) => side.readOn()));

let [lost, doubled, disordered] = [0, 0, 0];
for (const pair of sides) {
  const said = pair.flatMap(({ acknowledged }) => acknowledged);
  for (const { seen } of pair) {
    const names = seen.map(({ clientMsgId }) => clientMsgId);
    lost += said.filter(({ clientMsgId }) => !names.includes(clientMsgId)).length;
    doubled += names.length - new Set(names).size;
    disordered += seen.filter(({ id }, at) => id <= (seen[at - 1]?.id ?? 0)).length;
    for (const { acknowledged } of pair) {
      const own = names.filter((name) => acknowledged.some(({ clientMsgId }) => clientMsgId === name));
      disordered += own.filter((name, at) => name !== acknowledged[at]?.clientMsgId).length;
    }
  }
  const [one, other] = pair.map(({ seen }) => seen.map(({ id }) => id).join());
  if (one !== other) disordered += 1;
}
const heard = everyone.flatMap(({ heardMs }) => heardMs).toSorted((a, b) => a - b);
const sum = (of: 'reconnects' | 'repeats') => everyone.reduce((total, side) => total + side[of], 0);
for (const side of everyone) side.stop();
await Promise.all(nodes.map((node) => node.stop()));
await redis.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
console.log(
  [
    `${countSaid().toLocaleString('en')} messages between ${pairs} pairs in ${seconds.toFixed(0)} s; ${cuts} sockets cut, one node killed, Redis restarted`,
    `${sum('reconnects')} reconnects, ${sum('repeats')} messages sent again`,
    `lost ${lost}, doubled ${doubled}, out of order ${disordered}`,
    `on a screen of the other node after ${median(heard).toFixed(0)} ms at the median, ${(heard[Math.floor(heard.length * 0.95)] ?? 0).toFixed(0)} ms for 95 of 100 of the ${heard.length} heard at once`,
  ].join('\n'),
);
if (lost + doubled + disordered > 0 || countSaid() !== messages) throw new Error('messages do not agree');
if (median(heard) > mostMs) throw new Error(`it took longer than ${mostMs} ms at the median`);
process.exit(0); // what was cut keeps its timers
