/** What each side sees and hears of a message that is taken back. */
import {
  aSeller,
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

const recall = ({ client }: Pick<Person, 'client'>, id: number, side: 'wanlshop' | 'seller' = 'wanlshop') =>
  client.call(`POST /${side}/chat/recall`, { id });

describe('a message taken back', () => {
  it('by the shop is heard by the shopper and by the shop’s own screens', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { id } = await writeToShopper(shop.seller, shopper, '价格写错了');
    const [mine, theirs] = [await openSocket(market), await openSocket(market)];
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: mine.clientId });
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: theirs.clientId });
    await recall(shop.seller, id, 'seller');
    expect(await mine.hear('chat_recall')).toEqual({ type: 'chat_recall', user_id: shop.id, id });
    expect(await theirs.hear('chat_recall')).toEqual({ type: 'chat_recall', user_id: shopper.id, id });
    for (const socket of [mine, theirs]) socket.close();
  });

  it('keeps its place, its time and its writer in the history', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const first = await writeToShop(shopper, shop, '一');
    const second = await writeToShop(shopper, shop, '二');
    await recall(shopper, first.id);
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows).toMatchObject([
      { recalled: true, createtime: first.createtime, form: { id: shopper.id }, masked: false },
      { recalled: false, message: { id: second.id, content: { text: '二' } } },
    ]);
  });

  it('reads so in the shop’s list, in its language', async ({ market }) => {
    const [shopper, shop] = [await aShopper(market), await aShopFixture(market)];
    const { id } = await writeToShop(shopper, shop, '发错了');
    await recall(shopper, id);
    const list = async (language: 'zh' | 'en') =>
      (await market.client(shop.seller.token, language).call('GET /seller/chat/list', {})).rows[0]?.content;
    expect([await list('zh'), await list('en')]).toEqual(['已撤回', 'Recalled']);
    const found = await shop.seller.client.call('GET /seller/chat/list', { keyword: '发错' });
    expect(found.rows).toEqual([]);
  });

  it('is nobody else’s to take back: of the other side, a colleague, a stranger', async ({
    market,
    shop,
  }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    const colleague = await aSeller(market, shop.id, 'service');
    const other = (await aShopFixture(market)).seller;
    const asked = await writeToShop(shopper, shop);
    const answered = await writeToShopper(shop.seller, shopper);
    for (const refused of [
      () => recall(stranger, asked.id),
      () => recall(shopper, answered.id),
      () => recall(shop.seller, asked.id, 'seller'),
      () => recall(colleague, answered.id, 'seller'),
      () => recall(other, answered.id, 'seller'),
      () => recall(shopper, 900_000_000),
    ])
      expect(await getRefusalKey(refused())).toBe('common.not_found');
    const visitor = { client: market.client() };
    expect(await getRefusalKey(recall(visitor, asked.id))).toBe('common.login_required');
  });

  it('says how long there was for it once that is over', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop);
    await market.advance(121);
    await expect(recall(shopper, id)).rejects.toMatchObject({
      key: 'chat.recall_too_late',
      message: '发送超过 2 分钟的消息不能撤回',
    });
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows).toMatchObject([{ recalled: false }]);
  });

  it('can be taken back behind a block as well', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop);
    await shop.seller.client.call('POST /seller/chat/block', { user_id: shopper.id, blocked: true });
    await recall(shopper, id);
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows).toMatchObject([{ recalled: true }]);
  });
});

describe('a block', () => {
  it('of one shop leaves every other to write, and may be set twice', async ({ market, shop }) => {
    const [shopper, other] = [await aShopper(market), await aShopFixture(market)];
    for (const one of [shop, other]) await writeToShop(shopper, one);
    const block = () => shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    await block();
    await block();
    expect(await writeToShopper(other.seller, shopper)).toMatchObject({ masked: false });
    expect(await getRefusalKey(writeToShopper(shop.seller, shopper))).toBe('chat.blocked_by_other');
  });

  it('of both sides is lifted by both', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const byShopper = (blocked: boolean) =>
      shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked });
    const byShop = (blocked: boolean) =>
      shop.seller.client.call('POST /seller/chat/block', { user_id: shopper.id, blocked });
    await byShopper(true);
    await byShop(true);
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('chat.blocked_by_yourself');
    await byShopper(false);
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('chat.blocked_by_other');
    await byShop(false);
    await writeToShop(shopper, shop);
  });

  it('leaves what was written to be read', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await writeToShopper(shop.seller, shopper);
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows).toHaveLength(2);
    expect(await shopper.client.call('POST /wanlshop/chat/read', {})).toEqual({ unread: 0 });
  });
});
