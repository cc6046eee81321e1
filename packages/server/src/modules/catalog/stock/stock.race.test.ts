import { aGoods, firstSku, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { claimStock, countSold, returnStock, type StockItem } from './stock.ts';

class Short extends Error {}

/** A buyer: takes all of the items, or nothing and says so. */
const buy = (market: Market, items: StockItem[]): Promise<boolean> =>
  transact(market.context(), async (ctx) => {
    if ((await claimStock(ctx, items)).length > 0) throw new Short();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Short) return false;
    throw error;
  });

const give = (market: Market, items: StockItem[]) =>
  transact(market.context(), ({ db }) => returnStock(db, items));
const goodsNow = async (market: Market, id: number) => {
  const found = await market.client().call('GET /wanlshop/goods/details', { id });
  const { rows } = await market.server.kernel.db.execute(sql`select in_stock from goods where id = ${id}`);
  return { stocks: found.skus.map(({ stock }) => stock), inStock: rows[0]?.in_stock, sold: found.sold };
};
const getSkuIds = (goods: Awaited<ReturnType<typeof aGoods>>) => goods.skus.map((sku) => sku.id);
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const twoSkus = (stock: number) => ({
  specs: [{ name: '颜色', values: ['红', '蓝'] }],
  skus: ['红', '蓝'].map((value) => ({ values: [value], price: '1.00', stock })),
});

describe('the stock', () => {
  it('gives 200 buyers of 30 pieces exactly 30', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 30 });
    const { sku_id: skuId } = firstSku(goods);
    const bought = await many(200, () => buy(market, [{ skuId, number: 1 }]));
    expect(bought.filter(Boolean)).toHaveLength(30);
    expect(await goodsNow(market, goods.id)).toMatchObject({ stocks: [0], inStock: false });
  });

  it('never sells a part: who asks for more than is left gets nothing', async ({ market, shop }) => {
    const goods = await aGoods(shop, twoSkus(10));
    const [red = 0, blue = 0] = getSkuIds(goods);
    const bought = await many(40, (index) =>
      buy(market, [
        { skuId: index % 2 ? red : blue, number: 3 },
        { skuId: index % 2 ? blue : red, number: 2 },
      ]),
    );
    const took = bought.filter(Boolean).length;
    const { stocks } = await goodsNow(market, goods.id);
    expect([3, 4]).toContain(took);
    expect(stocks[0] ?? 0).toBeGreaterThanOrEqual(0);
    expect((stocks[0] ?? 0) + (stocks[1] ?? 0)).toBe(20 - took * 5);
  });

  it('counts an item that is named twice as one', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 5 });
    const { sku_id: skuId } = firstSku(goods);
    const twice = [
      { skuId, number: 3 },
      { skuId, number: 3 },
    ];
    expect(await buy(market, twice)).toBe(false);
    expect((await goodsNow(market, goods.id)).stocks).toEqual([5]);
  });

  it('knows a goods is sold out when its last two skus go at once, and not when they come back', async ({
    market,
    shop,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const goods = await aGoods(shop, twoSkus(1));
      const skus = getSkuIds(goods);
      await many(2, (index) => buy(market, [{ skuId: skus[index] ?? 0, number: 1 }]));
      expect(await goodsNow(market, goods.id)).toMatchObject({ stocks: [0, 0], inStock: false });
      await many(2, (index) => give(market, [{ skuId: skus[index] ?? 0, number: 1 }]));
      expect(await goodsNow(market, goods.id)).toMatchObject({ stocks: [1, 1], inStock: true });
    }
  });

  it('sells nothing of a sku that was taken out', async ({ market, shop }) => {
    const goods = await aGoods(shop, twoSkus(5));
    const [red = 0] = getSkuIds(goods);
    const { specs, skus } = twoSkus(5);
    await aGoods(shop, {
      id: goods.id,
      version: goods.version,
      specs: [{ name: '颜色', values: specs[0]?.values.slice(1) ?? [] }],
      skus: skus.slice(1),
    });
    expect(await buy(market, [{ skuId: red, number: 1 }])).toBe(false);
  });

  it('counts every piece sold when several count at once', async ({ market, shop }) => {
    const goods = await aGoods(shop);
    const { db } = market.context();
    await many(20, () => countSold(db, [{ goodsId: goods.id, number: 2 }]));
    await countSold(db, [{ goodsId: goods.id, number: 5 }], -1);
    expect((await goodsNow(market, goods.id)).sold).toBe(35);
  });
});
