import { randomUUID } from 'node:crypto';
import {
  aBuyer,
  aGoods,
  aLive,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Market,
  payTrade,
  type ShopFixture,
  startLive,
  watchLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../../kernel/db/transact.ts';
import { emit } from '../../../../kernel/events/events.ts';
import { keepRecording } from '../encoder.ts';

let shop: ShopFixture;

const it = marketTest;

it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const soon = (market: Market, seconds = 3_600) => market.seconds() + seconds;
const end = (id: number) => shop.seller.client.call('POST /seller/live/end', { id });
const record = (market: Market, liveId: number) =>
  keepRecording(market.context(), { liveId, url: '/files/00/replay.mp4', seconds: 60 });

describe('the list of lives', () => {
  it('shows what runs, the most watched first, then replays, the newest first, over as many pages as it takes', async ({
    market,
    shopper,
  }) => {
    const replays: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await aLive(market, shop, { state: 'ended' });
      await record(market, id);
      replays.unshift(id);
      await market.advance(60);
    }
    const living = await aLive(market, shop, { state: 'living' });
    const viewer = await watchLive(market, living.id, shopper);
    const read = async (limit: number) => {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await market
          .client()
          .call('GET /wanlshop/live/list', { shop_id: shop.id, limit, cursor });
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor);
      return seen;
    };
    for (const limit of [1, 2, 10]) expect(await read(limit)).toEqual([living.id, ...replays]);
    viewer.close();
  });

  it('of the market puts a live that more people watch first', async ({ market, shopper }) => {
    const other = await aShopFixture(market);
    const watched = await aLive(market, shop, { state: 'living' });
    const unwatched = await aLive(market, other, { state: 'living' });
    const viewer = await watchLive(market, watched.id, shopper);
    const { rows } = await market.client().call('GET /wanlshop/live/list', {});
    const places = [watched.id, unwatched.id].map((id) => rows.findIndex((row) => row.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    expect(rows[places[0] ?? 0]).toMatchObject({ viewers: 1, state: 'living' });
    viewer.close();
  });

  it('refuses the cursor of another list', async ({ market }) => {
    const { client } = shop.seller;
    await aLive(market, shop, { plannedAt: soon(market) });
    await aLive(market, shop, { plannedAt: soon(market, 60) });
    expect((await client.call('GET /seller/live/list', {})).total).toBe(2);
    const { next } = await market.client().call('GET /wanlshop/live/plans', { shop_id: shop.id, limit: 1 });
    const other = market.client().call('GET /wanlshop/live/list', { cursor: next ?? '' });
    expect(await getRefusalKey(other)).toBe('common.bad_cursor');
  });
});

describe('plans', () => {
  it('stand the next one first, until their time is long past', async ({ market }) => {
    const later = await aLive(market, shop, { plannedAt: soon(market, 7_200) });
    const next = await aLive(market, shop, { plannedAt: soon(market, 3_600) });
    await aLive(market, shop);
    const list = async () =>
      (await market.client().call('GET /wanlshop/live/plans', { shop_id: shop.id, limit: 1 })).rows[0]?.id;
    expect(await list()).toBe(next.id);
    await market.advance(7_300);
    expect(await list()).toBe(later.id);
  });

  it('remind who asked once, when the live begins', async ({ market, shopper }) => {
    const live = await aLive(market, shop, { plannedAt: soon(market), title: '开春' });
    const other = await aShopper(market);
    const remind = (on: boolean, by = shopper) =>
      by.client.call('POST /wanlshop/live/remind', { id: live.id, on });
    await remind(true);
    await remind(true);
    await remind(true, other);
    await remind(false, other);
    const plans = await shopper.client.call('GET /wanlshop/live/plans', { shop_id: shop.id });
    expect(plans.rows).toMatchObject([{ id: live.id, reminded: true }]);
    await startLive(market, shop, live);
    await market.settle();
    const told = async (by = shopper) =>
      (await by.client.call('GET /wanlshop/notice/list', {})).rows.filter(
        ({ modules, modules_id }) => modules === 'live' && modules_id === live.id,
      );
    expect(await told()).toMatchObject([{ title: '直播开始了' }]);
    expect(await told(other)).toEqual([]);
  });

  it('cannot be asked of a replay, of what was cut off, and of what nobody announced', async ({
    market,
    operator,
    shopper,
  }) => {
    const remind = (id: number) =>
      getRefusalKey(shopper.client.call('POST /wanlshop/live/remind', { id, on: true }));
    const replay = await aLive(market, shop, { state: 'ended' });
    await record(market, replay.id);
    expect(await remind(replay.id)).toBe('live.over');
    const cut = await aLive(market, shop, { state: 'living' });
    await operator.client.call('POST /platform/live/cut', { id: cut.id, reason: '违禁' });
    expect(await remind(cut.id)).toBe('live.over');
    expect(await remind((await aLive(market, shop)).id)).toBe('common.not_found');
  });
});

describe('a live', () => {
  it('is shown to who watches, with what plays it and whether they follow its shop', async ({
    market,
    shopper,
  }) => {
    const { id, goodsIds } = await aLive(market, shop, { state: 'living', notice: '满 99 减 10' });
    await shopper.client.call('POST /wanlshop/shop/follow', { id: shop.id, followed: true });
    const shown = await shopper.client.call('GET /wanlshop/live/details', { id });
    expect(shown).toMatchObject({
      state: 'living',
      notice: '满 99 减 10',
      goods: [{ id: goodsIds[0] }],
      followed: true,
      hosts: false,
      replay: null,
      play: { flv: expect.stringContaining(`/media/live/${id}.flv`) },
    });
  });

  it('that is prepared and not announced is seen by nobody else', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop);
    for (const call of ['details', 'says', 'figures'] as const)
      expect(await getRefusalKey(shopper.client.call(`GET /wanlshop/live/${call}`, { id }))).toBe(
        'common.not_found',
      );
  });

  it('keeps the second of what was shown and said for its replay', async ({ market, shopper }) => {
    const [first, second] = [(await aGoods(shop)).id, (await aGoods(shop)).id];
    const { client } = shop.seller;
    const live = await aLive(market, shop, { goodsIds: [first, second] });
    const { id } = live;
    const pin = (action: 'pin' | 'unpin', goods_id: number) =>
      client.call('POST /seller/live/goods', { id, action, goods_id });
    await pin('pin', first);
    await startLive(market, shop, live);
    await market.advance(10);
    await client.call('POST /seller/live/say', { id, text: '先看这一款' });
    await pin('pin', second);
    await market.advance(5);
    await pin('unpin', second);
    await client.call('POST /seller/live/say', { id, text: '下播啦' });
    await end(id);
    await record(market, id);
    const { replay } = await shopper.client.call('GET /wanlshop/live/details', { id });
    expect(replay?.marks).toEqual([
      { kind: 'pin', second: 0, goods_id: first },
      { kind: 'pin', second: 10, goods_id: second },
      { kind: 'unpin', second: 15 },
    ]);
    const says = (from: number, traits: { after?: number; limit?: number } = {}) =>
      shopper.client.call('GET /wanlshop/live/says', { id, from, ...traits });
    const all = await says(0, { limit: 1 });
    expect(all).toMatchObject({ rows: [{ message: '先看这一款', second: 10 }], more: true });
    const rest = await says(10, { after: all.rows[0]?.id ?? 0 });
    expect(rest).toMatchObject({ rows: [{ message: '下播啦', second: 15 }], more: false });
    expect((await says(16)).rows).toEqual([]);
  });
});

