/**
 * `node tools/bench/join-seen.ts`: how long until a join, and its payment, are seen on another screen. People join
 * teams through one node while another shopper watches each team through a second one: from the call that is sent until
 * the frame is received, and until the page that is asked for again shows it.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import {
  aBuyer,
  aCampaign,
  aMember,
  aShopFixture,
  type Buyer,
  type NodeProcess,
  openSocket,
  payTrade,
  startMarket,
  startNode,
  startRedis,
  type TestCampaign,
} from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';
import { median } from './report.ts';

const joins = Number(process.env.BENCH_JOINS ?? 100);
const aimMs = 300;

/** A team of two that wants its second member, and who that will be. */
type Waiting = { campaign: TestCampaign; teamId: number; buyer: Buyer };

async function fill(databaseUrl: string): Promise<Waiting[]> {
  const market = await startMarket({ databaseUrl });
  try {
    const campaign = await aCampaign(await aShopFixture(market), { goodsStock: 10 * joins });
    const waiting: Waiting[] = [];
    for (let made = 0; made < joins; made += 1) {
      const { teamId } = await aMember(market, campaign);
      waiting.push({ campaign, teamId, buyer: await aBuyer(market) });
    }
    await market.settle();
    return waiting;
  } finally {
    await market.stop();
  }
}

type Shown = { seats_taken: number; paid: number };

/** From now until a frame leads to a page that shows it. */
async function timed(
  socket: Awaited<ReturnType<typeof openSocket>>,
  ask: () => Promise<Shown>,
  isShown: (page: Shown) => boolean,
) {
  const since = performance.now();
  const frames = () => socket.frames.filter(({ type }) => type === 'team').length;
  for (let known = frames(); ; known = frames()) {
    while (frames() === known) await setTimeout(1);
    const heardMs = performance.now() - since;
    if (isShown(await ask())) return { heardMs, shownMs: performance.now() - since };
  }
}

async function joinOne(here: NodeProcess, there: NodeProcess, { campaign, teamId, buyer }: Waiting) {
  const [acting, watching] = [here.client(buyer.token), there.client()];
  const socket = await openSocket(there);
  await watching.call('POST /wanlshop/groups/watch', { id: teamId, client_id: socket.clientId });
  const page = () => watching.call('GET /wanlshop/groups/team', { id: teamId });
  const checkout = {
    type: campaign.type,
    items: [{ ...campaign.item, number: 1 }],
    address_id: buyer.addressId,
    team_id: teamId,
  };
  const { payable } = await acting.call('POST /wanlshop/order/quote', checkout);
  const seen = timed(socket, page, ({ seats_taken }) => seats_taken === 2);
  const placing = { ...checkout, payable };
  const placed = await acting.call('POST /wanlshop/order/create', placing, { idempotencyKey: randomUUID() });
  const joined = await seen;
  const paidSeen = timed(socket, page, ({ paid }) => paid === 2);
  await payTrade({ client: acting }, { tradeNo: placed.trade_no });
  const paid = await paidSeen;
  socket.close();
  return { joined, paid };
}

const cluster = await openCluster({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-joins-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/joins');
try {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('create database joins');
  await client.end();
  const waiting = await fill(databaseUrl);
  const redis = await startRedis();
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, REDIS_URL: redis.url };
  const [here, there] = await Promise.all([startNode(environment), startNode(environment)]);
  const all = [];
  for (const one of waiting) all.push(await joinOne(here, there, one));
  await Promise.all([here.stop(), there.stop()]);
  await redis.stop();
  const report = (what: string, times: number[]) => {
    const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    console.log(`${what}: ${median(times).toFixed(0)} ms at the median, ${slow.toFixed(0)} ms for 95 of 100`);
  };
  const shown = all.map(({ joined }) => joined.shownMs);
  report(
    'a join is received on another node',
    all.map(({ joined }) => joined.heardMs),
  );
  report('and shown there', shown);
  report(
    'its payment is shown there',
    all.map(({ paid }) => paid.shownMs),
  );
  if (median(shown) > aimMs) throw new Error(`it took longer than ${aimMs} ms`);
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
