import type { CallClient } from '@chengji/client-kit';
import {
  aGoods,
  aLive,
  anUploadedPicture,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopFixture,
  sendLive,
  startLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { mostGoods } from './change-tray.ts';
import { mostPlans } from './prepare-live.ts';

let shop: ShopFixture;
let host: CallClient;

const it = marketTest.extend('marketOptions', {
  settings: { 'content.blocked_words': ['外面便宜'], 'live.start_seconds': 45 },
});

it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  host = shop.seller.client;
});

const soon = (market: Market, seconds = 3_600) => market.seconds() + seconds;

async function aForm(market: Market) {
  return { title: '好果现摘', cover: await anUploadedPicture(market), goods: [(await aGoods(shop)).id] };
}

/** Somebody who works for the shop, in the app. */
async function aLinkedHost(market: Market, role = 'owner') {
  const [staff, shopper] = [await aSeller(market, shop.id), await aShopper(market)];
  const { pool } = market.server.kernel.database;
  await pool.query('update shop_staff set role = $2 where id = $1', [staff.id, role]);
  const { code } = await staff.client.call('POST /seller/staff/linkcode', {});
  await shopper.client.call('POST /wanlshop/user/linkshop', { code });
  return shopper;
}

describe('preparing a live', () => {
  it('answers where its encoder sends to, with a key of its own', async ({ market }) => {
    const first = await host.call('POST /seller/live/create', await aForm(market));
    const second = await host.call('POST /seller/live/create', await aForm(market));
    expect(first.push.url).toMatch(/^rtmp:\/\/.+\/live$/);
    expect(first.push.key).toMatch(new RegExp(`^${first.id}\\?key=[\\w-]{24}$`));
    expect(second.push.key.split('=')[1]).not.toBe(first.push.key.split('=')[1]);
    expect(first.push.expires).toBe(soon(market, 86_400));
  });

  it('of one that is announced keeps the key good for a day after its time', async ({ market }) => {
    const planned_at = soon(market, 5 * 86_400);
    const { id, push } = await host.call('POST /seller/live/create', {
      ...(await aForm(market)),
      planned_at,
    });
    expect(push.expires).toBe(planned_at + 86_400);
    const { rows } = await market.client().call('GET /wanlshop/live/plans', { shop_id: shop.id });
    expect(rows).toMatchObject([{ id, state: 'created', planned_at, reminded: false, post_id: null }]);
  });

  it('is refused for goods of another shop and off sale, an unknown picture, a time that has passed and blocked words', async ({
    market,
  }) => {
    const form = await aForm(market);
    const foreign = (await aGoods(await aShopFixture(market))).id;
    const off = await aGoods(shop);
    await host.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    const create = (traits: object) =>
      getRefusalKey(host.call('POST /seller/live/create', { ...form, ...traits }));
    expect(await create({ goods: [...form.goods, foreign] })).toBe('live.goods_unknown');
    expect(await create({ goods: [off.id] })).toBe('live.goods_unknown');
    expect(await create({ cover: '/files/00/nobody.webp' })).toBe('live.picture_unknown');
    expect(await create({ planned_at: soon(market, -1) })).toBe('live.planned_past');
    expect(await create({ title: '外面便宜' })).toBe('common.blocked_word');
    expect(await create({ notice: '加群，外面便宜' })).toBe('common.blocked_word');
  });

  it(`is refused while ${mostPlans} have not begun`, async ({ market }) => {
    const form = await aForm(market);
    await host.call('POST /seller/live/create', form);
    await market.server.kernel.database.pool.query(
      `insert into lives (shop_id, title, cover, push_key, key_expires_at, created_at)
        select $1, '未开播', '', n::text, now(), now() from generate_series(2, ${mostPlans}) n`,
      [shop.id],
    );
    expect(await getRefusalKey(host.call('POST /seller/live/create', form))).toBe('live.too_many_plans');
    const { counts } = await host.call('GET /seller/live/list', { limit: 1 });
    expect(counts).toEqual({ planned: mostPlans, living: 0, over: 0 });
  });

  it('is for who is linked with the right, and nobody else', async ({ market, shopper }) => {
    const form = { ...(await aForm(market)), as_shop: shop.id };
    const create = (client: CallClient) => client.call('POST /wanlshop/live/create', form);
    expect(await getRefusalKey(create(shopper.client))).toBe('shops.not_linked');
    expect(await getRefusalKey(create((await aLinkedHost(market, 'shipping')).client))).toBe(
      'shops.not_linked',
    );
    const { client } = await aLinkedHost(market);
    const { id } = await create(client);
    expect(await client.call('GET /wanlshop/live/own', { as_shop: shop.id })).toMatchObject({
      rows: [{ id }],
    });
    expect(await client.call('GET /wanlshop/live/host', { id })).toMatchObject({ id, state: 'created' });
    expect(await getRefusalKey(shopper.client.call('GET /wanlshop/live/host', { id }))).toBe(
      'shops.not_linked',
    );
  });
});

