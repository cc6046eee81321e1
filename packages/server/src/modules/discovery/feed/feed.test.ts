import {
  aCategory,
  aPost,
  aShopFixture,
  aShopper,
  everyPage,
  getRefusalKey,
  type Market,
  nextRound,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { likePost, writeComment } from '../index.ts';

type Asked = { category_id?: number; shop_id?: number; limit?: number; cursor?: string };
const page = (market: Market, input: Asked) => market.client().call('GET /wanlshop/find/list', input);
const listIds = async (market: Market, input: Asked) => (await page(market, input)).rows.map(({ id }) => id);

const whole = async (market: Market, input: Asked): Promise<number[]> =>
  (await everyPage((after) => page(market, { ...input, ...after }))).map(({ id }) => id);

const as = (market: Market, { id }: { id: number }) => market.context({ kind: 'shopper', id, sessionId: 0 });

describe('a feed', () => {
  it('shows what is newer first', async ({ market, shop }) => {
    const categoryId = await aCategory(market);
    const older = await aPost(market, shop, { categoryId });
    await market.advance(60);
    const newer = await aPost(market, shop, { categoryId });
    expect(await listIds(market, { category_id: categoryId })).toEqual([newer, older]);
  });

  it('lifts what is liked above what is a little newer, though not above the next day', async ({
    market,
    shop,
  }) => {
    const categoryId = await aCategory(market);
    const liked = await aPost(market, shop, { categoryId });
    await market.advance(3_600);
    const newer = await aPost(market, shop, { categoryId });
    await likePost(as(market, await aShopper(market)), { id: liked, liked: true });
    expect(await listIds(market, { category_id: categoryId })).toEqual([newer, liked]);
    await nextRound(market);
    expect(await listIds(market, { category_id: categoryId })).toEqual([liked, newer]);
    await market.advance(86_400);
    const tomorrow = await aPost(market, shop, { categoryId });
    expect(await listIds(market, { category_id: categoryId })).toEqual([tomorrow, liked, newer]);
  });

  it('of a category or a shop holds its own posts alone, and everything is in the one of all', async ({
    market,
    shop,
  }) => {
    const other = await aShopFixture(market);
    const [mine, theirs] = [await aPost(market, shop), await aPost(market, other)];
    expect(await listIds(market, { category_id: other.categoryId })).toEqual([theirs]);
    expect(await listIds(market, { shop_id: other.id })).toEqual([theirs]);
    expect(await listIds(market, { shop_id: other.id, category_id: shop.categoryId })).toEqual([theirs]);
    expect(await listIds(market, {})).toEqual(expect.arrayContaining([mine, theirs]));
  });

  it('without posts is empty', async ({ market }) => {
    expect(await page(market, { category_id: 900_000_000 })).toEqual({ rows: [], next: null });
  });

  it.for(['category_id', 'shop_id'] as const)(
    'by %s goes on after the last post, each once, however the pages are cut',
    async (scope, { market }) => {
      const own = await aShopFixture(market);
      const made: number[] = [];
      for (let count = 0; count < 7; count += 1) made.push(await aPost(market, own));
      const scoped = { [scope]: scope === 'shop_id' ? own.id : own.categoryId };
      for (const limit of [1, 2, 3, 7, 50])
        expect(await whole(market, { ...scoped, limit }), String(limit)).toEqual(made.toReversed());
    },
  );

  it('takes no cursor of another feed', async ({ market }) => {
    const own = await aShopFixture(market);
    for (let count = 0; count < 2; count += 1) await aPost(market, own);
    const { next } = await page(market, { shop_id: own.id, limit: 1 });
    const foreign = page(market, { category_id: own.categoryId, cursor: next ?? '' });
    expect(await getRefusalKey(foreign)).toBe('common.bad_cursor');
  });
});

describe('what people make of a post', () => {
  const figures = async (market: Market, id: number) => {
    const { likes, comments } = await market.client().call('GET /wanlshop/find/details', { id });
    return { likes, comments };
  };
  const listComments = (market: Market, id: number, input: { limit?: number; cursor?: string } = {}) =>
    market.client().call('GET /wanlshop/find/comments', { id, ...input });

  it('counts a like once for each person, however often and however many at the same time', async ({
    market,
    shop,
  }) => {
    const id = await aPost(market, shop);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    await Promise.all(
      [ming, ming, ming, lin, lin].map((person) => likePost(as(market, person), { id, liked: true })),
    );
    expect(await figures(market, id)).toEqual({ likes: 2, comments: 0 });
  });

  it('says who commented, what and when, the newest first', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    const ming = await aShopper(market, { nickname: '小明' });
    await writeComment(as(market, ming), { id, content: '好看' });
    await market.advance(60);
    const lin = await aShopper(market, { nickname: '林小雨' });
    await writeComment(as(market, lin), { id, content: '想要' });
    expect(await figures(market, id)).toEqual({ likes: 0, comments: 2 });
    const { rows, next } = await listComments(market, id, { limit: 1 });
    expect(rows).toMatchObject([{ user: { id: lin.id, nickname: '林小雨' }, content: '想要' }]);
    expect(rows[0]?.createtime).toBeCloseTo(market.seconds(), -1);
    const { rows: older, next: end } = await listComments(market, id, { limit: 1, cursor: next ?? '' });
    expect([older.map(({ content }) => content), end]).toEqual([['好看'], null]);
  });

  it('counts comments made at the same time, all of them', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    const ming = await aShopper(market);
    await Promise.all(
      ['一', '二', '三', '四'].map((words) => writeComment(as(market, ming), { id, content: words })),
    );
    expect((await figures(market, id)).comments).toBe(4);
    expect((await listComments(market, id)).rows).toHaveLength(4);
  });

  it('stays with the post it is about', async ({ market, shop }) => {
    const [one, other] = [await aPost(market, shop), await aPost(market, shop)];
    await writeComment(as(market, await aShopper(market)), { id: one, content: '这个' });
    expect((await listComments(market, other)).rows).toEqual([]);
  });

  it('is refused about a post that is not there, and leaves nothing behind', async ({ market }) => {
    expect(await getRefusalKey(listComments(market, 900_000_000))).toBe('discovery.post_gone');
    const ming = as(market, await aShopper(market));
    await expect(writeComment(ming, { id: 900_000_000, content: '在吗' })).rejects.toMatchObject({
      key: 'discovery.post_gone',
    });
    await expect(likePost(ming, { id: 900_000_000, liked: true })).rejects.toMatchObject({
      key: 'discovery.post_gone',
    });
    const { rows } = await market.server.kernel.database.pool.query(
      'select from post_comments where post_id = 900000000',
    );
    expect(rows).toEqual([]);
  });

  it('is a shopper’s to say', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    for (const attempt of [
      async () => likePost(market.context(), { id, liked: true }),
      async () => writeComment(market.context(), { id, content: '好' }),
    ])
      await expect(attempt).rejects.toMatchObject({ key: 'common.login_required' });
  });
});
