/** Who watches on which node: one figure for all, also when a node dies or the bus is away. */
import {
  aLive,
  aShopFixture,
  aShopper,
  freePort,
  getRedisSkipReason,
  type Market,
  startMarket,
  startNode,
  startRedis,
  type TestLive,
  type TestRedis,
  watchLive,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe.skipIf(getRedisSkipReason())('of two nodes', () => {
  let redis: TestRedis;
  let here: Market;
  let there: Market;
  let live: TestLive;
  const countOn = (node: Market) => node.server.kernel.services.liveRooms.countViewers(live.id);

  beforeAll(async () => {
    redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    here = await startMarket({ environment, systemTime: Date.now });
    there = await startMarket({ databaseUrl: here.databaseUrl, environment, systemTime: Date.now });
    live = await aLive(here, await aShopFixture(here), { state: 'living' });
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis.stop();
  });

  it('each counts the open sockets of both, sees what is said on the other, and likes sum up exactly', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aShopper(here)));
    const sockets = await Promise.all(
      people.map((person, index) => watchLive(index < 2 ? here : there, live.id, person)),
    );
    await vi.waitFor(() => expect([countOn(here), countOn(there)]).toEqual([5, 5]));
    for (const socket of sockets) await vi.waitFor(() => expect(socket.infos().at(-1)?.viewers).toBe(5));
    sockets[0]?.say('这边');
    sockets[4]?.say('那边');
    for (const socket of sockets) {
      socket.like(20);
      await vi.waitFor(() =>
        expect(
          socket
            .saids()
            .map(({ message }) => message)
            .toSorted(),
        ).toEqual(['这边', '那边']),
      );
    }
    for (const socket of sockets) await vi.waitFor(() => expect(socket.infos().at(-1)?.likes).toBe(100));
    const { rows } = await here.server.kernel.database.pool.query(
      'select viewers, peak from lives where id = $1',
      [live.id],
    );
    expect(rows).toEqual([{ viewers: 5, peak: 5 }]);
    for (const socket of sockets) socket.close();
    await vi.waitFor(() => expect([countOn(here), countOn(there)]).toEqual([0, 0]));
  });

  it('the one that is left counts its own when the other is killed', async () => {
    const node = await startNode({
      DATABASE_URL: here.databaseUrl,
      DATA_DIR: here.config.dataDir,
      REDIS_URL: redis.url,
      PORT: String(await freePort()),
    });
    const [one, other] = [await aShopper(here), await aShopper(here)];
    const client = (token?: string | null) => node.client(token);
    const lost = await watchLive({ url: node.url, client }, live.id, other);
    const left = await watchLive(here, live.id, one);
    await vi.waitFor(() => expect(left.infos().at(-1)?.viewers).toBe(2));
    await node.kill();
    await lost.closed;
    await vi.waitFor(() => expect(left.infos().at(-1)?.viewers).toBe(1));
    // its client goes on with the other node
    const back = await watchLive(here, live.id, other);
    await vi.waitFor(() => expect(left.infos().at(-1)?.viewers).toBe(2));
    for (const socket of [left, back]) socket.close();
  });

  it('each goes on alone while the bus is away, and together once it is back', async () => {
    const [mine, theirs] = [
      await watchLive(here, live.id, await aShopper(here)),
      await watchLive(there, live.id, await aShopper(here)),
    ];
    await vi.waitFor(() => expect([countOn(here), countOn(there)]).toEqual([2, 2]));
    await redis.stop();
    mine.say('断了');
    await vi.waitFor(() => expect(mine.saids().at(-1)?.message).toBe('断了'));
    await vi.waitFor(() => expect([countOn(here), countOn(there)]).toEqual([1, 1]));
    redis = await startRedis(Number(new URL(redis.url).port));
    await vi.waitFor(() => expect([countOn(here), countOn(there)]).toEqual([2, 2]));
    for (const socket of [mine, theirs]) socket.close();
  });

  it('one whose room missed the end of a live closes it all the same', async () => {
    const shop = await aShopFixture(here);
    const ending = await aLive(here, shop, { state: 'living' });
    const viewer = await watchLive(there, ending.id, await aShopper(here));
    await here.server.kernel.database.pool.query(
      "update lives set state = 'ended', ended_at = now(), end_reason = 'host' where id = $1",
      [ending.id],
    );
    await vi.waitFor(() => expect(viewer.news('over')).toHaveLength(1));
    expect(there.server.kernel.services.liveRooms.countViewers(ending.id)).toBe(0);
    viewer.close();
  });
});