describe('a camera', () => {
  it('cannot be sent from the web', async ({ market }) => {
    const { client } = await aLinkedHost(market);
    const { id } = await aLive(market, shop);
    const refused = client.call('POST /wanlshop/live/camera', { id });
    await expect(refused).rejects.toMatchObject({ message: 'H5不支持直播推流' });
  });
});

describe('editing a live', () => {
  it('changes its words and its time from the version that was read', async ({ market }) => {
    const { id } = await aLive(market, shop);
    const words = { title: '新标题', cover: await anUploadedPicture(market), notice: '今晚有券' };
    const planned_at = soon(market, 7_200);
    const edited = await host.call('POST /seller/live/edit', { id, version: 1, ...words, planned_at });
    expect(edited).toMatchObject({ ...words, planned_at, version: 2 });
    const again = host.call('POST /seller/live/edit', { id, version: 1, ...words });
    expect(await getRefusalKey(again)).toBe('common.edit_conflict');
  });

  it('keeps the time of what has begun, and is refused once it is over', async ({ market }) => {
    const { id } = await aLive(market, shop, { state: 'living', plannedAt: soon(market) });
    const { planned_at, cover, version } = await host.call('GET /seller/live/details', { id });
    const edit = { id, version, title: '边播边改', cover };
    expect(await host.call('POST /seller/live/edit', edit)).toMatchObject({ title: '边播边改', planned_at });
    await host.call('POST /seller/live/end', { id });
    expect(await getRefusalKey(host.call('POST /seller/live/edit', edit))).toBe('live.over');
  });
});

describe('a new key', () => {
  it('takes the place of the old one', async ({ market }) => {
    const live = await aLive(market, shop);
    const { push } = await host.call('POST /seller/live/key', { id: live.id });
    expect(push?.key).not.toBe(live.key);
    await expect(sendLive(market, live)).rejects.toMatchObject({ reason: 'key' });
    await sendLive(market, { id: live.id, key: push?.key ?? '' });
    expect(await host.call('GET /seller/live/details', { id: live.id })).toMatchObject({
      encoder: { state: 'sending' },
    });
  });

  it('is not given to a live that is over', async ({ market }) => {
    const { id } = await aLive(market, shop, { state: 'ended' });
    expect(await getRefusalKey(host.call('POST /seller/live/key', { id }))).toBe('live.over');
    expect(await host.call('GET /seller/live/details', { id })).toMatchObject({ push: null, play: null });
  });
});

