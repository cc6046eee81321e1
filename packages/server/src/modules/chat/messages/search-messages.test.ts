import {
  aCoupon,
  aGoods,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { 'chat.burst_messages': 100, 'content.blocked_words': ['假药'] },
});

type Asked = { keyword: string; user_id?: number; cursor?: string; limit?: number };
const search = ({ client }: Pick<Person, 'client'>, asked: Asked) =>
  client.call('GET /wanlshop/chat/search', asked);
const findIds = async (person: Pick<Person, 'client'>, asked: Asked) =>
  (await search(person, asked)).rows.map(({ message }) => message.id);

describe('a search in one’s conversations', () => {
  it('finds what either side wrote, the newest first, with the shop it was said with', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const asked = await writeToShop(shopper, shop, '什么时候补货');
    await writeToShop(shopper, shop, '在吗');
    const answered = await writeToShopper(shop.seller, shopper, '明天补货');
    const { rows, next } = await search(shopper, { keyword: '补货' });
    expect(rows.map(({ message }) => message.id)).toEqual([answered.id, asked.id]);
    expect(rows[0]?.peer).toEqual({ user_id: shop.id, name: shop.name, avatar: '/files/00/logo.webp' });
    expect(rows.map(({ form }) => form.shop_id)).toEqual([shop.id, null]);
    expect(next).toBeNull();
  });

  it('names the shop in the reader’s language', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '补货吗');
    const english = { client: market.client(shopper.token, 'en') };
    expect((await search(english, { keyword: '补货' })).rows[0]?.peer.name).toMatch(/^Shop/);
  });

  it('is narrowed to one shop', async ({ market, shop }) => {
    const [shopper, other] = [await aShopper(market), await aShopFixture(market)];
    const here = await writeToShop(shopper, shop, '补货吗');
    const there = await writeToShop(shopper, other, '补货吗');
    expect(await findIds(shopper, { keyword: '补货' })).toEqual([there.id, here.id]);
    expect(await findIds(shopper, { keyword: '补货', user_id: shop.id })).toEqual([here.id]);
    expect(await findIds(shopper, { keyword: '补货', user_id: 900_000_000 })).toEqual([]);
  });

  it('goes on page by page, and shows each message once', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const ids: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) ids.unshift((await writeToShop(shopper, shop, `补货 ${n}`)).id);
    const first = await search(shopper, { keyword: '补货', limit: 2 });
    const newer = await writeToShop(shopper, shop, '补货 6');
    const second = await search(shopper, { keyword: '补货', limit: 2, cursor: first.next ?? '' });
    const third = await search(shopper, { keyword: '补货', limit: 2, cursor: second.next ?? '' });
    const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ message }) => message.id));
    expect(seen).toEqual(ids);
    expect(seen).not.toContain(newer.id);
    expect(third.next).toBeNull();
  });

  it('refuses a cursor of another list', async ({ market, shop, shopper }) => {
    await writeToShop(shopper, shop, '补货吗');
    await writeToShop(shopper, await aShopFixture(market), '补货吗');
    const { next } = await shopper.client.call('GET /wanlshop/chat/list', { limit: 1 });
    const asked = search(shopper, { keyword: '补货', cursor: next ?? '' });
    expect(await getRefusalKey(asked)).toBe('common.bad_cursor');
  });

  it('asks for all of the words, and takes letters for the beginning of one', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const both = await writeToShop(shopper, shop, 'Please send 2 boxes');
    await writeToShop(shopper, shop, 'Please wait');
    expect(await findIds(shopper, { keyword: 'please BOX' })).toEqual([both.id]);
    expect(await findIds(shopper, { keyword: 'boxes 3' })).toEqual([]);
  });

  it('of signs without a letter or a digit finds nothing, of nothing is refused', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '？！');
    expect(await search(shopper, { keyword: '？！' })).toEqual({ rows: [], next: null });
    await expect(search(shopper, { keyword: '  ' })).rejects.toMatchObject({
      key: 'common.invalid_input',
      field: 'keyword',
    });
  });

  it('finds products and coupons by their title in either language', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { title: '高山红茶', title_en: 'Mountain tea' });
    const shown = await writeToShop(shopper, shop, { type: 'goods', content: { goods_id: goods.id } });
    const coupon_id = await aCoupon(shop.seller, { title: '见面礼', title_en: 'Welcome gift' });
    const gift = { user_id: shopper.id, coupon_id };
    const given = await shop.seller.client.call('POST /seller/chat/gift', gift, {
      idempotencyKey: 'gift-searched-1',
    });
    expect(await findIds(shopper, { keyword: '红茶' })).toEqual([shown.id]);
    expect(await findIds(shopper, { keyword: 'mountain' })).toEqual([shown.id]);
    expect(await findIds(shopper, { keyword: '见面' })).toEqual([given.id]);
    expect(await findIds(shopper, { keyword: 'welcome' })).toEqual([given.id]);
  });

  it('finds nothing that another shopper said or heard', async ({ market, shop }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    await writeToShop(shopper, shop, '我的地址是西湖边');
    await writeToShop(stranger, shop, '在吗');
    expect(await findIds(stranger, { keyword: '西湖' })).toEqual([]);
    expect(await findIds(stranger, { keyword: '西湖', user_id: shop.id })).toEqual([]);
    const visitor = { client: market.client() };
    expect(await getRefusalKey(search(visitor, { keyword: '西湖' }))).toBe('common.login_required');
  });

  it('still finds what is in a conversation that was taken out of the list', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop, '补货吗');
    await shopper.client.call('POST /wanlshop/chat/del', { id: shop.id });
    expect(await findIds(shopper, { keyword: '补货' })).toEqual([id]);
  });

  it('does not find a blocked word, on neither side, and finds the rest of the sentence', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop, '西湖边有假药卖');
    expect(await findIds(shopper, { keyword: '假药' })).toEqual([]);
    expect(await findIds(shopper, { keyword: '西湖' })).toEqual([id]);
    const find = (keyword: string) => shop.seller.client.call('GET /seller/chat/list', { keyword });
    expect((await find('假药')).rows).toEqual([]);
    expect((await find('西湖')).rows.map(({ user_id }) => user_id)).toContain(shopper.id);
  });
});
