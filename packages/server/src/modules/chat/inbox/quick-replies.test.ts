import { aSeller, aShopFixture, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findUnknownPlaceholder, sortByNames } from './quick-replies.rules.ts';

const it = marketTest.extend('inbox', ({ market }) => aShopFixture(market));

const save = (
  { client }: Person,
  form: { id?: number; version?: number; title?: string; text?: string } = {},
) => client.call('POST /seller/chat/quickreplies_save', { title: '问候', text: '{buyer} 您好', ...form });
const list = async ({ client }: Person) => (await client.call('GET /seller/chat/quickreplies', {})).rows;

describe('a quick reply', () => {
  it('is written, changed from the version that was read, and deleted', async ({ inbox: { seller } }) => {
    const first = await save(seller);
    expect(first).toMatchObject({ version: 1, title: '问候', text: '{buyer} 您好' });
    const changed = await save(seller, { id: first.id, version: 1, text: '您好' });
    expect(changed).toEqual({ ...first, version: 2, text: '您好' });
    expect(await getRefusalKey(save(seller, { id: first.id, version: 1 }))).toBe('common.edit_conflict');
    expect(await list(seller)).toEqual([changed]);
    await seller.client.call('POST /seller/chat/quickreplies_delete', { id: first.id });
    expect(await list(seller)).toEqual([]);
  });

  it('stands in the order of the shop, one that was not named behind the others', async ({
    inbox: { seller },
  }) => {
    const made = [await save(seller), await save(seller), await save(seller)].map(({ id }) => id);
    const [one = 0, two = 0, three = 0] = made;
    await seller.client.call('POST /seller/chat/quickreplies_sort', { ids: [three, one] });
    expect((await list(seller)).map(({ id }) => id)).toEqual([three, one, two]);
    const strange = seller.client.call('POST /seller/chat/quickreplies_sort', { ids: [one, 900_000_000] });
    expect(await getRefusalKey(strange)).toBe('common.not_found');
  });

  it('is refused with a placeholder nobody fills in, and above a hundred', async ({
    market,
    inbox: shop,
  }) => {
    expect(await getRefusalKey(save(shop.seller, { text: '{name} 您好' }))).toBe('chat.placeholder_unknown');
    await market.server.kernel.database.pool.query(
      `insert into chat_quick_replies (shop_id, position, title, text)
       select $1, n, 'x', 'x' from generate_series(1, 100) n`,
      [shop.id],
    );
    expect(await getRefusalKey(save(shop.seller))).toBe('chat.too_many_quick_replies');
  });

  it('is its shop’s own', async ({ market, inbox: shop }) => {
    const { id } = await save(shop.seller);
    const other = (await aShopFixture(market)).seller;
    expect(await list(other)).toEqual([]);
    expect(await getRefusalKey(save(other, { id, version: 1 }))).toBe('common.not_found');
    const remove = other.client.call('POST /seller/chat/quickreplies_delete', { id });
    expect(await getRefusalKey(remove)).toBe('common.not_found');
  });
});

describe('quick replies', () => {
  it('are read by who answers, and changed by who manages the shop', async ({ market, inbox: shop }) => {
    const service = await aSeller(market, shop.id, 'service');
    const made = await save(shop.seller);
    expect(await list(service)).toEqual([made]);
    expect(await getRefusalKey(save(service))).toBe('common.no_permission');
    const finance = await aSeller(market, shop.id, 'finance');
    expect(await getRefusalKey(list(finance))).toBe('common.no_permission');
  });

  it('name the placeholder that nobody fills in, and its field', async ({ inbox: { seller } }) => {
    await expect(save(seller, { text: '{buyer} 的 {phone}' })).rejects.toMatchObject({
      key: 'chat.placeholder_unknown',
      field: 'text',
      message: '不支持占位符 {phone}',
    });
  });

  it('may be changed where there are a hundred, but not without the version that was read', async ({
    market,
    inbox: { id: shopId, seller },
  }) => {
    const { id } = await save(seller);
    await market.server.kernel.database.pool.query(
      `insert into chat_quick_replies (shop_id, position, title, text)
       select $1, n + 1, 'x', 'x' from generate_series(1, 99) n`,
      [shopId],
    );
    expect(await save(seller, { id, version: 1, title: '改' })).toMatchObject({ version: 2, title: '改' });
    await expect(save(seller, { id })).rejects.toMatchObject({ field: 'version' });
  });

  it('answer an edit conflict with how the reply stands now', async ({ inbox: { seller } }) => {
    const { id } = await save(seller);
    const now = await save(seller, { id, version: 1, title: '先改的' });
    await expect(save(seller, { id, version: 1, title: '后改的' })).rejects.toMatchObject({
      key: 'common.edit_conflict',
      conflict: { current: now },
    });
    expect(await list(seller)).toEqual([now]);
  });

  it('keep their order when one is changed, and a deleted one is not found again', async ({
    inbox: { seller },
  }) => {
    const [one, two] = [await save(seller, { title: '一' }), await save(seller, { title: '二' })];
    await save(seller, { id: one.id, version: 1, title: '一', text: '改过' });
    expect((await list(seller)).map(({ title }) => title)).toEqual(['一', '二']);
    const remove = () => seller.client.call('POST /seller/chat/quickreplies_delete', { id: one.id });
    await remove();
    expect(await getRefusalKey(remove())).toBe('common.not_found');
    expect(await getRefusalKey(save(seller, { id: one.id, version: 2 }))).toBe('common.not_found');
    expect((await list(seller)).map(({ id }) => id)).toEqual([two.id]);
  });
});

describe('the rules of quick replies', () => {
  it('know the placeholders of the contract alone', () => {
    expect(findUnknownPlaceholder('{buyer} {shop} {agent} {order_no}')).toBeUndefined();
    expect(findUnknownPlaceholder('没有占位符 { 也可以')).toBeUndefined();
    expect(findUnknownPlaceholder('{buyer} {goods}')).toBe('goods');
    expect(findUnknownPlaceholder('{}')).toBe('');
  });

  it('sort by what is named, and keep the rest as it stood', () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
    expect(sortByNames(rows, [4, 2]).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  });
});
