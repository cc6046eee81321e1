import { aPost, aShopFixture, aShopper, explainQuery, type ShopFixture, toPlanCost } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../../kernel/db/database.ts';
import { listCommentRows } from '../comments/comments.queries.ts';
import { listLikeDays, listLookDays } from '../figures/figures.queries.ts';
import { listFollowedPeople, listPersonFans } from '../people/people.queries.ts';
import { claimProcessing } from '../video/videos.queries.ts';
import {
  listLikedRows,
  listNear,
  listOfAuthor,
  listOfAuthors,
  listOfGoods,
  listPostingShops,
  listRanked,
} from './feed.queries.ts';

const filled = 20_000;
/** What a page may cost: reading the whole table costs ten times as much. */
const pageCost = 200;

/** As many posts as there will be, liked more or less, and all of one shop and topic: the worst there is. */
it.beforeAll(async ({ market, shop }) => {
  await aPost(market, await aShopFixture(market));
  const id = await aPost(market, shop);
  const { db } = market.server.kernel;
  await db.execute(sql`
    insert into posts (shop_id, category_id, title, title_en, content, content_en, images, ratio, goods_ids, likes, created_at,
      rank_even, rank_odd)
    select shop_id, category_id, title, title_en, content, content_en, images, ratio, goods_ids, n % 500,
      created_at - n * interval '1 minute', rank_even - n * 60, rank_odd - n * 60
    from posts, generate_series(1, ${filled}) n where id = ${id}`);
  const { id: shopperId } = await aShopper(market);
  await db.execute(sql`
    insert into post_comments (post_id, shopper_id, content, created_at)
    select p.id, ${shopperId}, '好', p.created_at from posts p`);
  await db.execute(
    sql`insert into post_goods (goods_id, post_id) select 1, id from posts on conflict do nothing`,
  );
  // of people that nobody knows: only how many there are matters
  await db.execute(sql`alter table post_likes drop constraint post_likes_shopper_id_shoppers_id_fk`);
  await db.execute(sql`
    insert into post_likes (post_id, shopper_id, author_key, created_at)
    select p.id, 1 + n, p.id % 900, p.created_at from posts p, generate_series(1, 3) n`);
  await db.execute(sql`vacuum analyze posts, post_comments, post_goods, post_likes`);
});

type Read = (db: Db, of: ShopFixture, after: number[] | undefined) => Promise<unknown>;
const page = { shopperId: 1, limit: 21, rank: 'rankOdd' } as const;
const feeds: [string, Read][] = [
  ['everything', (db, _, after) => listRanked(db, { ...page, scope: 'all', after })],
  [
    'a topic',
    (db, { categoryId }, after) => listRanked(db, { ...page, scope: 'category', scopeId: categoryId, after }),
  ],
  ['a type', (db, _, after) => listRanked(db, { ...page, scope: 'type', scopeId: 'other', after })],
  ['a shop', (db, { id }, after) => listOfAuthor(db, { authorKey: -id, before: after?.[1], limit: 21 })],
  ['a goods', (db, _, after) => listOfGoods(db, { goodsId: 1, before: after?.[1], limit: 21 })],
];

describe('among many posts', () => {
  it.for(feeds)(
    'a page of %s is read off an index, first and far down',
    async ([_, read], { market, shop }) => {
      for (const after of [undefined, [1_700_000_000, 9_000]]) {
        const plan = await explainQuery(market, (db) => read(db, shop, after), true);
        expect(plan).not.toMatch(/Seq Scan on posts|Sort/);
        expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
      }
    },
  );

  it('a page by nearness, or of whom one follows, reads as much of each index as a page', async ({
    market,
    shop,
  }) => {
    const near = { ...page, categoryIds: [shop.categoryId, 7], seconds: [3_600, 0] };
    for (const after of [undefined, [1_700_000_000, 9_000]]) {
      const plans = [
        await explainQuery(market, (db) => listNear(db, { ...near, after }), true),
        await explainQuery(
          market,
          (db) => listOfAuthors(db, { authorKeys: [-shop.id, 5, 6], before: after?.[1], limit: 21 }),
          true,
        ),
      ];
      for (const plan of plans) expect(plan).not.toContain('Seq Scan on posts');
    }
  });

  it('who posted last is found from shop to shop, however many posts one of them has', async ({
    market,
    shop,
  }) => {
    const [last, before] = await listPostingShops(market.server.kernel.db, 20);
    expect(last).toBe(shop.id);
    expect(before).toBeGreaterThan(0);
    const plan = await explainQuery(market, (db) => listPostingShops(db, 20));
    expect(plan).toContain('posts_of_author_shown');
    expect(plan).not.toContain('Seq Scan on posts');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('the comments of one are found without looking at those of others', async ({ market }) => {
    const ask = (before?: number) =>
      explainQuery(market, (db) => listCommentRows(db, 7, { after: before, limit: 21 }));
    for (const plan of [await ask(), await ask(9_000)]) expect(plan).toContain('post_comments_of_post');
  });

  it('what a person likes, follows and is followed by goes on from an index, also far down', async ({
    market,
  }) => {
    const at = new Date(1_700_000_000_000);
    const asked: [string, (db: Db, isFurther: boolean) => Promise<unknown>][] = [
      [
        'post_likes_of_shopper',
        (db, isFurther) =>
          listLikedRows(db, 1, { after: isFurther ? { at, postId: 9 } : undefined, limit: 21 }),
      ],
      [
        'user_follows_of_shopper',
        (db, isFurther) =>
          listFollowedPeople(db, 1, { after: isFurther ? { at, id: 9 } : undefined, limit: 21 }),
      ],
      [
        'user_follows_of_followed',
        (db, isFurther) => listPersonFans(db, 1, { after: isFurther ? { at, id: 9 } : undefined, limit: 21 }),
      ],
    ];
    for (const [index, ask] of asked)
      for (const isFurther of [false, true])
        expect(await explainQuery(market, (db) => ask(db, isFurther)), index).toContain(index);
  });

  it('the days of one author and the next video to process are found by an index', async ({ market }) => {
    const days = { from: '2026-01-01', to: '2026-01-30' };
    const since = new Date(1_700_000_000_000);
    const claim = { now: since, until: since, except: [] };
    expect(await explainQuery(market, (db) => listLookDays(db, 1, days))).toContain('author_days_once');
    expect(await explainQuery(market, (db) => listLikeDays(db, 'Asia/Shanghai', 1, since))).toContain(
      'post_likes_of_author',
    );
    expect(await explainQuery(market, (db) => claimProcessing(db, claim))).toContain('videos_to_process');
  });
});
