import type { CallIn, OrderDetails } from '@chengji/contract';
import {
  aGoods,
  anOrder,
  aShopper,
  aTrade,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Item = CallIn<'POST /wanlshop/order/comment'>['items'][number];
type Asked = CallIn<'GET /wanlshop/goods/comments'>;
type Tab = Asked['tab'];

const autoCommentSeconds = 15 * 86_400;

const it = marketTest.extend(
  'comments',
  ({ market }) =>
    (id: number, tab: Tab = 'all', more: Partial<Pick<Asked, 'tag' | 'cursor' | 'limit'>> = {}) =>
      market.client().call('GET /wanlshop/goods/comments', { id, tab, ...more }),
);

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market, { nickname: '小橙子' });
});

const review = (order: OrderDetails, items: Partial<Item>[], client = shopper.client) =>
  client.call('POST /wanlshop/order/comment', {
    id: order.id,
    items: items.map((item, index) => ({
      line_id: order.lines[index]?.id ?? 0,
      score: 5,
      content: '很好',
      ...item,
    })),
  });
const details = (market: Market, id: number) => market.client().call('GET /wanlshop/goods/details', { id });
const image = '/files/00/review.webp';

describe('a review', () => {
  it('is shown to everyone with its author, its sku and its picture', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop, {
      specs: [
        { name: '颜色', values: ['雾紫'] },
        { name: '版本', values: ['标准版'] },
      ],
      skus: [{ values: ['雾紫', '标准版'], price: '12.30', stock: 5 }],
    });
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
    const done = await review(order, [{ score: 4, images: [image] }]);
    expect(done).toMatchObject({ state: 'completed', lines: [{ reviewed: true }], can: { comment: false } });
    const shown = {
      user: { id: shopper.id, nickname: '小橙子', avatar: '' },
      score: 4,
      content: '很好',
      images: [image],
      sku: '雾紫 / 标准版',
      reply: null,
    };
    expect((await comments(goods.id)).rows).toMatchObject([shown]);
    const { comment, shop: seller } = await details(market, goods.id);
    expect(comment).toMatchObject({ all: 1, good: 1, image: 1, rate: 1, score: 4, rows: [shown] });
    expect(seller.score).toBe(4);
  });

  it('may be anonymous: then the name is masked everywhere', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop);
    await review(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }), [
      { anonymous: true },
    ]);
    const [row] = (await comments(goods.id)).rows;
    const masked = { id: null, nickname: '小***子', avatar: '' };
    expect(row?.user).toEqual(masked);
    expect((await details(market, goods.id)).comment.rows[0]?.user).toEqual(masked);
  });

  it('without words says so in the language of who reads', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop);
    await review(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }), [
      { content: '' },
    ]);
    expect((await comments(goods.id)).rows[0]?.content).toBe('此用户没有填写评价。');
    const english = market.client(null, 'en').call('GET /wanlshop/goods/comments', { id: goods.id });
    expect((await english).rows[0]?.content).toBe('The buyer didn’t leave a comment.');
    expect((await details(market, goods.id)).comment).toMatchObject({ all: 1, rows: [] });
  });

  it('of some lines leaves the order open until the last has one', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [await aGoods(shop), await aGoods(shop)],
    });
    expect(await review(order, [{}])).toMatchObject({ state: 'pending_review' });
    const second = { line_id: order.lines[1]?.id ?? 0 };
    expect(await review(order, [second])).toMatchObject({ state: 'completed' });
  });
});

describe('tabs and figures', () => {
  it('distinguish good, medium and poor, and those with a picture', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop);
    for (const item of [
      { score: 5 },
      { score: 4, images: [image] },
      { score: 3 },
      { score: 2 },
      { score: 1 },
    ]) {
      await review(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }), [
        { ...item, content: `${item.score}` },
      ]);
    }
    const scores = async (tab: Tab) => (await comments(goods.id, tab)).rows.map(({ score }) => score);
    expect(await scores('all')).toEqual([1, 2, 3, 4, 5]);
    expect(await scores('good')).toEqual([4, 5]);
    expect(await scores('medium')).toEqual([3]);
    expect(await scores('poor')).toEqual([1, 2]);
    expect(await scores('image')).toEqual([4]);
    const figures = { all: 5, good: 2, medium: 1, poor: 2, image: 1, rate: 0.4, score: 3, tags: [] };
    expect((await comments(goods.id, 'image')).figures).toEqual(figures);
    const { comment } = await details(market, goods.id);
    expect(comment).toMatchObject({ ...figures, rows: [{ content: '1' }, { content: '2' }] });
  });

  it('go on page by page, by the cursor of their own tab', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop);
    for (const content of ['一', '二', '三']) {
      await review(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }), [
        { content },
      ]);
    }
    const first = await comments(goods.id, 'good', { limit: 2 });
    expect(first.rows.map(({ content }) => content)).toEqual(['三', '二']);
    const cursor = first.next ?? '';
    expect(await comments(goods.id, 'good', { limit: 2, cursor })).toMatchObject({
      rows: [{ content: '一' }],
      next: null,
    });
    expect(await getRefusalKey(comments(goods.id, 'all', { cursor }))).toBe('common.bad_cursor');
  });

  it('are exact when many write at once, and a line is reviewed once', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop, { stock: 50 });
    const orders = [];
    for (let count = 0; count < 6; count += 1)
      orders.push(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }));
    const twice = [...orders, ...orders].map((order, index) =>
      review(order, [{ score: Math.min((index % 6) + 1, 5) }]).then(
        () => 'written',
        () => 'refused',
      ),
    );
    expect((await Promise.all(twice)).filter((outcome) => outcome === 'written')).toHaveLength(6);
    expect((await comments(goods.id)).figures).toMatchObject({
      all: 6,
      good: 3,
      medium: 1,
      poor: 2,
      score: 3.3,
    });
  });
});

