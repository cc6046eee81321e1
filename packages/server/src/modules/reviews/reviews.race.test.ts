import { aGoods, anOrder, aShopper, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { reviewsListeners } from './reviews.events.ts';

const autoCommentSeconds = 15 * 86_400;

const figures = async (market: Market, id: number) =>
  (await market.client().call('GET /wanlshop/goods/comments', { id })).figures;

describe('when the time to review runs out', () => {
  it('a buyer who reviews at that moment and the market do not both', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { stock: 20 });
    const orders = [];
    for (let count = 0; count < 5; count += 1) {
      orders.push(await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] }));
    }
    const reviewing = orders.map((order) => {
      const item = { line_id: order.lines[0]?.id ?? 0, score: 1, content: '一般' };
      return shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items: [item] }).then(
        () => 1,
        () => 0,
      );
    });
    const [written] = await Promise.all([Promise.all(reviewing), market.advance(autoCommentSeconds)]);
    await market.settle();
    const own = written.reduce((sum: number, one) => sum + one, 0);
    expect(await figures(market, goods.id)).toMatchObject({ all: 5, poor: own, good: 5 - own });
  });

  it('an event handled twice gives one default review a line, and none when the buyer completed the order', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop);
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
    const [listener] = reviewsListeners;
    const event = {
      orderId: order.id,
      orderNo: order.order_no,
      shopperId: shopper.id,
      shopId: shop.id,
    };
    const handleEvent = (automatic: boolean) => listener?.handle(market.context(), { ...event, automatic });
    await handleEvent(false);
    expect(await figures(market, goods.id)).toMatchObject({ all: 0 });
    await handleEvent(true);
    await handleEvent(true);
    expect(await figures(market, goods.id)).toMatchObject({ all: 1, good: 1, score: 5 });
  });
});

describe('a page of reviews', () => {
  const plan = async (market: Market, where: string): Promise<string> => {
    const { rows } = await market.server.kernel.db.execute(
      sql.raw(`explain select * from reviews where goods_id = 7 and ${where} order by id desc limit 21`),
    );
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };

  it('is read off an index in every tab, first and far down', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { stock: 5 });
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
    const line = order.lines[0]?.id ?? 0;
    const item = { line_id: line, score: 5, content: '好' };
    await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items: [item] });
    await market.server.kernel.db.execute(sql`
      alter table reviews drop constraint reviews_line_once, drop constraint reviews_goods_id_goods_id_fk`);
    await market.server.kernel.db.execute(sql`
      insert into reviews (order_id, line_id, goods_id, sku_id, shop_id, shopper_id, score, grade, content, images,
        sku, nickname, avatar, is_anonymous, is_automatic, created_at)
      select order_id, line_id, n % 20, sku_id, shop_id, shopper_id, score, (array['good', 'medium', 'poor'])[1 + n % 3],
        content, case when n % 5 = 0 then array['/files/00/a.webp'] else images end, sku, nickname, avatar,
        is_anonymous, is_automatic, created_at
      from reviews, generate_series(1, 20000) n where line_id = ${line}`);
    await market.server.kernel.db.execute(sql`analyze reviews`);
    for (const tab of ['true', `grade = 'poor'`, 'cardinality(images) > 0']) {
      for (const page of [tab, `${tab} and id < 9000`]) {
        expect(await plan(market, page)).not.toMatch(/Seq Scan|Sort/);
      }
    }
  });
});
