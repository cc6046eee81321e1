import { aGoods, anOrder, aShopper, explainQuery, toPlanCost } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listReviewRows } from './reviews.queries.ts';

const filled = 20_000;
/** What a page may cost: reading all reviews of the goods costs several times as much. */
const pageCost = 200;

/** One goods with very many reviews, of which one in fifty says something. */
const it = marketTest.extend('goodsId', { scope: 'file' }, async ({ market, shop }) => {
  const goods = await aGoods(shop);
  const shopper = await aShopper(market);
  const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
  await shopper.client.call('POST /wanlshop/order/comment', {
    id: order.id,
    items: [{ line_id: order.lines[0]?.id ?? 0, score: 5, content: '好' }],
  });
  const { db } = market.server.kernel;
  // each review has a line of an order, which takes long to make so often
  await db.execute(sql`alter table reviews drop constraint reviews_line_id_order_lines_id_fk`);
  await db.execute(sql`
    insert into reviews (order_id, line_id, goods_id, sku_id, shop_id, shopper_id, score, grade, content, images, tags,
      sku, nickname, avatar, is_anonymous, is_automatic, version, created_at)
    select order_id, line_id + n, goods_id, sku_id, shop_id, shopper_id, score, grade, content, images,
      case when n % 50 = 0 then array['delivery'] else '{}' end,
      sku, nickname, avatar, is_anonymous, is_automatic, version, created_at
    from reviews, generate_series(1, ${filled}) n where goods_id = ${goods.id}`);
  await db.execute(sql`vacuum analyze reviews`);
  return goods.id;
});

describe('among many reviews of a goods', () => {
  it('those that say something often said are read off an index, first and far down', async ({
    market,
    goodsId,
  }) => {
    for (const before of [undefined, 9_000]) {
      const asked = { goodsId, tab: 'all', tag: 'delivery', before, limit: 11 } as const;
      const plan = await explainQuery(market, (db) => listReviewRows(db, asked));
      expect(plan).not.toMatch(/Seq Scan|Sort/);
      expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
    }
  });
});