describe('what a live came to', () => {
  it('is told once it is over; what it sold only to the shop', async ({ market }) => {
    const goods = await aGoods(shop);
    const { id } = await aLive(market, shop, { state: 'living', goodsIds: [goods.id] });
    await market.settle();
    const buyer = await aBuyer(market);
    const { client } = buyer;
    expect(await getRefusalKey(client.call('GET /wanlshop/live/figures', { id }))).toBe('live.not_over');
    await client.call('POST /wanlshop/shop/follow', { id: shop.id, followed: true });
    for (let n = 0; n < 2; n += 1)
      await client.call('POST /wanlshop/live/open_goods', { id, goods_id: goods.id });
    const viewer = await watchLive(market, id, await aShopper(market));
    const { post_id } = await client.call('GET /wanlshop/live/details', { id });
    const placed = await client.call(
      'POST /wanlshop/order/create',
      {
        type: 'goods',
        items: [{ ...firstSku(goods), number: 2, from: { type: 'post', id: post_id ?? 0 } }],
        address_id: await anAddress(buyer),
        payable: '24.60',
      },
      { idempotencyKey: randomUUID() },
    );
    await payTrade(buyer, { tradeNo: placed.trade_no });
    await market.settle();
    await expect
      .poll(() => viewer.news('bought'))
      .toMatchObject([{ nickname: expect.stringContaining('***') }]);
    await market.advance(90);
    await end(id);
    const seen = await client.call('GET /wanlshop/live/figures', { id });
    expect(seen.figures).toMatchObject({ seconds: 90, own: null });
    const { figures, goods: tray } = await shop.seller.client.call('GET /seller/live/details', { id });
    expect(figures.own).toMatchObject({ fans: 1, goods_opened: 1, orders: 1 });
    expect(Number(figures.own?.sales)).toBeGreaterThan(0);
    expect(tray).toMatchObject([{ sold: 2 }]);
    viewer.close();
  });

  it('counts only goods that are or were in its tray', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    const other = (await aGoods(shop)).id;
    const open = shopper.client.call('POST /wanlshop/live/open_goods', { id, goods_id: other });
    expect(await getRefusalKey(open)).toBe('common.not_found');
  });
});

describe('a person who closed their account', () => {
  it('leaves nothing of themselves in lives', async ({ market }) => {
    const person = await aShopper(market);
    const { id, goodsIds } = await aLive(market, shop, { state: 'living' });
    const viewer = await watchLive(market, id, person);
    viewer.say('大家好');
    await viewer.hear('say');
    await person.client.call('POST /wanlshop/live/remind', { id, on: true });
    await person.client.call('POST /wanlshop/live/open_goods', { id, goods_id: goodsIds[0] ?? 0 });
    await shop.seller.client.call('POST /seller/live/mute', { id, user_id: person.id, muted: true });
    viewer.close();
    const { pool } = market.server.kernel.database;
    const count = async () => {
      const tables = ['live_says', 'live_viewers', 'live_opened', 'live_reminders', 'live_mutes'];
      const found = await Promise.all(
        tables.map((table) => pool.query(`select 1 from ${table} where shopper_id = $1`, [person.id])),
      );
      return found.map(({ rowCount }) => rowCount);
    };
    await expect.poll(count).toEqual([1, 1, 1, 1, 1]);
    await transact(market.context(), (ctx) => emit(ctx, 'identity.closed', { shopperId: person.id }));
    await market.settle();
    expect(await count()).toEqual([0, 0, 0, 0, 0]);
  });
});