describe('what several reviews say', () => {
  const reviewed = async (market: Market, shop: ShopFixture, contents: readonly string[]) => {
    const goods = await aGoods(shop);
    for (const content of contents) {
      const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
      await review(order, [{ content }]);
    }
    return goods.id;
  };

  it('is counted on the goods’ page and above its reviews', async ({ market, shop, comments }) => {
    const id = await reviewed(market, shop, ['质量很好，物流很快', '物流真快', '不好用']);
    const tags = [{ tag: 'delivery', count: 2 }];
    expect((await comments(id)).figures.tags).toEqual(tags);
    expect((await details(market, id)).comment.tags).toEqual(tags);
  });

  it('lists those that say it, page by page', async ({ market, shop, comments }) => {
    const id = await reviewed(market, shop, ['物流很快', '香', '隔天就到了', '发货快']);
    const first = await comments(id, 'all', { tag: 'delivery', limit: 2 });
    expect(first.rows.map(({ content }) => content)).toEqual(['发货快', '隔天就到了']);
    const cursor = first.next ?? '';
    const second = await comments(id, 'all', { tag: 'delivery', limit: 2, cursor });
    expect(second).toMatchObject({ rows: [{ content: '物流很快' }], next: null });
    expect(await getRefusalKey(comments(id, 'all', { tag: 'quality', cursor }))).toBe('common.bad_cursor');
    expect((await comments(id, 'poor', { tag: 'delivery' })).rows).toEqual([]);
  });
});

describe('a default review', () => {
  it('is given once to each line whose buyer wrote none in time', async ({ market, shop, comments }) => {
    const [praised, silent] = [await aGoods(shop), await aGoods(shop)];
    const order = await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [praised, silent],
    });
    const own = order.lines.find((line) => line.goods_id === praised.id)?.id ?? 0;
    await review(order, [{ line_id: own, score: 1 }]);
    await market.advance(autoCommentSeconds);
    await market.settle();
    expect(await comments(silent.id)).toMatchObject({
      rows: [{ score: 5, content: '此用户没有填写评价。', user: { id: null, nickname: '小***子' } }],
      figures: { all: 1, good: 1 },
    });
    expect((await comments(praised.id)).figures).toMatchObject({ all: 1, poor: 1 });
    const after = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    expect(after.state).toBe('completed');
  });
});

describe('reviewing is refused', () => {
  it('for a line that has its review, or is named twice', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [await aGoods(shop), await aGoods(shop)],
    });
    const line_id = order.lines[0]?.id ?? 0;
    expect(await getRefusalKey(review(order, [{ line_id }, { line_id }]))).toBe('reviews.already_reviewed');
    await review(order, [{ line_id }]);
    expect(await getRefusalKey(review(order, [{ line_id }]))).toBe('reviews.already_reviewed');
  });

  it('for a line of another order, and then none is written', async ({ market, shop, comments }) => {
    const goods = await aGoods(shop);
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
    expect(await getRefusalKey(review(order, [{}, { line_id: 999_999 }]))).toBe('reviews.line_unknown');
    expect((await comments(goods.id)).figures.all).toBe(0);
  });

  it('before the parcel came', async ({ market, shop }) => {
    const { orderIds } = await aTrade(market, shopper, { shop });
    const order = await shopper.client.call('GET /wanlshop/order/details', { id: orderIds[0] ?? 0 });
    expect(await getRefusalKey(review(order, [{}]))).toBe('orders.state_changed');
  });

  it('to strangers', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'pending_review' });
    const stranger = await aShopper(market);
    expect(await getRefusalKey(review(order, [{}], stranger.client))).toBe('common.not_found');
    expect(await getRefusalKey(review(order, [{}], shop.seller.client))).toBe('common.login_required');
    expect(await getRefusalKey(review(order, [{}], market.client()))).toBe('common.login_required');
  });

  it.each<[string, Partial<Item>]>([
    ['a score of none', { score: 0 }],
    ['a score above five', { score: 6 }],
    ['words without end', { content: '好'.repeat(501) }],
    ['ten pictures', { images: Array.from({ length: 10 }, () => image) }],
    ['a picture from elsewhere', { images: ['https://example.com/a.png'] }],
  ])('with %s', async (_, item) => {
    const order = { id: 1, lines: [{ id: 1 }] } as OrderDetails;
    expect(await getRefusalKey(review(order, [item]))).toBe('common.invalid_input');
  });

  it('for a goods that never was: there is nothing to read', async ({ comments }) => {
    expect(await getRefusalKey(comments(999_999))).toBe('catalog.goods_gone');
  });
});