describe('starting', () => {
  it('begins at once where the encoder sends already', async ({ market }) => {
    const live = await aLive(market, shop);
    await sendLive(market, live);
    const started = await host.call('POST /seller/live/start', { id: live.id });
    expect(started).toMatchObject({ state: 'living', start_by: null, encoder: { state: 'sending' } });
  });

  it('waits for the encoder, and gives up when it does not come', async ({ market }) => {
    const live = await aLive(market, shop);
    const { id } = live;
    const started = await host.call('POST /seller/live/start', { id });
    expect(started).toMatchObject({ state: 'created', start_by: soon(market, 45), timed_out: false });
    await market.advance(45);
    expect(await host.call('GET /seller/live/details', { id })).toMatchObject({
      start_by: null,
      timed_out: true,
    });
    await startLive(market, shop, live);
    expect(await host.call('GET /seller/live/details', { id })).toMatchObject({
      state: 'living',
      timed_out: false,
    });
  });

  it('can be called off while it waits', async ({ market }) => {
    const { id } = await aLive(market, shop);
    expect(await getRefusalKey(host.call('POST /seller/live/end', { id }))).toBe('live.not_begun');
    await host.call('POST /seller/live/start', { id });
    await host.call('POST /seller/live/end', { id });
    expect(await host.call('GET /seller/live/details', { id })).toMatchObject({
      state: 'created',
      start_by: null,
      timed_out: false,
    });
  });

  it('is refused while another of the shop runs, when it is over, and while the shop is suspended', async ({
    market,
    operator,
  }) => {
    const [first, second] = [await aLive(market, shop, { state: 'living' }), await aLive(market, shop)];
    const start = (id: number) => getRefusalKey(host.call('POST /seller/live/start', { id }));
    expect(await start(second.id)).toBe('live.another_living');
    await host.call('POST /seller/live/end', { id: first.id });
    expect(await start(first.id)).toBe('live.over');
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质' });
    expect(await start(second.id)).toBe('live.shop_closed');
  });
});

describe('the tray', () => {
  it('takes goods in, moves them, shows one in front and lets them go', async ({ market }) => {
    const [first, second] = [(await aGoods(shop)).id, (await aGoods(shop)).id];
    const { id } = await aLive(market, shop, { goodsIds: [first], state: 'living' });
    const change = async (
      action: 'add' | 'remove' | 'sort' | 'pin' | 'unpin',
      goods_id: number,
      place?: number,
    ) => {
      const { goods, pinned } = await host.call('POST /seller/live/goods', { id, action, goods_id, place });
      return { goods: goods.map((row) => row.goods.id), pinned };
    };
    expect(await change('add', second)).toEqual({ goods: [first, second], pinned: null });
    expect(await change('add', second)).toEqual({ goods: [first, second], pinned: null });
    expect(await change('sort', second, 0)).toEqual({ goods: [second, first], pinned: null });
    expect(await change('pin', first)).toEqual({ goods: [second, first], pinned: first });
    expect(await change('unpin', second)).toEqual({ goods: [second, first], pinned: first });
    expect(await change('remove', first)).toEqual({ goods: [second], pinned: null });
    expect(await change('add', first)).toEqual({ goods: [second, first], pinned: null });
  });

  it('keeps at least one, holds no more than it may, and only the shop’s own that is in it can be shown', async ({
    market,
  }) => {
    const { id, goodsIds } = await aLive(market, shop);
    const [only = 0] = goodsIds;
    const other = (await aGoods(shop)).id;
    const change = (action: 'add' | 'remove' | 'sort' | 'pin', goods_id: number) =>
      getRefusalKey(host.call('POST /seller/live/goods', { id, action, goods_id }));
    expect(await change('remove', only)).toBe('live.last_goods');
    expect(await change('pin', other)).toBe('live.goods_unknown');
    expect(await change('sort', only)).toBe('common.invalid_input');
    expect(await change('add', (await aGoods(await aShopFixture(market))).id)).toBe('live.goods_unknown');
    await market.server.kernel.database.pool.query(
      `insert into live_goods (live_id, goods_id, place) select $1, 900000000 + n, n from generate_series(1, ${mostGoods - 1}) n`,
      [id],
    );
    expect(await change('add', other)).toBe('live.tray_full');
  });

  it('shows viewers only what is on sale, and the host that it is not', async ({ market, shopper }) => {
    const goods = await aGoods(shop);
    const { id } = await aLive(market, shop, { goodsIds: [goods.id], state: 'living' });
    await host.call('POST /seller/live/goods', { id, action: 'pin', goods_id: goods.id });
    await host.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await shopper.client.call('GET /wanlshop/live/details', { id })).toMatchObject({
      goods: [],
      pinned: null,
    });
    expect(await host.call('GET /seller/live/details', { id })).toMatchObject({
      goods: [{ goods: { id: goods.id }, on_sale: false }],
    });
  });
});

