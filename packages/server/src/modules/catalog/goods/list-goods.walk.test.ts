import type { CallIn, CallOut, GoodsRow } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import { aCategory, aGoods, aShopFixture, type Market, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { countSold } from '../stock/stock.ts';

type Query = Omit<CallIn<'GET /wanlshop/goods/list'>, 'cursor' | 'limit'>;
type Goods = CallOut<'POST /seller/goods/save'> & { shop: ShopFixture; sold: number; type: string };

const all: Goods[] = [];
const path: Record<number, number[]> = {};

/** Thirty goods of two shops in three categories, with many equal prices and sales, so that ids must decide. */
it.beforeAll(async ({ market }) => {
  const shops = [
    await aShopFixture(market, { type: 'self' }),
    await aShopFixture(market, { type: 'personal' }),
  ];
  const top = await aCategory(market);
  const leaves = [await aCategory(market, top), await aCategory(market, top)];
  for (const leaf of leaves) path[leaf] = [top, leaf];
  for (let index = 0; index < 30; index += 1) {
    const shop = shops[index % 2] as ShopFixture;
    const leaf = leaves[index % 3] ?? shop.categoryId;
    path[leaf] ??= [leaf];
    const traits = {
      title: index % 4 ? `蓝牙耳机 ${index}` : `手冲壶 ${index}`,
      price: `${1 + (index % 5)}.00`,
      stock: index % 6 ? 3 : 0,
    };
    const goods = await aGoods({ ...shop, categoryId: leaf }, traits);
    const sold = (index * 7) % 4;
    await countSold(market.context().db, [{ goodsId: goods.id, number: sold }]);
    all.push({ ...goods, shop, sold, type: index % 2 ? 'personal' : 'self' });
  }
});

const getPrice = (goods: Goods) => parseMoney(goods.skus[0]?.price ?? '0.00');

/** The same by looking at every goods. */
function expected(query: Query): number[] {
  const found = all.filter(
    (goods) =>
      (query.shop_id === undefined || goods.shop.id === query.shop_id) &&
      (query.category_id === undefined || path[goods.category_id]?.includes(Number(query.category_id))) &&
      (query.shop_type === undefined || goods.type === query.shop_type) &&
      (query.in_stock === undefined || query.in_stock === 'false' || (goods.skus[0]?.stock ?? 0) > 0) &&
      (query.min === undefined || getPrice(goods) >= parseMoney(query.min)) &&
      (query.max === undefined || getPrice(goods) <= parseMoney(query.max)) &&
      (query.keyword === undefined || goods.title.includes(query.keyword)),
  );
  const keys: Record<string, (goods: Goods) => number> = {
    default: (goods) => -goods.sold,
    sales: (goods) => -goods.sold,
    price_asc: getPrice,
    price_desc: (goods) => -getPrice(goods),
    new: () => 0,
  };
  const key = keys[query.sort ?? 'default'] as (goods: Goods) => number;
  const turn = query.sort === 'price_asc' ? 1 : -1;
  return found.sort((a, b) => key(a) - key(b) || turn * (a.id - b.id)).map(({ id }) => id);
}

async function walk(market: Market, query: Query, limit: number): Promise<number[]> {
  const rows: GoodsRow[] = [];
  let cursor: string | null = null;
  do {
    const page: CallOut<'GET /wanlshop/goods/list'> = await market
      .client()
      .call('GET /wanlshop/goods/list', { ...query, limit, ...(cursor && { cursor }) });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return rows.map(({ id }) => id);
}

describe('a walk through the pages of any list', () => {
  it('meets each goods that fits once, in order', async ({ market }) => {
    const query = fc.record(
      {
        sort: fc.constantFrom('default', 'sales', 'price_asc', 'price_desc', 'new'),
        shop_id: fc.nat(1).map((index) => all[index]?.shop.id ?? 0),
        category_id: fc.nat(2).map((index) => all[index]?.category_id ?? 0),
        shop_type: fc.constantFrom('self', 'personal', 'flagship'),
        in_stock: fc.constantFrom('true', 'false'),
        min: fc.constantFrom('0.00', '2.00', '4.00'),
        max: fc.constantFrom('2.00', '3.00', '9.00'),
        keyword: fc.constantFrom('耳机', '壶', '蓝牙耳机', '洗衣机'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Query>;
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 31 }), async (asked, limit) => {
        expect(await walk(market, asked, limit)).toEqual(expected(asked));
      }),
      { numRuns: 60 },
    );
  });

  it('does not miss or repeat what stands there all the time, while others come and go', async ({
    market,
  }) => {
    const client = market.client();
    const first = await client.call('GET /wanlshop/goods/list', { sort: 'new', limit: 10 });
    const newcomer = await aGoods(all[0]?.shop as ShopFixture);
    const rest = await client.call('GET /wanlshop/goods/list', {
      sort: 'new',
      limit: 50,
      cursor: first.next ?? '',
    });
    const met = [...first.rows, ...rest.rows].map(({ id }) => id);
    expect(met).toEqual(expected({ sort: 'new' }));
    expect(met).not.toContain(newcomer.id);
  });
});
