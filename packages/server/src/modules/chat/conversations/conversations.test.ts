import { randomUUID } from 'node:crypto';
import {
  aShopFixture,
  aShopper,
  getRefusalKey,
  openSocket,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'chat.burst_messages': 100 } });

const list = ({ client }: Person) => client.call('GET /wanlshop/chat/list', {});
const peer = ({ client }: Person, shop: { id: number }) =>
  client.call('GET /wanlshop/chat/peer', { user_id: shop.id });
const countUnread = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/user/statistics', {})).statistics.notice.chat;

describe('the list of conversations', () => {
  it('has the last one written in first, page by page, with what is unread in all', async ({ market }) => {
    const shopper = await aShopper(market);
    const shops = [await aShopFixture(market), await aShopFixture(market), await aShopFixture(market)];
    for (const shop of shops) await writeToShop(shopper, shop);
    const [first] = shops;
    if (!first) throw new Error('no shop');
    await writeToShopper(first.seller, shopper, '第一行\n  第二行');
    const page = await shopper.client.call('GET /wanlshop/chat/list', { limit: 2 });
    expect(page.rows[0]).toMatchObject({
      user_id: first.id,
      name: first.name,
      content: '第一行 第二行',
      count: 1,
    });
    const rest = await shopper.client.call('GET /wanlshop/chat/list', { limit: 2, cursor: page.next ?? '' });
    const ids = [...page.rows, ...rest.rows].map(({ user_id }) => user_id);
    expect(ids).toEqual([first.id, shops[2]?.id, shops[1]?.id]);
    expect([page.unread, rest.next]).toEqual([1, null]);
  });

  it('says in the reader’s language what is no text', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await shop.seller.client.call('GET /seller/coupons/list', {});
    expect(goods.rows).toEqual([]);
    await writeToShop(shopper, shop, '你好');
    const { rows } = await market.client(shopper.token, 'en').call('GET /wanlshop/chat/list', {});
    expect(rows[0]?.name).toMatch(/^Shop/);
  });

  it('is the reader’s own', async ({ market, shop, shopper }) => {
    await writeToShop(shopper, shop);
    expect(await list(await aShopper(market))).toEqual({ rows: [], next: null, unread: 0 });
  });
});

describe('reading', () => {
  it('of one shop or of all brings the count to nothing, and tells who is concerned once', async ({
    market,
  }) => {
    const shopper = await aShopper(market);
    const [one, two] = [await aShopFixture(market), await aShopFixture(market)];
    for (const shop of [one, two]) {
      await writeToShop(shopper, shop);
      await writeToShopper(shop.seller, shopper);
    }
    const [theirs, mine] = [await openSocket(market), await openSocket(market)];
    await one.seller.client.call('POST /seller/chat/shake', { client_id: theirs.clientId });
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: mine.clientId });
    expect(await countUnread(shopper)).toBe(2);
    const read = () => shopper.client.call('POST /wanlshop/chat/read', { user_id: one.id });
    expect(await read()).toEqual({ unread: 1 });
    await read();
    const { last_id } = await peer(shopper, one);
    const news = { type: 'chat_read', up_to: last_id };
    expect(await theirs.hear('chat_read')).toEqual({ ...news, user_id: shopper.id, own: false });
    expect(await mine.hear('chat_read')).toEqual({ ...news, user_id: one.id, own: true });
    expect(await shopper.client.call('POST /wanlshop/chat/read', {})).toEqual({ unread: 0 });
    expect(await countUnread(shopper)).toBe(0);
    await expect.poll(() => mine.frames.filter(({ type }) => type === 'chat_read').length).toBe(2);
    expect(theirs.frames.filter(({ type }) => type === 'chat_read')).toHaveLength(1);
    const seen = await one.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(seen.read_up_to).toBe(last_id);
    for (const socket of [theirs, mine]) socket.close();
  });

  it('by one of the shop is reading by the shop', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop);
    await shop.seller.client.call('POST /seller/chat/read', { user_id: shopper.id });
    expect((await peer(shopper, shop)).read_up_to).toBe(id);
  });
});

describe('leaving a conversation', () => {
  it('clears one’s own view of the past alone', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '旧消息');
    await writeToShopper(shop.seller, shopper);
    await shopper.client.call('POST /wanlshop/chat/clear', { id: shop.id });
    const ask = () => shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect((await ask()).rows).toEqual([]);
    expect((await list(shopper)).rows).toMatchObject([{ user_id: shop.id, content: '', count: 0 }]);
    const search = { keyword: '旧消息' };
    expect((await shopper.client.call('GET /wanlshop/chat/search', search)).rows).toEqual([]);
    const theirs = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(theirs.rows).toHaveLength(2);
    await writeToShopper(shop.seller, shopper, '新消息');
    expect((await ask()).rows).toMatchObject([{ message: { content: { text: '新消息' } } }]);
  });

  it('takes it out of the list until something new is written', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await writeToShopper(shop.seller, shopper);
    expect(await shopper.client.call('POST /wanlshop/chat/del', { id: shop.id })).toEqual({ unread: 0 });
    expect((await list(shopper)).rows).toEqual([]);
    await writeToShopper(shop.seller, shopper);
    expect((await list(shopper)).rows).toMatchObject([{ user_id: shop.id, count: 1 }]);
  });

  it('of what there is none is nothing', async ({ shop, market }) => {
    const shopper = await aShopper(market);
    await shopper.client.call('POST /wanlshop/chat/clear', { id: shop.id });
    expect(await shopper.client.call('POST /wanlshop/chat/del', { id: shop.id })).toEqual({ unread: 0 });
  });
});

