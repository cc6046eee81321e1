/** A person who watches a team sees it fill: on another screen, also one that another node serves. */
import {
  aBuyer,
  aCampaign,
  aMember,
  getRedisSkipReason,
  getRefusalKey,
  join,
  type Market,
  type MarketOptions,
  openSocket,
  payTrade,
  startMarket,
  startRedis,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect, vi } from 'vitest';

const it = marketTest
  /** A bus between two nodes, where this machine has one. */
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern
  .extend('redis', { scope: 'file' }, async ({}, { onCleanup }) => {
    if (getRedisSkipReason()) return null;
    const redis = await startRedis();
    onCleanup(() => redis.stop());
    return redis;
  })
  .extend(
    'marketOptions',
    ({ redis }): MarketOptions => ({ environment: redis ? { REDIS_URL: redis.url } : {} }),
  )
  /** A second node on the same database, where there is a bus between the two. */
  .extend('node', async ({ market, marketOptions, redis }, { onCleanup }) => {
    if (!redis) return market;
    const node = await startMarket({ ...marketOptions, databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  });

async function watching(node: Market, teamId: number) {
  const socket = await openSocket(node);
  await node.client().call('POST /wanlshop/groups/watch', { id: teamId, client_id: socket.clientId });
  const versions = () => socket.frames.flatMap((frame) => (frame.type === 'team' ? [frame.version] : []));
  return { socket, versions };
}
const untilSome = (versions: () => number[], more: number) =>
  vi.waitFor(() => expect(versions().length).toBeGreaterThanOrEqual(more), { interval: 2 });

it('each join reaches another screen once, also where another node serves it', async ({
  market,
  node,
  shop,
}) => {
  const campaign = await aCampaign(shop, { tiers: [[20, '9.90']] });
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(node, leader.teamId);
  for (let more = 1; more <= 11; more += 1) {
    const buyer = await aBuyer(market);
    await join(buyer, campaign, { teamId: leader.teamId });
    await untilSome(versions, more);
  }
  socket.close();
  expect(versions()).toHaveLength(11);
});

it('every change of a team is sent with a version that only grows, to its end', async ({
  market,
  node,
  shop,
}) => {
  const campaign = await aCampaign(shop);
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(node, leader.teamId);
  const leaving = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
  await leaving.client.call('POST /wanlshop/order/cancel', { id: leaving.orderId });
  const last = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
  await payTrade(last, last);
  await untilSome(versions, 4);
  socket.close();
  expect(versions()).toEqual(versions().toSorted((a, b) => a - b));
  expect(new Set(versions()).size).toBe(4);
});

it('a join that was refused is sent to nobody', async ({ market, node, shop }) => {
  const campaign = await aCampaign(shop, { stock: 1 });
  const leader = await aMember(market, campaign);
  const { socket, versions } = await watching(node, leader.teamId);
  const buyer = await aBuyer(market);
  expect(await getRefusalKey(join(buyer, campaign, { teamId: leader.teamId }))).toBe('groups.sold_out');
  market.server.kernel.services.push.toEveryone({ type: 'content', subject: 'start', id: null });
  await socket.hear('content'); // after all that was sent before it
  socket.close();
  expect(versions()).toEqual([]);
});
