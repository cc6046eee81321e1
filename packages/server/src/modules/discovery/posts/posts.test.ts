import { aCategory, aGoods, aPost, aShopFixture, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('shop', ({ market }) => aShopFixture(market, { name: '山野' }));

const read = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/find/details', { id });
const posted = async (market: Market, categoryId: number) =>
  (await market.client().call('GET /wanlshop/find/list', { category_id: categoryId })).rows;

describe('a post', () => {
  it('is read whole by anyone: pictures, words, its shop, its category and its goods', async ({
    market,
    shop,
  }) => {
    const goods = await aGoods(shop, { title: '帐篷', price: '369.00' });
    const id = await aPost(market, shop, {
      title: '露营',
      content: '带上帐篷。\n\n出发。',
      images: ['/files/00/a.webp', '/files/00/b.webp'],
      ratio: '3:4' as const,
      goodsIds: [goods.id],
    });
    expect(await read(market, id)).toMatchObject({
      id,
      type: 'other',
      title: '露营',
      content: '带上帐篷。\n\n出发。',
      ratio: '3:4',
      images: ['/files/00/a.webp', '/files/00/b.webp'],
      author: { kind: 'shop', id: shop.id, name: '山野', avatar: '/files/00/logo.webp' },
      category: { id: shop.categoryId },
      goods: [{ id: goods.id, title: '帐篷', price: '369.00' }],
      likes: 0,
      comments: 0,
      createtime: expect.closeTo(market.seconds(), -1),
    });
  });

  it('is read in English where it has English, and else in Chinese', async ({ market, shop }) => {
    const both = await aPost(market, shop, { title: '露营', titleEn: 'Camping', contentEn: 'Go.' });
    const { category, ...english } = await read(market, both, 'en');
    expect(english).toMatchObject({ title: 'Camping', content: 'Go.' });
    expect(english.author.name).toMatch(/^Shop/);
    expect(category?.name).toMatch(/^Category/);
    const chinese = await aPost(market, shop, {
      title: '露营',
      titleEn: '',
      content: '走',
      contentEn: '',
    });
    expect(await read(market, chinese, 'en')).toMatchObject({ title: '露营', content: '走' });
  });

  it('keeps its goods in its own order and shows those on sale alone', async ({ market, shop }) => {
    const [first, second, third] = [await aGoods(shop), await aGoods(shop), await aGoods(shop)];
    const categoryId = await aCategory(market);
    const id = await aPost(market, shop, { categoryId, goodsIds: [third.id, first.id, second.id] });
    const shown = async () => (await read(market, id)).goods.map((goods) => goods.id);
    const beside = async () => (await posted(market, categoryId))[0]?.goods?.id;
    expect([await shown(), await beside()]).toEqual([[third.id, first.id, second.id], third.id]);
    const turn = (state: 'on' | 'off') =>
      shop.seller.client.call('POST /seller/goods/state', { ids: [third.id], state });
    await turn('off');
    expect([await shown(), await beside()]).toEqual([[first.id, second.id], first.id]);
    await turn('on');
    expect(await shown()).toEqual([third.id, first.id, second.id]);
  });

  it('without any goods left on sale is shown without', async ({ market, shop }) => {
    const goods = await aGoods(shop);
    const categoryId = await aCategory(market);
    const id = await aPost(market, shop, { categoryId, goodsIds: [goods.id] });
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect([(await read(market, id)).goods, (await posted(market, categoryId))[0]?.goods]).toEqual([
      [],
      null,
    ]);
  });

  it('that is not there is gone', async ({ market }) => {
    expect(await getRefusalKey(read(market, 900_000_000))).toBe('discovery.post_gone');
  });

  it.for([0, 9])('with %i goods is not stored', async (count, { market, shop }) => {
    const { id } = await aGoods(shop);
    await expect(aPost(market, shop, { goodsIds: Array(count).fill(id) })).rejects.toMatchObject({
      cause: { constraint: 'posts_one_to_eight_goods' },
    });
  });

  it.for([0, 10])('with %i pictures is not stored', async (count, { market, shop }) => {
    await expect(
      aPost(market, shop, { images: Array(count).fill('/files/00/a.webp') }),
    ).rejects.toMatchObject({ cause: { constraint: 'posts_one_to_nine_images' } });
  });
});

describe('the shops that posted last', () => {
  it('are each named once, the last to post first, in the language asked', async ({ market, shop }) => {
    const other = await aShopFixture(market, { name: '茶事' });
    await aPost(market, other);
    await aPost(market, shop);
    await aPost(market, shop);
    const { rows } = await market.client().call('GET /wanlshop/find/shops');
    expect(rows.slice(0, 2)).toEqual([
      { id: shop.id, name: '山野', logo: '/files/00/logo.webp' },
      { id: other.id, name: '茶事', logo: '/files/00/logo.webp' },
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const english = await market.client(null, 'en').call('GET /wanlshop/find/shops');
    expect(english.rows[0]?.name).toMatch(/^Shop/);
  });
});
