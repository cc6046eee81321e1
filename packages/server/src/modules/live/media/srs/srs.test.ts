/**
 * Bodies as SRS 7.0.18 sends them (`trunk/src/app/srs_app_http_hooks.cpp`, and the pages `http-callback` and
 * `http-api` of its documentation), and a stand-in for its HTTP API.
 */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLive, type Market, type ShopFixture, startMarket, type TestLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { afterAll, beforeAll, beforeEach, describe, expect, it as plainIt } from 'vitest';
import { findLive } from '../../sessions/lives.queries.ts';
import { listParts } from '../recordings/recordings.queries.ts';
import type { SrsMedia } from './srs-media.ts';

const secret = 'a-secret-of-this-test-alone';

/** Published streams by connection, and who was thrown out. */
const srs = { published: new Map<string, string>(), frames: 0, thrownOut: [] as string[] };
let standIn: Server;
let srsUrl = '';

beforeAll(async () => {
  standIn = createServer((request, response) => {
    const cid = /^\/api\/v1\/clients\/(.+)$/.exec(request.url ?? '')?.[1];
    if (request.method === 'DELETE' && cid) {
      srs.thrownOut.push(cid);
      srs.published.delete(cid);
      response.end('{"code":0}');
      return;
    }
    srs.frames += 30;
    const streams = [...srs.published].map(([cid, name]) => ({
      id: `vid-${name}`,
      name,
      vhost: 'vid-4011a1e',
      app: 'live',
      tcUrl: 'rtmp://127.0.0.1/live',
      url: `/live/${name}`,
      live_ms: 1_700_000_000_000,
      clients: 1,
      frames: srs.frames,
      send_bytes: 1_000,
      recv_bytes: 90_000,
      kbps: { recv_30s: 812, send_30s: 0 },
      publish: { active: true, cid },
      video: { codec: 'H264', profile: 'High', level: '3.1', width: 720, height: 1280 },
      audio: { codec: 'AAC', sample_rate: 44_100, channel: 2, profile: 'LC' },
    }));
    response.end(JSON.stringify({ code: 0, server: 'vid-1', service: 'x', pid: '1', streams }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => standIn.once('listening', resolve));
  srsUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => {
  standIn.close();
});
beforeEach(() => {
  srs.published.clear();
  srs.thrownOut = [];
});

const recordings = mkdtempSync(join(tmpdir(), 'chengji-srs-'));

const it = marketTest.extend('marketOptions', { scope: 'file' }, () => ({
  environment: {
    MEDIA_SECRET: secret,
    SRS_URL: srsUrl,
    SRS_PLAY_URL: 'https://live.example/live',
    SRS_RECORDINGS: recordings,
    RTMP_URL: 'rtmp://live.example/live',
  },
}));

const media = (market: Market) => market.server.kernel.services.media as SrsMedia;
const live = (market: Market, { id }: Pick<TestLive, 'id'>) => findLive(market.context().db, id);

type Told = { client?: string; param?: string; file?: string; secret?: string | null; stream?: string };

/** As SRS calls back about a connection. */
async function call(market: Market, action: string, { id }: Pick<TestLive, 'id'>, told: Told = {}) {
  const { client = '9308h583', param = '', file, stream = String(id) } = told;
  const query = told.secret === null ? '' : `?secret=${told.secret ?? secret}`;
  const answer = await fetch(`${market.url}/api/media/${action}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      server_id: 'vid-0xk989d',
      service_id: '382k3l4',
      action,
      client_id: client,
      ip: '192.168.1.10',
      vhost: '__defaultVhost__',
      app: 'live',
      tcUrl: `rtmp://live.example/live${param}`,
      stream,
      param,
      ...(file && { cwd: '/usr/local/srs', file }),
      stream_url: `__defaultVhost__/live/${id}`,
      stream_id: 'vid-124q9y3',
    }),
  });
  return { status: answer.status, ...((await answer.json()) as { code: number }) };
}

const toSecret = ({ key }: TestLive) => `?${key.split('?')[1]}`;

async function aStarted(market: Market, shop: ShopFixture): Promise<TestLive> {
  const one = await aLive(market, shop);
  await shop.seller.client.call('POST /seller/live/start', { id: one.id });
  return one;
}

const end = (shop: ShopFixture, { id }: TestLive) => shop.seller.client.call('POST /seller/live/end', { id });

describe('a callback of SRS', () => {
  it('is refused without the secret, and with another one', async ({ market, shop }) => {
    const one = await aLive(market, shop);
    for (const action of ['on_publish', 'on_unpublish', 'on_play', 'on_stop', 'on_dvr'])
      for (const wrong of [null, '', 'wrong-secret-of-this-test'])
        expect(await call(market, action, one, { secret: wrong, param: toSecret(one) })).toMatchObject({
          status: 403,
          code: 403,
        });
    expect((await live(market, one))?.state).toBe('created');
  });

  it('lets an encoder in by its key, once, and loses it', async ({ market, shop }) => {
    const one = await aStarted(market, shop);
    for (const param of ['', '?key=wrong', '?key=a&key=b'])
      expect(await call(market, 'on_publish', one, { param })).toMatchObject({ status: 403, code: 1 });
    const param = toSecret(one);
    expect(await call(market, 'on_publish', one, { param })).toEqual({ status: 200, code: 0 });
    expect(await live(market, one)).toMatchObject({ state: 'living', encoder: 'sending' });
    expect(await call(market, 'on_publish', one, { param, client: 'second' })).toMatchObject({ code: 1 });
    expect(await call(market, 'on_unpublish', one, { param, client: 'second' })).toMatchObject({ code: 0 });
    expect((await live(market, one))?.encoder).toBe('sending');
    await call(market, 'on_unpublish', one, { param });
    expect((await live(market, one))?.encoder).toBe('lost');
    expect(await call(market, 'on_publish', one, { param, client: 'third' })).toMatchObject({ code: 0 });
    expect(await live(market, one)).toMatchObject({ encoder: 'sending', lostUntil: null });
    await end(shop, one);
    expect(await call(market, 'on_publish', one, { param })).toMatchObject({ status: 403 });
  });

  it('is refused when it is about no live, or is none of SRS', async ({ market, shop }) => {
    const one = await aLive(market, shop);
    for (const stream of ['livestream', '99999999999999999999', '-1', ''])
      expect(await call(market, 'on_publish', one, { stream })).toMatchObject({ status: 403 });
    const answer = await fetch(`${market.url}/api/media/on_publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-media-secret': secret },
      body: '[]',
    });
    expect(answer.status).toBe(403);
  });

  it('lets viewers in while the live runs, and before only its hosts', async ({ market, shop }) => {
    const one = await aLive(market, shop);
    expect(await call(market, 'on_play', one)).toMatchObject({ status: 403 });
    const { flv } = media(market).getPreview(one.id, market.now());
    expect(await call(market, 'on_play', one, { param: new URL(flv).search })).toMatchObject({ code: 0 });
    await shop.seller.client.call('POST /seller/live/start', { id: one.id });
    await call(market, 'on_publish', one, { param: toSecret(one) });
    expect(await call(market, 'on_play', one)).toEqual({ status: 200, code: 0 });
    expect(await call(market, 'on_stop', one)).toEqual({ status: 200, code: 0 });
    await end(shop, one);
    expect(await call(market, 'on_play', one)).toMatchObject({ status: 403 });
  });

  it('hands a recording over by its name alone', async ({ market, shop }) => {
    const one = await aStarted(market, shop);
    await call(market, 'on_publish', one, { param: toSecret(one), client: 'dvr1' });
    for (const file of ['/etc/passwd', './objs/nginx/html/live/.flv', 'a b.flv'])
      expect(await call(market, 'on_dvr', one, { client: 'dvr1', file })).toMatchObject({ status: 403 });
    const file = `./objs/nginx/html/live/${one.id}.1420254068776.flv`;
    writeFileSync(join(recordings, `${one.id}.1420254068776.flv`), 'FLV');
    expect(await call(market, 'on_dvr', one, { client: 'dvr1', file })).toEqual({ status: 200, code: 0 });
    expect(await listParts(market.context().db, one.id)).toMatchObject([
      { file: `${one.id}.1420254068776.flv`, isWhole: true },
    ]);
    await end(shop, one);
  });
});

describe('a market with SRS', () => {
  it('tells encoders and players where SRS is', async ({ market }) => {
    expect(media(market).getPushUrl('market.example:8080')).toBe('rtmp://live.example/live');
    expect(media(market).getPlay(12)).toEqual({
      flv: 'https://live.example/live/12.flv',
      hls: 'https://live.example/live/12.m3u8',
    });
  });

  it('knows by its lists how an encoder sends, and that one is gone without a word', async ({
    market,
    shop,
  }) => {
    const one = await aStarted(market, shop);
    await call(market, 'on_publish', one, { param: toSecret(one), client: 'c1' });
    srs.published.set('c1', String(one.id));
    await media(market).look();
    await media(market).look();
    expect(await live(market, one)).toMatchObject({
      kbps: 812,
      width: 720,
      height: 1280,
      encoder: 'sending',
    });
    srs.published.clear();
    await media(market).look();
    expect((await live(market, one))?.encoder).toBe('sending');
    await media(market).look();
    expect((await live(market, one))?.encoder).toBe('lost');
    await end(shop, one);
  });

  it('has the encoder thrown out when the live ends, and who sends without one', async ({ market, shop }) => {
    const one = await aStarted(market, shop);
    await call(market, 'on_publish', one, { param: toSecret(one), client: 'c2' });
    srs.published.set('c2', String(one.id));
    await end(shop, one);
    await media(market).disconnect(one.id);
    expect(srs.thrownOut).toContain('c2');
    srs.published.set('c3', String(one.id));
    await media(market).look();
    expect(srs.thrownOut).toContain('c3');
  });
});

plainIt(
  'a market without SRS takes lives in itself, and still hears no callback without its secret',
  async () => {
    const market = await startMarket();
    try {
      const { media } = market.server.kernel.services;
      expect(media.getPushUrl('market.example:8080')).toBe('rtmp://market.example/live');
      expect(media.getPlay(12).flv).toBe('/media/live/12.flv');
      const answer = await fetch(`${market.url}/api/media/on_play`, { method: 'POST' });
      expect(answer.status).toBe(403);
    } finally {
      await market.stop();
    }
  },
);
