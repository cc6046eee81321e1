import {
  aCategory,
  aGoods,
  aPost,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  nextRound,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { likePost, writeComment } from '../index.ts';

const it = marketTest.extend('shop', ({ market }) => aShopFixture(market, { name: '山语茶事' }));

const as = (market: Market, { id }: { id: number }) => market.context({ kind: 'shopper', id, sessionId: 0 });
const visitor = (market: Market, language: 'zh' | 'en' = 'zh') => market.client(null, language);
const feed = (
  market: Market,
  input: { category_id?: number; shop_id?: number; cursor?: string; limit?: number },
) => visitor(market).call('GET /wanlshop/find/list', input);

describe('a post in a feed', () => {
  it('shows its first picture, its shop, its likes and the first of its goods', async ({ market, shop }) => {
    const goods = await aGoods(shop, {
      title: '明前龙井',
      price: '129.00',
      images: ['/files/00/tea.webp'],
    });
    const categoryId = await aCategory(market);
    const id = await aPost(market, shop, {
      categoryId,
      title: '第一泡',
      images: ['/files/00/a.webp', '/files/00/b.webp'],
      ratio: '5:4' as const,
      goodsIds: [goods.id, (await aGoods(shop)).id],
    });
    await likePost(as(market, await aShopper(market)), { id, liked: true });
    expect((await feed(market, { category_id: categoryId })).rows).toEqual([
      {
        id,
        type: 'other',
        title: '第一泡',
        image: '/files/00/a.webp',
        ratio: '5:4',
        likes: 1,
        liked: false,
        video: null,
        live_id: null,
        live: null,
        reason: { kind: 'new', category: '' },
        author: {
          kind: 'shop',
          id: shop.id,
          name: '山语茶事',
          avatar: '/files/00/logo.webp',
          type: 'enterprise',
        },
        goods: { id: goods.id, title: '明前龙井', image: '/files/00/tea.webp', price: '129.00' },
        createtime: expect.closeTo(market.seconds(), -1),
      },
    ]);
  });

  it('is shown in the reader’s language, with its goods', async ({ market, shop }) => {
    const goods = await aGoods(shop, { title: '明前龙井', title_en: 'Longjing' });
    const categoryId = await aCategory(market);
    await aPost(market, shop, {
      categoryId,
      title: '第一泡',
      titleEn: 'The first brew',
      goodsIds: [goods.id],
    });
    const { rows } = await visitor(market, 'en').call('GET /wanlshop/find/list', { category_id: categoryId });
    expect(rows).toMatchObject([{ title: 'The first brew', goods: { title: 'Longjing' } }]);
  });

  it('shows a price as of now', async ({ market, shop }) => {
    const categoryId = await aCategory(market);
    const goods = await aGoods(shop, { price: '12.30' });
    await aPost(market, shop, { categoryId, goodsIds: [goods.id] });
    await market.context().db.execute(`update goods set price_cents = 990 where id = ${goods.id}`);
    expect((await feed(market, { category_id: categoryId })).rows[0]?.goods?.price).toBe('9.90');
  });

  it('comes twenty at a time unless asked otherwise, and fifty at most', async ({ market }) => {
    const own = await aShopFixture(market);
    const goodsIds = [(await aGoods(own)).id];
    for (let count = 0; count < 21; count += 1) await aPost(market, own, { goodsIds });
    expect((await feed(market, { shop_id: own.id })).rows).toHaveLength(20);
    expect((await feed(market, { shop_id: own.id, limit: 50 })).rows).toHaveLength(21);
    expect(await getRefusalKey(feed(market, { limit: 51 }))).toBe('common.invalid_input');
  });

  it('is not met twice by who reads on while others are posted', async ({ market }) => {
    const own = await aShopFixture(market);
    const before = [await aPost(market, own), await aPost(market, own), await aPost(market, own)];
    const first = await feed(market, { shop_id: own.id, limit: 2 });
    await aPost(market, own);
    const second = await feed(market, { shop_id: own.id, limit: 2, cursor: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(before.toReversed());
  });

  it('that is talked about stands before one that is liked by as many', async ({ market, shop }) => {
    const categoryId = await aCategory(market);
    const [talkedAbout, liked] = [
      await aPost(market, shop, { categoryId }),
      await aPost(market, shop, { categoryId }),
    ];
    await writeComment(as(market, await aShopper(market)), { id: talkedAbout, content: '好' });
    await likePost(as(market, await aShopper(market)), { id: liked, liked: true });
    await nextRound(market);
    expect((await feed(market, { category_id: categoryId })).rows.map(({ id }) => id)).toEqual([
      talkedAbout,
      liked,
    ]);
  });
});

describe('the comments of a post', () => {
  let id: number;
  let ming: ShopperPerson;
  it.beforeAll(async ({ market, shop }) => {
    id = await aPost(market, shop);
    ming = await aShopper(market, { nickname: '小明同学' });
    for (const words of ['一', '二', '三', '四', '五'])
      await writeComment(as(market, ming), { id, content: words });
  });
  const listComments = (market: Market, input: { cursor?: string; limit?: number } = {}) =>
    visitor(market).call('GET /wanlshop/find/comments', { id, ...input });

  it('go on after the last that was read, each once, however the pages are cut', async ({ market }) => {
    for (const limit of [1, 2, 5, 50]) {
      const words: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listComments(market, { limit, ...(cursor && { cursor }) });
        words.push(...page.rows.map(({ content }) => content));
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(words, String(limit)).toEqual(['五', '四', '三', '二', '一']);
    }
  });

  it('show people as they are called now', async ({ market }) => {
    await ming.client.call('POST /wanlshop/user/save', { nickname: '明月清风' });
    expect(new Set((await listComments(market)).rows.map(({ user }) => user.nickname))).toEqual(
      new Set(['明月清风']),
    );
  });

  it('take no cursor of a feed', async ({ market }) => {
    const { next } = await feed(market, { limit: 1 });
    expect(await getRefusalKey(listComments(market, { cursor: next ?? '' }))).toBe('common.bad_cursor');
  });

  it('and their figure stay together when writing one is broken off', async ({ market }) => {
    const breaking = transact(as(market, ming), async (ctx) => {
      await writeComment(ctx, { id, content: '六' });
      await likePost(ctx, { id, liked: true });
      throw new Error('broken off');
    });
    await expect(breaking).rejects.toThrow('broken off');
    const { comments, likes } = await visitor(market).call('GET /wanlshop/find/details', { id });
    expect([comments, likes, (await listComments(market)).rows.length]).toEqual([5, 0, 5]);
  });
});
