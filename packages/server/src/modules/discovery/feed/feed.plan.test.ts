import { aPost, aShopper, explainQuery, type ShopFixture, toPlanCost } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type Feed, listPostingShops, listPostRows } from './posts.queries.ts';
import { listCommentRows } from './responses.queries.ts';

const filled = 20_000;
/** What a page may cost: reading the whole table costs ten times as much. */
const pageCost = 200;

/** As many posts as there will be, liked more or less, and all of one shop and topic: the worst there is. */
it.beforeAll(async ({ market, shop }) => {
  const id = await aPost(market, shop);
  const { db } = market.server.kernel;
  await db.execute(sql`
    insert into posts (shop_id, category_id, title, title_en, content, content_en, images, ratio, goods_ids, likes, created_at)
    select shop_id, category_id, title, title_en, content, content_en, images, ratio, goods_ids, n % 500,
      created_at - n * interval '1 minute'
    from posts, generate_series(1, ${filled}) n where id = ${id}`);
  const { id: shopperId } = await aShopper(market);
  await db.execute(sql`
    insert into post_comments (post_id, shopper_id, content, created_at)
    select p.id, ${shopperId}, '好', p.created_at from posts p`);
  await db.execute(sql`vacuum analyze posts, post_comments`);
});

const feeds: [string, (of: ShopFixture) => Feed][] = [
  ['everything', () => ({ scope: 'all', limit: 21 })],
  ['a topic', ({ categoryId }) => ({ scope: 'category', scopeId: categoryId, limit: 21 })],
  ['a shop', ({ id: shopId }) => ({ scope: 'shop', scopeId: shopId, limit: 21 })],
];

describe('among many posts', () => {
  it.for(feeds)(
    'a page of %s is read off an index, first and far down',
    async ([_, feedOf], { market, shop }) => {
      for (const after of [undefined, [1_700_000_000, 9_000]]) {
        const plan = await explainQuery(market, (db) => listPostRows(db, { ...feedOf(shop), after }), true);
        expect(plan).not.toMatch(/Seq Scan|Sort/);
        expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
      }
    },
  );

  it('who posted last is found in the newest alone', async ({ market }) => {
    const plan = await explainQuery(market, (db) => listPostingShops(db, 20));
    expect(plan).toContain('posts_pkey');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('the comments of one are found without looking at those of others', async ({ market }) => {
    const ask = (before?: number) =>
      explainQuery(market, (db) => listCommentRows(db, { postId: 7, before, limit: 21 }));
    for (const plan of [await ask(), await ask(9_000)]) expect(plan).toContain('post_comments_of_post');
  });
});
