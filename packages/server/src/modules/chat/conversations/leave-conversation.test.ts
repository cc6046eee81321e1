import {
  aShopFixture,
  aShopper,
  openSocket,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'chat.burst_messages': 100 } });

const list = ({ client }: Person) => client.call('GET /wanlshop/chat/list', {});
const hide = ({ client }: Person, { id }: { id: number }) => client.call('POST /wanlshop/chat/del', { id });
const clear = ({ client }: Person, { id }: { id: number }) =>
  client.call('POST /wanlshop/chat/clear', { id });
const history = ({ client }: Person, { id }: { id: number }, bounds: object = {}) =>
  client.call('GET /wanlshop/chat/history', { user_id: id, ...bounds });

describe('a conversation taken out of the list', () => {
  it('keeps its messages, and comes back with them by one’s own message too', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '一');
    await hide(shopper, shop);
    expect((await history(shopper, shop)).rows).toHaveLength(1);
    await writeToShop(shopper, shop, '二');
    expect((await list(shopper)).rows).toMatchObject([{ user_id: shop.id, content: '二' }]);
    expect((await history(shopper, shop)).rows).toHaveLength(2);
  });

  it('answers what is unread in the others', async ({ market, shop }) => {
    const [shopper, other] = [await aShopper(market), await aShopFixture(market)];
    for (const one of [shop, other]) {
      await writeToShop(shopper, one);
      await writeToShopper(one.seller, shopper);
    }
    expect(await hide(shopper, shop)).toEqual({ unread: 1 });
    expect((await list(shopper)).rows.map(({ user_id }) => user_id)).toEqual([other.id]);
  });

  it('stays where it was for the shop and for every other shopper', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [shopper, other] = [await aShopper(market), await aShopper(market)];
    for (const one of [shopper, other]) await writeToShop(one, shop);
    await hide(shopper, shop);
    const { rows } = await shop.seller.client.call('GET /seller/chat/list', {});
    expect(rows.map(({ user_id, count }) => [user_id, count])).toEqual([
      [other.id, 1],
      [shopper.id, 1],
    ]);
    expect((await list(other)).rows).toHaveLength(1);
  });

  it('is not brought back by a message that is recalled, nor by a block', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop);
    await hide(shopper, shop);
    await shopper.client.call('POST /wanlshop/chat/recall', { id });
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    expect((await list(shopper)).rows).toEqual([]);
  });
});

describe('a cleared conversation', () => {
  it('stays in the list, empty and read, until something new is written', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '旧');
    await writeToShopper(shop.seller, shopper, '旧的回答');
    await clear(shopper, shop);
    expect(await list(shopper)).toMatchObject({ rows: [{ content: '', count: 0 }], unread: 0 });
    await writeToShopper(shop.seller, shopper, '新');
    expect(await list(shopper)).toMatchObject({ rows: [{ content: '新', count: 1 }], unread: 1 });
  });

  it('shows nothing of before, however its history is asked for', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const old = await writeToShop(shopper, shop, '旧');
    await writeToShopper(shop.seller, shopper, '旧的回答');
    await clear(shopper, shop);
    const { id } = await writeToShopper(shop.seller, shopper, '新');
    const ids = async (bounds: object) =>
      (await history(shopper, shop, bounds)).rows.map(({ message }) => message.id);
    expect(await ids({})).toEqual([id]);
    expect(await ids({ after_id: old.id })).toEqual([id]);
    expect(await ids({ before_id: id })).toEqual([]);
    expect(await history(shopper, shop, { before_id: id })).toMatchObject({ more: false });
  });

  it('is told to the shop as read, once', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { id } = await writeToShopper(shop.seller, shopper);
    const theirs = await openSocket(market);
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: theirs.clientId });
    await clear(shopper, shop);
    expect(await theirs.hear('chat_read')).toEqual({
      type: 'chat_read',
      user_id: shopper.id,
      up_to: id,
      own: false,
    });
    await clear(shopper, shop);
    await hide(shopper, shop);
    await writeToShop(shopper, shop, '最后一条');
    await expect.poll(() => theirs.frames.some(({ type }) => type === 'chat')).toBe(true);
    expect(theirs.frames.filter(({ type }) => type === 'chat_read')).toHaveLength(1);
    theirs.close();
  });

  it('is emptied of what came since when it is cleared again', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '一');
    await clear(shopper, shop);
    await writeToShopper(shop.seller, shopper, '二');
    await clear(shopper, shop);
    expect((await history(shopper, shop)).rows).toEqual([]);
    const theirs = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(theirs.rows).toHaveLength(2);
  });
});
