import { writeFile } from 'node:fs/promises';
import {
  aLive,
  freePort,
  hasEncoder,
  readBytes,
  type ShopFixture,
  sendPictures,
  type TestLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';

import { findLive } from '../../sessions/lives.queries.ts';
import { probePart } from '../recordings/join-parts.ts';
import { countRecordings } from '../recordings/recordings.queries.ts';

const it = marketTest.extend('marketOptions', { scope: 'file' }, async () => ({
  environment: { RTMP_PORT: String(await freePort()) },
  settings: { 'live.recording_days': 1 },
}));
type Market = Parameters<typeof aLive>[0];

const host = (shop: ShopFixture, { id }: Pick<TestLive, 'id'>) =>
  shop.seller.client.call('GET /seller/live/details', { id });

/** Its encoder is seen in this state. */
const untilEncoder = (shop: ShopFixture, live: TestLive, state: 'none' | 'sending' | 'lost') =>
  vi.waitFor(async () => expect((await host(shop, live)).encoder.state).toBe(state));

const untilReplay = (market: Market, { id }: TestLive) =>
  vi.waitFor(async () => {
    const live = await findLive(market.context().db, id);
    expect(live?.state).toBe('replay');
    return { url: live?.replayUrl ?? '', seconds: live?.replaySeconds ?? 0 };
  });

/** Nothing that was recorded waits to be made a replay of. */
const untilForgotten = (market: Market) =>
  vi.waitFor(async () => expect(await countRecordings(market.context().db)).toBe(0));

const pushUrl = ({ config }: Market) => `rtmp://127.0.0.1:${config.media.rtmpPort}/live`;

describe.skipIf(!hasEncoder)('an encoder of a live', () => {
  it('begins what was started, is seen with its figures, and ends it with a replay', async ({
    market,
    shop,
  }) => {
    const live = await aLive(market, shop);
    const { push } = await host(shop, live);
    expect(push).toMatchObject({ url: pushUrl(market), key: live.key });
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const encoder = sendPictures(pushUrl(market), live.key);
    await vi.waitFor(async () => {
      const { state, encoder } = await host(shop, live);
      expect(state).toBe('living');
      expect(encoder).toMatchObject({ state: 'sending', width: 160, height: 284 });
      expect(encoder.fps).toBeGreaterThan(3);
      expect(encoder.kbps).toBeGreaterThan(10);
    });

    const { status, body } = await readBytes(market, `/media/live/${live.id}.flv`, 4_000);
    expect(status).toBe(200);
    expect(body.toString('latin1', 0, 3)).toBe('FLV');
    expect(body[4]).toBe(5); // sound and pictures
    expect(readTags(body).some(({ type, first }) => type === 9 && first === 0x17)).toBe(true);

    await market.settle();
    await shop.seller.client.call('POST /seller/live/end', { id: live.id });
    expect(await encoder.ended).not.toBe('');
    expect((await fetch(`${market.url}/media/live/${live.id}.flv`)).status).toBe(404);
    const replay = await untilReplay(market, live);
    const file = await fetch(`${market.url}${replay.url}`);
    expect(file.headers.get('content-type')).toBe('video/mp4');
    const film = Buffer.from(await file.arrayBuffer());
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    const path = await market.server.kernel.services.tempFiles.newPath();
    await writeFile(path, film);
    expect(await probePart(path)).toMatchObject({
      width: 160,
      height: 284,
      format: expect.stringMatching(/h264.*aac/),
    });
  });

  it('is refused with a wrong key, an old one, a name that no live has, and once it is over', async ({
    market,
    shop,
  }) => {
    const live = await aLive(market, shop);
    const [id] = live.key.split('?');
    for (const key of [`${id}?key=wrong`, `${id}`, '999999?key=wrong', 'other'])
      expect(await sendPictures(pushUrl(market), key).ended, key).not.toBe('');
    expect((await host(shop, live)).encoder.state).toBe('none');
    await shop.seller.client.call('POST /seller/live/key', { id: live.id });
    expect(await sendPictures(pushUrl(market), live.key).ended).not.toBe('');
    const over = await aLive(market, shop, { state: 'ended' });
    expect(await sendPictures(pushUrl(market), over.key).ended).not.toBe('');
  });

  it('is the only one, is seen before the start by hosts alone, and is thrown out with its key', async ({
    market,
    shop,
  }) => {
    const live = await aLive(market, shop);
    const first = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    expect(await sendPictures(pushUrl(market), live.key).ended).not.toBe('');

    expect((await fetch(`${market.url}/media/live/${live.id}.flv`)).status).toBe(404);
    expect((await fetch(`${market.url}/media/live/${live.id}.flv?sign=1-x`)).status).toBe(404);
    const { play } = await host(shop, live);
    const seen = await readBytes(market, play?.flv ?? '', 2_000);
    expect(seen.body.toString('latin1', 0, 3)).toBe('FLV');

    await shop.seller.client.call('POST /seller/live/key', { id: live.id });
    expect(await first.ended).not.toBe('');
    await untilEncoder(shop, live, 'none');
  });

  it('that is lost and comes back in time goes on, and one replay shows both', async ({ market, shop }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const first = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    await readBytes(market, `/media/live/${live.id}.flv`, 6_000);
    await first.kill();
    await untilEncoder(shop, live, 'lost');
    expect((await fetch(`${market.url}/media/live/${live.id}.flv`)).status).toBe(503);
    await market.advance(20);
    const second = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    await readBytes(market, `/media/live/${live.id}.flv`, 6_000);
    await second.kill();
    await untilEncoder(shop, live, 'lost');
    await market.advance(61);
    expect((await host(shop, live)).state).not.toBe('living');
    const { seconds } = await untilReplay(market, live);
    expect(seconds).toBeGreaterThanOrEqual(20); // what was lost stands still, so that marks keep their second
  });

  it('that never comes is waited for no longer than the market says', async ({ market, shop }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    await market.advance(61);
    expect(await host(shop, live)).toMatchObject({ state: 'created', timed_out: true });
  });

  it('is thrown out when the live is cut off, which has no replay', async ({ market, shop, operator }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const encoder = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    await readBytes(market, `/media/live/${live.id}.flv`, 4_000);
    await operator.client.call('POST /platform/live/cut', { id: live.id, reason: '违规内容' });
    expect(await encoder.ended).not.toBe('');
    await untilForgotten(market);
    expect((await host(shop, live)).state).toBe('ended');
  });

  it('is cut into pieces for players of HLS, which are gone with it', async ({ market, shop }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const encoder = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    const list = await vi.waitFor(async () => {
      const answer = await fetch(`${market.url}/media/live/${live.id}/index.m3u8`);
      expect(answer.status).toBe(200);
      return answer.text();
    });
    const piece = list.split('\n').find((line) => line.endsWith('.ts'));
    const answer = await fetch(`${market.url}/media/live/${live.id}/${piece}`);
    expect(answer.headers.get('content-type')).toBe('video/mp2t');
    expect(Buffer.from(await answer.arrayBuffer())[0]).toBe(0x47);
    await shop.seller.client.call('POST /seller/live/end', { id: live.id });
    await encoder.ended;
    expect((await fetch(`${market.url}/media/live/${live.id}/${piece}`)).status).toBe(404);
    expect((await fetch(`${market.url}/media/live/${live.id}/index.m3u8`)).status).toBe(404);
  });

  it('makes a replay that is removed when its time is over', async ({ market, shop }) => {
    const live = await aLive(market, shop);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const encoder = sendPictures(pushUrl(market), live.key);
    await untilEncoder(shop, live, 'sending');
    await readBytes(market, `/media/live/${live.id}.flv`, 4_000);
    await shop.seller.client.call('POST /seller/live/end', { id: live.id });
    await encoder.ended;
    const { url } = await untilReplay(market, live);
    await market.advance(25 * 60 * 60);
    await market.settle();
    expect((await fetch(`${market.url}${url}`)).status).toBe(404);
  });
});

type Tag = { type: number; first: number };

function readTags(flv: Buffer): Tag[] {
  const tags: Tag[] = [];
  for (let at = 13; at + 12 < flv.length; at += 15 + flv.readUIntBE(at + 1, 3))
    tags.push({ type: flv[at] ?? 0, first: flv[at + 11] ?? 0 });
  return tags;
}
