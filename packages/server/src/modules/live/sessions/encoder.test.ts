import {
  aLive,
  aShopFixture,
  aShopper,
  type Market,
  openLiveSocket,
  type ShopFixture,
  sendLive,
  watchLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { acceptEncoder, dropRecording, keepRecording, loseEncoder, noteEncoder } from './encoder.ts';

let shop: ShopFixture;

const it = marketTest.extend('marketOptions', {
  settings: { 'live.lost_seconds': 90, 'live.recording_days': 7 },
});

it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const details = (id: number) => shop.seller.client.call('GET /seller/live/details', { id });
const toSecret = (key: string) => key.split('=')[1] ?? '';
const figures = { kbps: 2_480, fps: 30, width: 720, height: 1_280 };

describe('an encoder', () => {
  it('is seen by its host before the live begins, and gone when it goes', async ({ market }) => {
    const live = await aLive(market, shop);
    const client = await sendLive(market, live);
    expect(await noteEncoder(market.context(), { liveId: live.id, client, ...figures })).toBe(true);
    const seen = await details(live.id);
    expect(seen).toMatchObject({ state: 'created', encoder: { state: 'sending', ...figures } });
    expect(seen.play?.flv).toContain(`/media/live/${live.id}.flv`);
    await loseEncoder(market.context(), { liveId: live.id, client });
    expect(await details(live.id)).toMatchObject({ encoder: { state: 'none', kbps: null }, play: null });
  });

  it('is refused with a wrong or expired key, for what is over or unknown, and beside another one', async ({
    market,
  }) => {
    const live = await aLive(market, shop);
    const accept = (key: string, liveId = live.id, client = 'second') =>
      acceptEncoder(market.context(), { liveId, key, client }).then(
        () => null,
        ({ reason }: { reason?: string }) => reason,
      );
    expect(await accept('wrong')).toBe('key');
    expect(await accept(toSecret(live.key), 900_000_000)).toBe('unknown');
    const over = await aLive(market, shop, { state: 'ended' });
    expect(await accept(toSecret(over.key), over.id)).toBe('over');
    const client = await sendLive(market, live);
    expect(await accept(toSecret(live.key))).toBe('busy');
    expect(await accept(toSecret(live.key), live.id, client)).toBeNull();
    await loseEncoder(market.context(), { liveId: live.id, client });
    await market.advance(86_400);
    expect(await accept(toSecret(live.key))).toBe('key');
  });

  it('that nobody has reported for long gives its place to another', async ({ market }) => {
    const live = await aLive(market, shop, { state: 'living' });
    await market.advance(30);
    const client = await sendLive(market, live);
    expect(await noteEncoder(market.context(), { liveId: live.id, client, ...figures })).toBe(true);
    expect(await noteEncoder(market.context(), { liveId: live.id, client: 'gone', ...figures })).toBe(false);
  });

  it('of a shop that is suspended, or has another live running, is refused', async ({ market, operator }) => {
    const live = await aLive(market, shop);
    await aLive(market, shop, { state: 'living' });
    // started before the other one ran
    const { pool } = market.server.kernel.database;
    const until = new Date(market.now().getTime() + 60_000);
    await pool.query('update lives set start_by = $2 where id = $1', [live.id, until]);
    await expect(sendLive(market, live)).rejects.toMatchObject({ reason: 'taken' });
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质' });
    await expect(sendLive(market, live)).rejects.toMatchObject({ reason: 'shop_closed' });
  });
});

describe('a live whose encoder is lost', () => {
  it('waits for it to come back, and goes on', async ({ market, shopper }) => {
    const live = await aLive(market, shop);
    const client = await sendLive(market, live);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const viewer = await watchLive(market, live.id, shopper);
    await loseEncoder(market.context(), { liveId: live.id, client: 'another' });
    await loseEncoder(market.context(), { liveId: live.id, client });
    expect(await details(live.id)).toMatchObject({ state: 'living', encoder: { state: 'lost' } });
    await market.advance(89);
    await sendLive(market, live);
    await market.advance(90);
    expect(await details(live.id)).toMatchObject({ state: 'living', encoder: { state: 'sending' } });
    await expect.poll(() => viewer.news('encoder').map(({ state }) => state)).toEqual(['lost', 'sending']);
    viewer.close();
  });

  it('ends when it does not come in time, and all who watch are told', async ({ market, shopper }) => {
    const live = await aLive(market, shop);
    const client = await sendLive(market, live);
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const viewer = await watchLive(market, live.id, shopper);
    await loseEncoder(market.context(), { liveId: live.id, client });
    await market.advance(89);
    expect(await details(live.id)).toMatchObject({ state: 'living' });
    await market.advance(1);
    expect(await details(live.id)).toMatchObject({ state: 'ended', encoder: { state: 'none' } });
    await expect.poll(() => viewer.news('over').length).toBeGreaterThan(0);
    await expect(sendLive(market, live)).rejects.toMatchObject({ reason: 'over' });
    viewer.close();
  });
});

describe('a recording', () => {
  const url = '/files/00/replay.mp4';
  const keep = (market: Market, liveId: number) =>
    keepRecording(market.context(), { liveId, url, seconds: 61 });

  it('makes a replay, of which staff, hosts and who asked are told once', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'ended', title: '茶会' });
    await shopper.client.call('POST /wanlshop/live/remind', { id, on: true });
    expect(await keep(market, id)).toBe(true);
    expect(await keep(market, id)).toBe(false);
    await market.settle();
    expect(await shopper.client.call('GET /wanlshop/live/details', { id })).toMatchObject({
      state: 'replay',
      play: null,
      replay: { url, seconds: 61, marks: [] },
      reminded: false,
    });
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', {});
    expect(rows.filter(({ modules_id }) => modules_id === id)).toMatchObject([
      { title: '回放可以看了', modules: 'live' },
    ]);
    const alerts = await shop.seller.client.call('GET /seller/alerts/list', {});
    expect(alerts.rows).toMatchObject([{ kind: 'live_recorded', params: { title: '茶会' } }]);
  });

  it('is none while the live runs, and none of what was cut off', async ({ market, operator }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    expect(await keep(market, id)).toBe(false);
    await operator.client.call('POST /platform/live/cut', { id, reason: '违禁' });
    expect(await keep(market, id)).toBe(false);
  });
});

