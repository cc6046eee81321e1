/** However much people keep, a page of it and a shop's figures are read off an index. */
import { aGoods, aShopper, explainQuery, toPlanCost } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../../kernel/db/database.ts';
import { listFavouriteRows, listNewFavourites } from './favourite.queries.ts';
import { listFootprintRows } from './footprint.queries.ts';

const filled = 5_000;
const people = 6;

let shopperId = 0;

/** Everybody keeps every goods, a minute after the one before, and looked at each of them once. */
it.beforeAll(async ({ market, shop }) => {
  const { id } = await aGoods(shop);
  for (let count = 0; count < people; count += 1) shopperId = (await aShopper(market)).id;
  const { db } = market.server.kernel;
  const copied = sql.raw(
    `shop_id, level1_id, level2_id, level3_id, is_on_sale, price_cents, sold, search, shop_type, shop_name_zh,
     shop_name_en, category_id, title, title_en, images, ratio, tags, specs, params, content, content_en,
     freight_template_id, in_stock, price_max_cents, created_at, updated_at`,
  );
  await db.execute(sql`
    insert into goods (${copied}) select ${copied} from goods, generate_series(1, ${filled}) where id = ${id}`);
  await db.execute(sql`
    insert into favourites (shopper_id, goods_id, shop_id, created_at)
    select s.id, g.id, g.shop_id, '2026-01-01'::timestamptz + g.id * interval '10 minutes' from goods g, shoppers s`);
  await db.execute(sql`
    insert into footprints (shopper_id, goods_id, day, seen_at)
    select s.id, g.id, '2026-01-01', '2026-01-01'::timestamptz + g.id * interval '1 minute' from goods g, shoppers s`);
  await db.execute(sql`vacuum analyze goods, favourites, footprints`);
});

const pageCost = 250;
const middle = { at: new Date('2026-01-15T00:00:00Z'), goodsId: 1 };

it.for([
  ['the first page', undefined],
  ['a page far down', middle],
] as const)(
  '%s of favourites and footprints is neither sorted nor gathered whole',
  async ([_, after], { market }) => {
    const page = { after, limit: 21 };
    const all = { keyword: undefined, isGone: false };
    for (const ask of [
      (db: Db) => listFavouriteRows(db, shopperId, page, all),
      (db: Db) => listFootprintRows(db, shopperId, page),
    ]) {
      const plan = await explainQuery(market, ask);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
      expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
    }
  },
);

it('a shop’s new favourites of a week are read off the days', async ({ market, shop }) => {
  const plan = await explainQuery(market, (db) =>
    listNewFavourites(db, 'Asia/Shanghai', shop.id, '2026-01-10', '2026-01-12'),
  );
  expect(plan).toContain('favourites_of_shop');
});
