import {
  anOperator,
  aShopper,
  getRedisSkipReason,
  type Market,
  openSocket,
  type Person,
  startMarket,
  startRedis,
} from '@chengji/testkit';
import { afterEach, describe, expect, it } from 'vitest';

const markets: Market[] = [];
afterEach(async () => {
  for (const market of markets.splice(0).reverse()) await market.stop();
});

const start = async (options: Parameters<typeof startMarket>[0] = {}) => {
  const market = await startMarket(options);
  markets.push(market);
  return market;
};

/** A socket on this node, bound to a person. */
async function boundSocket(node: Market, { token }: Person) {
  const socket = await openSocket(node);
  await node.client(token).call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
  return socket;
}

describe('the check of sessions', () => {
  it('shuts the sockets of a kicked-out person on every node within seconds, also while the bus is away', async ({
    skip,
  }) => {
    const missing = getRedisSkipReason();
    if (missing) skip(missing);
    const redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    const here = await start({ environment });
    const there = await start({ environment, databaseUrl: here.databaseUrl, background: true });
    const [kicked, other] = [await aShopper(here), await aShopper(here)];
    const operator = await anOperator(here);
    const [socket, bystander] = [await boundSocket(there, kicked), await boundSocket(there, other)];
    await redis.stop();
    await operator.client.call('POST /platform/users/kick', { id: kicked.id, reason: '违规' });
    expect(await socket.closed).toBe(4401);
    expect(await socket.hear('kick')).toEqual({ type: 'kick', message: '登录已失效，请重新登录' });
    bystander.send('{"type":"ping"}');
    await bystander.hear('pong');
  });

  it('binds a socket of its own node, and brings it frames, while the bus is away', async ({ skip }) => {
    const missing = getRedisSkipReason();
    if (missing) skip(missing);
    const redis = await startRedis();
    const market = await start({ environment: { REDIS_URL: redis.url } });
    const shopper = await aShopper(market);
    await redis.stop();
    const socket = await boundSocket(market, shopper);
    market.server.kernel.services.push.toShopper(shopper.id, { type: 'content', subject: 'start', id: null });
    expect(await socket.hear('content')).toMatchObject({ subject: 'start' });
  });

  it('finds a session that ended without a word, and leaves those that are open', async () => {
    const market = await start();
    const [gone, open] = [await aShopper(market), await aShopper(market)];
    const [socket, other] = [await boundSocket(market, gone), await boundSocket(market, open)];
    await market.context().db.execute(`delete from sessions where subject_id = ${gone.id}`);
    await market.server.kernel.sessionCheck.run();
    expect(await socket.closed).toBe(4401);
    await market.server.kernel.sessionCheck.run();
    other.send('{"type":"ping"}');
    await other.hear('pong');
    expect(other.frames.map(({ type }) => type)).not.toContain('kick');
  });
});
