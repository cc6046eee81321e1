import { aGoods, aShopFixture, goodsForm, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { claimStock, recordReviewFigures, returnStock } from '../index.ts';

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const details = (market: Market, id: number) => market.client().call('GET /wanlshop/goods/details', { id });
const colours = ['红', '蓝', '绿'];
const coloured = (stock: number) => ({
  specs: [{ name: '颜色', values: colours }],
  skus: colours.map((colour) => ({ values: [colour], price: '1.00', stock })),
});

describe('saving goods', () => {
  it('loses no piece when a seller saves while others buy and give back', async ({ market, shop }) => {
    const goods = await aGoods(shop, coloured(20));
    let version = goods.version;
    const skus = goods.skus.map(({ id }) => id);
    const buyAndReturn = (index: number) =>
      transact(market.context(), async (ctx) => {
        const items = [0, 1].map((step) => ({ skuId: skus[(index + step) % 3] ?? 0, number: 1 }));
        expect(await claimStock(ctx, items)).toEqual([]);
        if (index % 2) await returnStock(ctx.db, items);
      });
    const save = async () => {
      const saved = await shop.seller.client.call('POST /seller/goods/save', {
        ...goodsForm(shop, { id: goods.id, version }),
        specs: goods.specs,
        skus: goods.skus.map(({ id, values, price }) => ({ id, values, price, stock: 20, stock_was: 20 })),
      });
      version = saved.version;
    };
    let saves: Promise<void> = Promise.resolve();
    const saving = () => {
      saves = saves.then(save); // one person saves again and again
      return saves;
    };
    await many<unknown>(30, (index) => (index % 5 === 0 ? saving() : buyAndReturn(index)));
    const bought = Array.from({ length: 30 }, (_, index) => index).filter(
      (index) => index % 5 && index % 2 === 0,
    );
    const stocks = (await details(market, goods.id)).skus.map(({ stock }) => stock);
    expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(60 - 2 * bought.length);
  });

  it('takes one of several saves that began from one version, with each combination once', async ({
    market,
    shop,
  }) => {
    const goods = await aGoods(shop);
    const save = () =>
      shop.seller.client.call('POST /seller/goods/save', {
        ...goodsForm(shop, { id: goods.id, version: goods.version }),
        ...coloured(5),
      });
    const results = await Promise.allSettled(Array.from({ length: 5 }, save));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await details(market, goods.id)).skus.map(({ values }) => values[0])).toEqual(colours);
  });

  it('counts the goods a shop has on sale when several people switch them at once', async ({ market }) => {
    const shop = await aShopFixture(market);
    const goods = await many(6, () => aGoods(shop));
    const ids = goods.map(({ id }) => id);
    await many(24, (index) =>
      shop.seller.client.call('POST /seller/goods/state', {
        ids: [ids[index % 6] ?? 0, ids[(index + 1) % 6] ?? 0].sort((a, b) => a - b),
        state: index % 2 ? 'on' : 'off',
      }),
    );
    const { counts } = await shop.seller.client.call('GET /seller/goods/list', {});
    expect((await details(market, ids[0] ?? 0)).shop.goods_count).toBe(counts.on);
  });

  it('counts every review that is written at once, and shows two of them', async ({ market, shop }) => {
    const goods = await aGoods(shop);
    const { db } = market.context();
    const head = (id: number) => ({
      id,
      authorId: null,
      nickname: '林',
      avatar: '',
      score: 5,
      content: '好',
      images: [],
      sku: '',
      createtime: id,
    });
    await many(25, (index) =>
      recordReviewFigures(db, goods.id, {
        score: (index % 5) + 1,
        hasImage: index % 5 === 0,
        tags: index % 5 === 0 ? [] : ['quality', 'fresh'],
        head: index % 2 ? head(index + 1) : null,
      }),
    );
    const { comment } = await details(market, goods.id);
    expect(comment.tags).toEqual([
      { tag: 'fresh', count: 20 },
      { tag: 'quality', count: 20 },
    ]);
    expect(comment).toMatchObject({ all: 25, good: 10, medium: 5, poor: 10, image: 5, score: 3, rate: 0.4 });
    expect(comment.rows).toHaveLength(2);
  });
});
