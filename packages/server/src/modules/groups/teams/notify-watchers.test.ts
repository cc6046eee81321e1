/** A person who watches a team sees it fill: on another screen, also one that another node serves. */
import { setTimeout } from 'node:timers/promises';
import {
  aBuyer,
  aCampaign,
  aMember,
  aShopFixture,
  getRedisSkipReason,
  getRefusalKey,
  join,
  type Market,
  openSocket,
  payTrade,
  type ShopFixture,
  startMarket,
  startRedis,
  type TestRedis,
} from '@chengji/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let market: Market;
/** A second node on the same database, where there is a bus between two. */
let node: Market;
let redis: TestRedis | null;
let shop: ShopFixture;
beforeAll(async () => {
  redis = getRedisSkipReason() ? null : await startRedis();
  const environment: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  market = await startMarket({ environment });
  node = redis ? await startMarket({ databaseUrl: market.databaseUrl, environment }) : market;
  shop = await aShopFixture(market);
});
afterAll(async () => {
  if (node !== market) await node.stop();
  await market.stop();
  await redis?.stop();
});

async function watching(teamId: number) {
  const socket = await openSocket(node);
  await node.client().call('POST /wanlshop/groups/watch', { id: teamId, client_id: socket.clientId });
  const versions = () => socket.frames.flatMap((frame) => (frame.type === 'team' ? [frame.version] : []));
  return { socket, versions };
}
const untilSome = (versions: () => number[], more: number) =>
  vi.waitFor(() => expect(versions().length).toBeGreaterThanOrEqual(more), { interval: 2 });

it('each join reaches another screen once, also where another node serves it', async () => {
  const campaign = await aCampaign(shop, { tiers: [[20, '9.90']] });
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(leader.teamId);
  for (let more = 1; more <= 11; more += 1) {
    const buyer = await aBuyer(market);
    await join(buyer, campaign, { teamId: leader.teamId });
    await untilSome(versions, more);
  }
  socket.close();
  expect(versions()).toHaveLength(11);
});

it('every change of a team is sent with a version that only grows, to its end', async () => {
  const campaign = await aCampaign(shop);
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(leader.teamId);
  const leaving = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
  await leaving.client.call('POST /wanlshop/order/cancel', { id: leaving.orderId });
  const last = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
  await payTrade(last, last);
  await untilSome(versions, 4);
  socket.close();
  expect(versions()).toEqual(versions().toSorted((a, b) => a - b));
  expect(new Set(versions()).size).toBe(4);
});

it('a join that was refused is sent to nobody', async () => {
  const campaign = await aCampaign(shop, { stock: 1 });
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(leader.teamId);
  const buyer = await aBuyer(market);
  expect(await getRefusalKey(join(buyer, campaign, { teamId: leader.teamId }))).toBe('groups.sold_out');
  await setTimeout(200);
  socket.close();
  expect(versions()).toEqual([]);
});
