/** A node dies between the end of lives and what is told of it: the market goes on from what was committed. */
import { aLive, aShopFixture, aShopper, type Person, sendLive, startNode, watchLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';
import { endLiving } from './end-live.ts';

const shops = 4;

type Planned = { id: number; client: Person['client']; seller: Person };

const it = marketTest.extend('marketOptions', { systemTime: Date.now });

it('each live that began reminds once, and of each that ended all who watch on another node are told', async ({
  market,
}) => {
  const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: market.config.dataDir });
  const reader = await aShopper(market);
  const plannedAt = Math.floor(Date.now() / 1_000) + 3_600;
  const begun = [];
  const planned: Planned[] = [];
  for (let n = 0; n < shops; n += 1) {
    const [first, second] = [await aShopFixture(market), await aShopFixture(market)];
    const { id } = await aLive(market, first, { state: 'living' });
    begun.push({ id, client: node.client(first.seller.token), viewer: await watchLive(market, id, reader) });
    const live = await aLive(market, second, { plannedAt });
    await reader.client.call('POST /wanlshop/live/remind', { id: live.id, on: true });
    await sendLive(market, live);
    planned.push({ id: live.id, client: node.client(second.seller.token), seller: second.seller });
  }
  const acting = begun.flatMap(({ id, client }, n) => [
    client.call('POST /seller/live/end', { id }),
    planned[n]?.client.call('POST /seller/live/start', { id: planned[n].id }),
  ]);
  // as soon as one is done, while the others are in the middle
  await Promise.any(acting);
  await node.kill();
  await Promise.allSettled(acting);
  for (const { id } of begun) await endLiving(market.context(), id, { reason: 'host' });
  for (const { id, seller } of planned) await seller.client.call('POST /seller/live/start', { id });
  await market.settle();
  for (const { viewer } of begun) await expect.poll(() => viewer.news('over').length).toBeGreaterThan(0);
  const told = async () =>
    (await reader.client.call('GET /wanlshop/notice/list', { limit: 50 })).rows
      .filter(({ modules }) => modules === 'live')
      .map(({ modules_id }) => modules_id)
      .sort();
  expect(await told()).toEqual(planned.map(({ id }) => id).sort());
  for (const { viewer } of begun) viewer.close();
});
