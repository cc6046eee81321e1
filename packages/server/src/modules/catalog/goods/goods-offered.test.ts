import { aCategory, aGoods, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findGoodsOffered, listSkuPrices, listTopCategories } from '../index.ts';

const db = (market: Market) => market.context().db;

describe('what an offer made of a goods must know of it', () => {
  it('is whose it is, what it is called, the path of its category and whether it is on sale', async ({
    market,
    shop,
  }) => {
    const top = await aCategory(market);
    const middle = await aCategory(market, top);
    const category_id = await aCategory(market, middle);
    const goods = await aGoods(shop, { category_id, title: '新茶', title_en: 'Tea' });
    const offered = { id: goods.id, shopId: shop.id, title: '新茶', titleEn: 'Tea' };
    const categoryIds = [top, middle, category_id];
    expect(await findGoodsOffered(db(market), goods.id)).toEqual({ ...offered, categoryIds, isOnSale: true });
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await findGoodsOffered(db(market), goods.id)).toMatchObject({ isOnSale: false });
  });

  it('is one category where that has none above it, and nothing of a goods that is not there', async ({
    market,
    shop,
  }) => {
    const { id } = await aGoods(shop);
    expect((await findGoodsOffered(db(market), id))?.categoryIds).toEqual([shop.categoryId]);
    expect(await findGoodsOffered(db(market), id + 1_000_000)).toBeNull();
  });

  it('is what each sku that is sold costs, in their order', async ({ market, shop }) => {
    const skus = [
      { values: ['小'], price: '9.00', stock: 1 },
      { values: ['大'], price: '7.50', stock: 0 },
    ];
    const specs = [{ name: '尺码', values: ['小', '大'] }];
    const goods = await aGoods(shop, { specs, skus });
    const [small = 0, large = 0] = goods.skus.map(({ id }) => id);
    expect(await listSkuPrices(db(market), goods.id)).toEqual([
      { id: small, priceCents: 900 },
      { id: large, priceCents: 750 },
    ]);
    await shop.seller.client.call('POST /seller/goods/save', {
      ...goods,
      specs: [{ name: '尺码', values: ['大'] }],
      skus: [{ id: large, values: ['大'], price: '7.00', stock: 1 }],
    });
    expect(await listSkuPrices(db(market), goods.id)).toEqual([{ id: large, priceCents: 700 }]);
  });
});

describe('the list of categories', () => {
  it('names the categories at the top of the tree among these, in its order', async ({ market }) => {
    const [first, second] = [await aCategory(market, null, '生鲜'), await aCategory(market, null, '图书')];
    const below = await aCategory(market, first);
    const found = await listTopCategories(db(market), [second, below, first]);
    expect(found.map(({ id, nameZh }) => [id, nameZh])).toEqual([
      [first, '生鲜'],
      [second, '图书'],
    ]);
    expect(await listTopCategories(db(market), [])).toEqual([]);
  });
});