describe('blocking', () => {
  it('a shop keeps both from writing, and says to each why', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const block = (blocked: boolean) =>
      shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked });
    await block(true);
    expect(await peer(shopper, shop)).toMatchObject({ blocked: true, can_write: false });
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('chat.blocked_by_yourself');
    expect(await getRefusalKey(writeToShopper(shop.seller, shopper))).toBe('chat.blocked_by_other');
    await block(false);
    await writeToShopper(shop.seller, shopper);
  });

  it('a shopper keeps both from writing', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const block = (blocked: boolean) =>
      shop.seller.client.call('POST /seller/chat/block', { user_id: shopper.id, blocked });
    expect(await block(true)).toMatchObject({ blocked: true });
    expect(await peer(shopper, shop)).toMatchObject({ blocked: false, can_write: false });
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('chat.blocked_by_other');
    expect(await getRefusalKey(writeToShopper(shop.seller, shopper))).toBe('chat.blocked_by_yourself');
    await block(false);
    await writeToShop(shopper, shop);
  });

  it('may come before the first message, and is of a shop that is there', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    expect((await list(shopper)).rows).toEqual([]);
    const nobody = shopper.client.call('POST /wanlshop/chat/block', { user_id: 900_000_000, blocked: true });
    expect(await getRefusalKey(nobody)).toBe('common.not_found');
  });
});

describe('a peer', () => {
  it('is a shop to write to before anything was written', async ({ market, shop }) => {
    expect(await peer(await aShopper(market), shop)).toEqual({
      user_id: shop.id,
      conversation_id: null,
      name: shop.name,
      avatar: '/files/00/logo.webp',
      last_id: 0,
      read_up_to: 0,
      blocked: false,
      can_write: true,
      away: null,
      recall_seconds: 120,
    });
  });

  it('is not found where there is no shop', async ({ shopper }) => {
    expect(await getRefusalKey(peer(shopper, { id: 900_000_000 }))).toBe('common.not_found');
  });
});

describe('a closed account', () => {
  it('takes its conversations with it, and leaves the shop’s figures', async ({ market }) => {
    const [shopper, shop] = [await aShopper(market), await aShopFixture(market)];
    await writeToShop(shopper, shop);
    await writeToShopper(shop.seller, shopper);
    await shop.seller.client.call('POST /seller/chat/note', { user_id: shopper.id, text: '老顾客' });
    await market.server.kernel.services.settings.save(market.context(), 'identity.closing_days', 1);
    const { pool } = market.server.kernel.database;
    await pool.query('update shoppers set closes_at = $2 where id = $1', [shopper.id, market.now()]);
    await market.advance(60);
    await market.settle();
    const asked = shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
    for (const table of ['chat_messages', 'chat_notes', 'chat_conversations']) {
      const { rows } = await pool.query(`select 1 from ${table} where shop_id = $1`, [shop.id]);
      expect(rows, table).toEqual([]);
    }
    expect(await shop.seller.client.call('GET /seller/chat/figures', {})).toMatchObject({ answered: 1 });
  });
});

describe('a complaint about a conversation', () => {
  it('is one’s own to make, and shows the platform what was said', async ({ market, operator, shop }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    const getId = async () => (await peer(shopper, shop)).conversation_id;
    expect(await getId()).toBeNull();
    await writeToShop(shopper, shop, '能退吗');
    await writeToShopper(shop.seller, shopper, '不退，走开');
    const target_id = (await getId()) ?? 0;
    const submit = ({ client }: Person) =>
      client.call(
        'POST /wanlshop/complaint/submit',
        { type: 'chat', target_id, reason: 'bad_attitude', content: '客服态度恶劣，请处理一下' },
        { idempotencyKey: randomUUID() },
      );
    expect(await getRefusalKey(submit(stranger))).toBe('complaints.target_unknown');
    expect((await submit(shopper)).target).toMatchObject({ type: 'chat', title: shop.name });
    const { rows } = await operator.client.call('GET /platform/complaints/list', { type: 'chat' });
    const details = await operator.client.call('GET /platform/complaints/details', { id: rows[0]?.id ?? 0 });
    expect(JSON.stringify(details)).toContain('不退，走开');
  });
});