describe('what hosts do with people', () => {
  it('writes as the shop, with blocked words masked', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    await host.call('POST /seller/live/say', { id, text: '欢迎大家，外面便宜' });
    const { recent } = await shopper.client.call('GET /wanlshop/live/details', { id });
    expect(recent).toMatchObject([
      { message: '欢迎大家，***', second: 0, form: { id: shop.id, shop_id: shop.id } },
    ]);
  });

  it('mutes a viewer and lets them write again, each once', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    const mute = (muted: boolean) => host.call('POST /seller/live/mute', { id, user_id: shopper.id, muted });
    await mute(true);
    await mute(true);
    expect((await host.call('GET /seller/live/details', { id })).muted).toMatchObject([{ id: shopper.id }]);
    await mute(false);
    await mute(false);
    expect((await host.call('GET /seller/live/details', { id })).muted).toEqual([]);
    const nobody = host.call('POST /seller/live/mute', { id, user_id: 900_000_000, muted: true });
    expect(await getRefusalKey(nobody)).toBe('common.not_found');
  });

  it('is refused before it begins and once it is over', async ({ market, shopper }) => {
    const { id } = await aLive(market, shop);
    const say = () => getRefusalKey(host.call('POST /seller/live/say', { id, text: '有人吗' }));
    expect(await say()).toBe('live.not_begun');
    const over = (await aLive(market, shop, { state: 'ended' })).id;
    expect(await getRefusalKey(host.call('POST /seller/live/say', { id: over, text: '再见' }))).toBe(
      'live.over',
    );
    const mute = host.call('POST /seller/live/mute', { id: over, user_id: shopper.id, muted: true });
    expect(await getRefusalKey(mute)).toBe('live.over');
  });
});

describe('taking a live back', () => {
  it('tells once who wanted to be reminded, and is refused once it has begun', async ({ market }) => {
    const reader = await aShopper(market);
    const live = await aLive(market, shop, { plannedAt: soon(market), title: '年货专场' });
    await reader.client.call('POST /wanlshop/live/remind', { id: live.id, on: true });
    await host.call('POST /seller/live/delete', { id: live.id });
    await market.settle();
    const { rows } = await reader.client.call('GET /wanlshop/notice/list', {});
    expect(rows.filter(({ modules }) => modules === 'shop')).toMatchObject([
      { title: '直播预告已取消', modules_id: shop.id },
    ]);
    expect(await getRefusalKey(host.call('GET /seller/live/details', { id: live.id }))).toBe(
      'common.not_found',
    );
    const begun = await aLive(market, shop, { state: 'living' });
    expect(await getRefusalKey(host.call('POST /seller/live/delete', { id: begun.id }))).toBe('live.begun');
  });
});

describe('the shop’s lives', () => {
  it('are listed by where they stand, with what they came to', async ({ market }) => {
    const over = await aLive(market, shop, { state: 'ended' });
    const living = await aLive(market, shop, { state: 'living' });
    const planned = await aLive(market, shop);
    const list = async (tab: 'all' | 'planned' | 'living' | 'over') =>
      (await host.call('GET /seller/live/list', { tab })).rows.map(({ id }) => id);
    expect(await list('all')).toEqual([planned.id, living.id, over.id]);
    expect(await list('planned')).toEqual([planned.id]);
    expect(await list('living')).toEqual([living.id]);
    expect(await list('over')).toEqual([over.id]);
    const { rows } = await host.call('GET /seller/live/list', { tab: 'over' });
    expect(rows[0]?.figures.own).toEqual({ fans: 0, goods_opened: 0, orders: 0, sales: '0.00' });
  });
});
