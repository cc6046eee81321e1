import type { GoodsSort } from '@chengji/contract';
import { aGoods, explainQuery, type ShopFixture, toPlanCost } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../../kernel/db/database.ts';
import { readWords, toSomeWords, toTiers } from '../search/relevance.rules.ts';
import { listSimilarRows } from '../similar/similar-goods.queries.ts';
import {
  type GoodsFilter,
  type GoodsList,
  listFilteredGoodsRows,
  listGoodsRows,
} from './goods-list.queries.ts';
import { goodsOrders } from './goods-order.rules.ts';

const filled = 20_000;

/** A market as full as lists will be: prices, sales and categories spread, one goods in ten off sale. */
it.beforeAll(async ({ market, shop }) => {
  const { id } = await aGoods(shop);
  const { db } = market.server.kernel;
  const columns = sql.raw(
    `shop_type, shop_name_zh, shop_name_en, category_id, title, title_en, images, ratio, tags, specs, params,
     content, content_en, freight_template_id, in_stock, price_max_cents, created_at, updated_at`,
  );
  await db.execute(sql`
    insert into goods (shop_id, level1_id, level2_id, level3_id, is_on_sale, price_cents, sold, search, ${columns})
    select shop_id, n % 10, n % 100, n % 1000, n % 10 <> 9, 1 + (n * 7919) % 1000, (n * 104729) % 5000,
      array_to_tsvector(array['词' || n % 1000, '耳', '机', '耳机', '机$', '耳机$', '~er-ji', '.数', '.码', '.数码']), ${columns}
    from goods, generate_series(1, ${filled}) n where id = ${id}`);
  await db.execute(sql`vacuum analyze goods`);
});

/** What a page may cost: reading the whole table costs ten times as much. */
const pageCost = 200;
const listed = (list: GoodsList) => (db: Db) => listGoodsRows(db, list);
const filtered = (list: GoodsList, filter: GoodsFilter) => (db: Db) =>
  listFilteredGoodsRows(db, list, filter);

const sorts = Object.keys(goodsOrders) as GoodsSort[];
const scopes = ['all', 'shop', 'level1', 'level2', 'level3'] as const;
const every = sorts.flatMap((sort) => scopes.map((scope) => [sort, scope] as const));
const getScopeId = (shop: ShopFixture, scope: string) => (scope === 'shop' ? shop.id : 5);

describe('a page of goods', () => {
  it.for(every)(
    'in the order %s, of %s, is read off an index, first and far down',
    async ([sort, scope], { market, shop }) => {
      const list = {
        sort,
        scope,
        scopeId: scope === 'all' ? undefined : getScopeId(shop, scope),
        limit: 21,
      };
      const after = goodsOrders[sort].by ? [500, 9_000] : [9_000];
      for (const ask of [listed(list), listed({ ...list, after })]) {
        const plan = await explainQuery(market, ask, true);
        expect(plan).not.toContain('Seq Scan');
        expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
      }
    },
  );

  it('of a price range reads no more than the range', async ({ market }) => {
    const list: GoodsList = { sort: 'price_asc', scope: 'all', limit: 21 };
    const plan = await explainQuery(market, filtered(list, { minCents: 100, maxCents: 120 }));
    expect(plan).toContain('Index Scan using goods_of_all_by_price');
    expect(plan).not.toContain('Sort');
  });

  const byRank: GoodsList = { sort: 'default', scope: 'all', limit: 21 };

  it('found by a rare word comes from the index of words', async ({ market }) => {
    const plan = await explainQuery(market, filtered(byRank, { searchQuery: `'词7'` }));
    expect(plan).toContain('goods_search');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('found by a word that all have is not gathered whole', async ({ market }) => {
    const plan = await explainQuery(market, filtered(byRank, { searchQuery: `'耳机'` }));
    expect(plan).toContain('goods_of_all_by_rank');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it.for(['耳机', '数码', 'erji', '没有'])(
    'of a search for %s costs little in each of its tiers that is read',
    async (words, { market }) => {
      const asked = readWords(words, await market.context().services.searchKnowledge.read());
      let found = 0;
      for (const { text: searchQuery, isCommon } of asked ? [...toTiers(asked), ...toSomeWords(asked)] : []) {
        const list = { ...byRank, isGathered: !isCommon };
        if (found >= byRank.limit) break;
        const plan = await explainQuery(market, filtered(list, { searchQuery }));
        expect(toPlanCost(plan), `${searchQuery}\n${plan}`).toBeLessThan(2 * pageCost);
        found += (await listFilteredGoodsRows(market.context().db, list, { searchQuery })).length;
      }
    },
  );

  it.for([{ after: undefined }, { after: [3, 500, 9_000] }, { after: [-1, 500, 9_000] }])(
    'like others is read off indexes, after $after',
    async ({ after }, { market }) => {
      const seeds = [10, 500, 9_000];
      const plan = await explainQuery(
        market,
        (db) => listSimilarRows(db, { seeds, ids: seeds, after }),
        true,
      );
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('goods_of_level1_by_rank');
      expect(plan).toContain('goods_of_all_by_rank');
    },
  );
});
