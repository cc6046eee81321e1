import {
  aLive,
  aShopFixture,
  freePort,
  hasEncoder,
  type Market,
  sendPictures,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findLive } from '../../sessions/lives.queries.ts';
import { listParts } from '../recordings/recordings.queries.ts';

describe.skipIf(!hasEncoder)('two markets in one process', () => {
  const markets: Market[] = [];
  beforeAll(async () => {
    for (let made = 0; made < 2; made += 1)
      markets.push(
        await startMarket({
          environment: { RTMP_PORT: String(await freePort()) },
          settings: { 'live.records': made === 0 },
        }),
      );
  });
  afterAll(async () => {
    for (const market of markets) await market.stop();
  });

  it('share no encoder, no key and no picture; and only one that records keeps anything', async () => {
    const lives = [];
    for (const market of markets) {
      const shop = await aShopFixture(market);
      const live = await aLive(market, shop);
      await shop.seller.client.call('POST /seller/live/start', { id: live.id });
      lives.push({ market, live });
    }
    const [one, other] = lives;
    if (!one || !other) throw new Error('two were made');
    expect(one.live.id).toBe(other.live.id);
    const url = ({ config }: Market) => `rtmp://127.0.0.1:${config.media.rtmpPort}/live`;
    expect(await sendPictures(url(one.market), other.live.key).ended).not.toBe('');
    const encoder = sendPictures(url(other.market), other.live.key);
    const findState = async ({ market, live }: typeof one) =>
      (await findLive(market.context().db, live.id))?.state;
    await vi.waitFor(async () => expect(await findState(other)).toBe('living'));
    expect(await findState(one)).toBe('created');
    expect((await fetch(`${one.market.url}/media/live/${one.live.id}.flv`)).status).toBe(404);
    await encoder.kill();
    const { db } = other.market.context();
    await vi.waitFor(async () => expect((await findLive(db, other.live.id))?.encoder).toBe('lost'));
    expect(await listParts(db, other.live.id)).toEqual([]);
  });
});