describe('a shop that is suspended', () => {
  it('is live no longer, and its replays are hidden until it resumes', async ({
    market,
    operator,
    shopper,
  }) => {
    const replay = await aLive(market, shop, { state: 'ended' });
    await keepRecording(market.context(), { liveId: replay.id, url: '/files/00/a.mp4', seconds: 5 });
    const { id } = await aLive(market, shop, { state: 'living' });
    const console = await openLiveSocket(market, id, shop.seller, { kind: 'seller' });
    console.act('join');
    await console.hear('SocketLivingInfo');
    const list = async () =>
      (await shopper.client.call('GET /wanlshop/live/list', { shop_id: shop.id })).rows.map((row) => row.id);
    expect(await list()).toEqual([id, replay.id]);
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质' });
    await market.settle();
    expect(await details(id)).toMatchObject({ state: 'ended' });
    expect(await list()).toEqual([]);
    await expect.poll(() => console.news('over').length).toBeGreaterThan(0);
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    await market.settle();
    expect(await list()).toEqual([replay.id]);
    console.close();
  });
});

describe('a replay', () => {
  it('is removed after its days, and the live stays', async ({ market }) => {
    const { id } = await aLive(market, shop, { state: 'ended' });
    await keepRecording(market.context(), { liveId: id, url: '/files/00/old.mp4', seconds: 5 });
    await market.advance(6 * 86_400);
    expect((await shop.seller.client.call('GET /seller/live/details', { id })).state).toBe('replay');
    await market.advance(86_400 + 3_600);
    // those who were logged in no longer are
    const shopper = await aShopper(market);
    expect(await shopper.client.call('GET /wanlshop/live/details', { id })).toMatchObject({
      state: 'ended',
      replay: null,
    });
    expect(await dropRecording(market.context(), id)).toBeNull();
  });
});
