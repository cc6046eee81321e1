import type { CallIn, OrderDetails } from '@chengji/contract';
import {
  aGoods,
  anOrder,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const autoCommentSeconds = 15 * 86_400;

let shop: ShopFixture;
let shopper: Person;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market, { nickname: '小橙子' });
});

type Item = Partial<CallIn<'POST /wanlshop/order/comment'>['items'][number]>;

async function aReview(market: Market, item: Item = {}, traits: Parameters<typeof aGoods>[1] = {}) {
  const goods = await aGoods(shop, traits);
  const order: OrderDetails = await anOrder(market, shopper, shop, {
    state: 'pending_review',
    goods: [goods],
  });
  const line_id = order.lines[0]?.id ?? 0;
  const items = [{ line_id, score: 5, content: '很好', ...item }];
  await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items });
  const { rows } = await list({ goods_id: goods.id });
  return { goods, order, id: rows[0]?.id ?? 0 };
}
const list = (input: CallIn<'GET /seller/reviews/list'> = {}) =>
  shop.seller.client.call('GET /seller/reviews/list', input);
const getVersion = async (id: number) => (await list()).rows.find((row) => row.id === id)?.version ?? 1;
const reply = async (id: number, text = '感谢支持') =>
  shop.seller.client.call('POST /seller/reviews/reply', {
    id,
    version: await getVersion(id),
    reply: text,
  });

describe('a shop’s reviews', () => {
  it('are listed with what was bought, newest first', async ({ market }) => {
    const { goods, order } = await aReview(market, { score: 4 }, { title: '乌龙茶', title_en: 'Oolong' });
    await aReview(market, { content: '更好' });
    const { rows, total } = await list();
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ content: '更好' });
    expect(rows[1]).toMatchObject({
      goods: { id: goods.id, title: '乌龙茶', image: '/files/00/goods.webp' },
      order_id: order.id,
      user: { nickname: '小橙子' },
      score: 4,
      content: '很好',
      automatic: false,
      reply: null,
      replied_at: null,
    });
    const english = await market.client(shop.seller.token, 'en').call('GET /seller/reviews/list', {
      goods_id: goods.id,
    });
    expect(english.rows[0]?.goods.title).toBe('Oolong');
  });

  it('are filtered by tab, words and order, each tab with its count', async ({ market }) => {
    const poor = await aReview(market, { score: 1, content: '茶叶碎了' });
    await aReview(market, { score: 5, images: ['/files/00/review.webp'] });
    const medium = await aReview(market, { score: 3 });
    await reply(medium.id);
    const ids = async (input: CallIn<'GET /seller/reviews/list'>) =>
      (await list(input)).rows.map(({ id }) => id);
    expect(await ids({ tab: 'poor' })).toEqual([poor.id]);
    expect(await ids({ tab: 'unanswered' })).not.toContain(medium.id);
    expect(await ids({ keyword: '碎' })).toEqual([poor.id]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect((await ids({ sort: 'worst' }))[0]).toBe(poor.id);
    expect((await ids({ sort: 'old', limit: 1, page: 2 })).length).toBe(1);
    expect((await list()).counts).toEqual({ all: 3, unanswered: 2, good: 1, medium: 1, poor: 1, image: 1 });
  });

  it('given by default ask for no answer', async ({ market }) => {
    await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [await aGoods(shop)],
    });
    await market.advance(autoCommentSeconds);
    await market.settle();
    const { rows, counts } = await list();
    expect(rows[0]).toMatchObject({ automatic: true, content: '' });
    expect(counts).toMatchObject({ all: 1, unanswered: 0 });
  });

  it('are the shop’s own', async ({ market }) => {
    const { id } = await aReview(market);
    const elsewhere = await aShopFixture(market);
    expect((await elsewhere.seller.client.call('GET /seller/reviews/list')).rows).toEqual([]);
    const theirs = elsewhere.seller.client.call('POST /seller/reviews/reply', {
      id,
      version: 1,
      reply: '我们的',
    });
    expect(await getRefusalKey(theirs)).toBe('common.not_found');
  });
});

describe('a reply', () => {
  it('stands beneath the review on every page', async ({ market }) => {
    const { goods, id } = await aReview(market);
    expect(await reply(id)).toMatchObject({ id, reply: '感谢支持', replied_at: expect.any(Number) });
    const comments = await market.client().call('GET /wanlshop/goods/comments', { id: goods.id });
    expect(comments.rows[0]?.reply).toBe('感谢支持');
    const details = await market.client().call('GET /wanlshop/goods/details', { id: goods.id });
    expect(details.comment.rows.map((row) => row.reply)).toEqual(['感谢支持']);
    const own = await shopper.client.call('GET /wanlshop/comment/list', {});
    expect(own.rows[0]?.reply).toBe('感谢支持');
  });

  it('notifies its author once, also when it is reworded later', async ({ market }) => {
    const { goods, id } = await aReview(market);
    const both = await Promise.allSettled([reply(id, '第一'), reply(id, '第二')]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    await reply(id, '最后');
    await market.settle();
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    const notices = rows.filter(({ modules }) => modules === 'review');
    expect(notices).toMatchObject([{ modules_id: id, title: '商家回复了您的评价' }]);
    expect((await list({ goods_id: goods.id })).rows[0]?.reply).toBe('最后');
  });

  it('leaves the other reviews of the goods as they are', async ({ market }) => {
    const goods = await aGoods(shop, { stock: 5 });
    for (const content of ['一', '二']) {
      const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
      const items = [{ line_id: order.lines[0]?.id ?? 0, score: 5, content }];
      await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items });
    }
    const { rows } = await list({ goods_id: goods.id });
    await reply(rows[0]?.id ?? 0);
    const { comment } = await market.client().call('GET /wanlshop/goods/details', { id: goods.id });
    expect(comment.rows.map((row) => [row.content, row.reply])).toEqual([
      ['二', '感谢支持'],
      ['一', null],
    ]);
  });

  it('is recorded with the words before', async ({ market }) => {
    const { id } = await aReview(market);
    await reply(id, '先');
    await reply(id, '后');
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'review' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { before: { reply: null }, after: { reply: '先' } },
      { before: { reply: '先' }, after: { reply: '后' } },
    ]);
  });
});
