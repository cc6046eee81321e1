import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anOrder,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Item = CallIn<'POST /wanlshop/order/comment'>['items'][number];

const image = '/files/00/review.webp';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

async function review(market: Market, shop: ShopFixture, item: Partial<Item> = {}, title = '手冲壶') {
  const goods = await aGoods(shop, { title, title_en: 'Drip kettle' });
  const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
  const line_id = order.lines[0]?.id ?? 0;
  const items = [{ line_id, score: 5, content: '很好', ...item }];
  await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items });
  return { goods, order };
}

const own = (
  market: Market,
  input: CallIn<'GET /wanlshop/comment/list'> = {},
  language: 'zh' | 'en' = 'zh',
) => market.client(shopper.token, language).call('GET /wanlshop/comment/list', input);

describe('the own reviews', () => {
  it('one of them is read by its id, and nobody else’s', async ({ market, shop }) => {
    await review(market, shop, { content: '第一' });
    await review(market, shop, { content: '第二' });
    const { rows } = await own(market);
    const { id } = rows.find(({ content }) => content === '第一') ?? { id: 0 };
    expect((await own(market, { id })).rows).toMatchObject([{ id, content: '第一' }]);
    shopper = await aShopper(market);
    expect(await getRefusalKey(own(market, { id }))).toBe('common.not_found');
  });

  it('one’s reviews are listed with their goods and order, also those written without a name', async ({
    market,
    shop,
  }) => {
    const { goods, order } = await review(market, shop, {
      score: 4,
      images: [image],
      anonymous: true,
    });
    const shown = {
      score: 4,
      content: '很好',
      images: [image],
      order_id: order.id,
      goods: { id: goods.id, title: '手冲壶', image: '/files/00/goods.webp' },
      anonymous: true,
      automatic: false,
      reply: null,
    };
    expect(await own(market)).toMatchObject({ rows: [shown], next: null });
    expect((await own(market, {}, 'en')).rows[0]?.goods.title).toBe('Drip kettle');
  });

  it('what the shop replied stands below', async ({ market, shop }) => {
    await review(market, shop);
    await market.server.kernel.database.pool.query(
      "update reviews set reply = '欢迎再来', replied_at = now() where shopper_id = $1",
      [shopper.id],
    );
    expect((await own(market)).rows[0]?.reply).toBe('欢迎再来');
  });

  it('they go on page by page, the newest first, and those with pictures by themselves', async ({
    market,
    shop,
  }) => {
    for (const content of ['一', '二', '三'])
      await review(market, shop, { content, images: content === '二' ? [] : [image] });
    const words = ({ rows }: Awaited<ReturnType<typeof own>>) => rows.map(({ content }) => content);
    const first = await own(market, { limit: 2 });
    expect(words(first)).toEqual(['三', '二']);
    expect(words(await own(market, { limit: 2, cursor: first.next ?? '' }))).toEqual(['一']);
    expect(words(await own(market, { image: true }))).toEqual(['三', '一']);
    expect(await getRefusalKey(own(market, { image: true, cursor: first.next ?? '' }))).toBe(
      'common.bad_cursor',
    );
  });

  it('a default review is among them and says what it is', async ({ market, shop }) => {
    await anOrder(market, shopper, shop, {
      state: 'pending_review',
      goods: [await aGoods(shop)],
    });
    await market.advance(15 * 86_400);
    await market.settle();
    expect((await own(market)).rows).toMatchObject([{ score: 5, automatic: true, anonymous: true }]);
  });

  it('they are nobody else’s', async ({ market, shop }) => {
    await review(market, shop);
    const other = await aShopper(market);
    expect((await other.client.call('GET /wanlshop/comment/list')).rows).toEqual([]);
    expect(await getRefusalKey(market.client().call('GET /wanlshop/comment/list'))).toBe(
      'common.login_required',
    );
  });
});
