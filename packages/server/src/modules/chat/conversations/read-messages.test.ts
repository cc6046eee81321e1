import {
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type OpenSocket,
  openSocket,
  type Person,
  type ShopFixture,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'chat.burst_messages': 100 } });

const listen = async (
  market: Market,
  { client }: Person,
  side: 'wanlshop' | 'seller',
): Promise<OpenSocket> => {
  const socket = await openSocket(market);
  await client.call(`POST /${side}/chat/shake`, { client_id: socket.clientId });
  return socket;
};
const readAsShop = ({ client }: Person, { id }: Person) =>
  client.call('POST /seller/chat/read', { user_id: id });
const countOfShop = async ({ seller }: ShopFixture, { id }: Person) =>
  (await seller.client.call('GET /seller/chat/customer', { user_id: id })).conversation?.count;
const countOwn = async ({ client }: Person) => (await client.call('GET /wanlshop/chat/list', {})).unread;

describe('what is unread', () => {
  it('is what the other side wrote, never what one wrote oneself', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await writeToShop(shopper, shop);
    expect([await countOwn(shopper), await countOfShop(shop, shopper)]).toEqual([0, 2]);
    await writeToShopper(shop.seller, shopper);
    expect([await countOwn(shopper), await countOfShop(shop, shopper)]).toEqual([1, 2]);
  });

  it('stays unread by the shop when it answers, until someone of it reads', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await writeToShopper(shop.seller, shopper);
    expect(await countOfShop(shop, shopper)).toBe(1);
    await readAsShop(shop.seller, shopper);
    expect(await countOfShop(shop, shopper)).toBe(0);
  });

  it('is counted anew from the next message on', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await readAsShop(shop.seller, shopper);
    await writeToShop(shopper, shop);
    expect(await countOfShop(shop, shopper)).toBe(1);
    expect(await writeToShopper(shop.seller, shopper)).toMatchObject({ masked: false });
    await shopper.client.call('POST /wanlshop/chat/read', {});
    await writeToShopper(shop.seller, shopper);
    expect(await countOwn(shopper)).toBe(1);
  });

  it('becomes less by a message that is recalled unread, and not by one that was read', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const read = await writeToShopper(shop.seller, shopper);
    await shopper.client.call('POST /wanlshop/chat/read', { user_id: shop.id });
    const unread = await writeToShopper(shop.seller, shopper);
    await shop.seller.client.call('POST /seller/chat/recall', { id: read.id });
    expect(await countOwn(shopper)).toBe(1);
    await shop.seller.client.call('POST /seller/chat/recall', { id: unread.id });
    expect(await countOwn(shopper)).toBe(0);
  });
});

describe('a read mark', () => {
  it('of the shop is heard by the shopper and by the shop’s other screens', async ({ market }) => {
    const [shopper, shop] = [await aShopper(market), await aShopFixture(market)];
    const colleague = await aSeller(market, shop.id, 'service');
    const { id: up_to } = await writeToShop(shopper, shop);
    const [mine, theirs] = [
      await listen(market, shopper, 'wanlshop'),
      await listen(market, colleague, 'seller'),
    ];
    await readAsShop(shop.seller, shopper);
    const news = { type: 'chat_read', up_to };
    expect(await mine.hear('chat_read')).toEqual({ ...news, user_id: shop.id, own: false });
    expect(await theirs.hear('chat_read')).toEqual({ ...news, user_id: shopper.id, own: true });
    for (const socket of [mine, theirs]) socket.close();
  });

  it('is heard by no other shop and no other shopper', async ({ market, shop }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    const other = await aShopFixture(market);
    await writeToShop(stranger, shop);
    await writeToShop(shopper, shop);
    const mine = await listen(market, shopper, 'wanlshop');
    const strange = [
      await listen(market, stranger, 'wanlshop'),
      await listen(market, other.seller, 'seller'),
    ];
    await readAsShop(shop.seller, shopper);
    await mine.hear('chat_read');
    await writeToShopper(shop.seller, stranger, '之后的');
    await writeToShop(stranger, other, '之后的');
    for (const socket of strange) {
      await socket.hear('chat');
      expect(socket.frames.filter(({ type }) => type === 'chat_read')).toEqual([]);
    }
    for (const socket of [mine, ...strange]) socket.close();
  });

  it('stands at the last message that was there when it was set', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const first = await writeToShop(shopper, shop);
    await readAsShop(shop.seller, shopper);
    await writeToShop(shopper, shop);
    const seen = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(seen.read_up_to).toBe(first.id);
  });

  it('is not set by who may not read, nor for a stranger, nor by a visitor', async ({ market, shop }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    await writeToShop(shopper, shop);
    const clerk = await aSeller(market, shop.id, 'finance');
    expect(await getRefusalKey(readAsShop(clerk, shopper))).toBe('common.no_permission');
    expect(await getRefusalKey(readAsShop(shop.seller, stranger))).toBe('common.not_found');
    const other = (await aShopFixture(market)).seller;
    expect(await getRefusalKey(readAsShop(other, shopper))).toBe('common.not_found');
    expect(await countOfShop(shop, shopper)).toBe(1);
    const visitor = market.client().call('POST /wanlshop/chat/read', {});
    expect(await getRefusalKey(visitor)).toBe('common.login_required');
  });

  it('for a shop nobody wrote to is nothing', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const read = shopper.client.call('POST /wanlshop/chat/read', { user_id: shop.id });
    expect(await read).toEqual({ unread: 0 });
    expect((await shopper.client.call('GET /wanlshop/chat/list', {})).rows).toEqual([]);
  });
});

describe('typing', () => {
  it('is heard by the other side, from the shop as well', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const mine = await listen(market, shopper, 'wanlshop');
    await shop.seller.client.call('POST /seller/chat/typing', { user_id: shopper.id });
    expect(await mine.hear('chat_typing')).toEqual({ type: 'chat_typing', user_id: shop.id });
    mine.close();
  });

  it('is not heard from who is blocked, nor before anything was written', async ({ market, shop }) => {
    const [shopper, other] = [await aShopper(market), await aShopper(market)];
    await writeToShop(shopper, shop);
    await shop.seller.client.call('POST /seller/chat/block', { user_id: shopper.id, blocked: true });
    const theirs = await listen(market, shop.seller, 'seller');
    for (const one of [shopper, other])
      await one.client.call('POST /wanlshop/chat/typing', { user_id: shop.id });
    await writeToShop(other, shop);
    await theirs.hear('chat');
    expect(theirs.frames.filter(({ type }) => type === 'chat_typing')).toEqual([]);
    theirs.close();
  });

  it('to a stranger is refused of a shop', async ({ market, shop }) => {
    const typing = shop.seller.client.call('POST /seller/chat/typing', {
      user_id: (await aShopper(market)).id,
    });
    expect(await getRefusalKey(typing)).toBe('common.not_found');
  });
});
