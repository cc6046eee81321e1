import { aGoods, aShopFixture, firstSku, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { addCategory, addFavourites, countSoldOut, findSkusForSale } from '../index.ts';

const it = marketTest.extend('shop', ({ market }) =>
  aShopFixture(market, { type: 'flagship', name: '声洛数码' }),
);

const db = (market: Market) => market.context().db;

describe('a sku for sale', () => {
  it('has all that a cart or a checkout asks for', async ({ market, shop }) => {
    const goods = await aGoods(shop, {
      title: '耳机',
      title_en: 'Headphones',
      specs: [{ name: '颜色', values: ['雾紫'] }],
      skus: [
        { values: ['雾紫'], price: '369.00', stock: 4, weight_grams: 250, image: '/files/00/purple.webp' },
      ],
    });
    const { goods_id, sku_id } = firstSku(goods);
    expect(await findSkusForSale(db(market), [sku_id])).toEqual([
      {
        skuId: sku_id,
        goodsId: goods_id,
        shopId: shop.id,
        shopName: '声洛数码',
        shopNameEn: expect.stringMatching(/^Shop/),
        shopType: 'flagship',
        title: '耳机',
        titleEn: 'Headphones',
        image: '/files/00/purple.webp',
        values: ['雾紫'],
        valuesEn: ['雾紫'],
        priceCents: 36_900,
        stock: 4,
        isOnSale: true,
        categoryId: shop.categoryId,
        freightTemplateId: shop.templateId,
        weightGrams: 250,
        mostPerOrder: null,
        mostPerBuyer: null,
      },
    ]);
  });

  it('without a picture of its own shows its goods’', async ({ market, shop }) => {
    const { sku_id } = firstSku(await aGoods(shop));
    expect((await findSkusForSale(db(market), [sku_id]))[0]?.image).toBe('/files/00/goods.webp');
  });

  it('differs from one whose goods is off sale', async ({ market, shop }) => {
    const { sku_id } = firstSku(await aGoods(shop, { state: 'off' }));
    expect(await findSkusForSale(db(market), [sku_id])).toMatchObject([{ isOnSale: false }]);
  });

  it('comes once, in the order of ids, and not at all when there is none', async ({ market, shop }) => {
    const first = firstSku(await aGoods(shop)).sku_id;
    const second = firstSku(await aGoods(shop)).sku_id;
    const found = await findSkusForSale(db(market), [second, 999_999, first, second]);
    expect(found.map(({ skuId }) => skuId)).toEqual([first, second]);
    expect(await findSkusForSale(db(market), [])).toEqual([]);
  });
});

describe('the catalog', () => {
  it('counts what a shop has on sale but sold out', async ({ market }) => {
    const shop = await aShopFixture(market);
    await aGoods(shop, { stock: 0 });
    await aGoods(shop, { stock: 0, state: 'off' });
    await aGoods(shop, { stock: 1 });
    expect(await countSoldOut(db(market), shop.id)).toBe(1);
  });

  it('keeps the category tree at three levels, below what is there', async ({ market }) => {
    const ctx = market.context();
    const add = (parentId: number | null) =>
      addCategory(ctx, { parentId, nameZh: '类', nameEn: 'Category', image: '', position: 0 });
    const third = await add(await add(await add(null)));
    await expect(add(third)).rejects.toMatchObject({ cause: { constraint: 'categories_level_known' } });
    await expect(add(999_999)).rejects.toThrow('no category');
  });

  it('takes favourites for goods only, and for somebody only', async ({ market, shop }) => {
    const goods = await aGoods(shop);
    await expect(addFavourites(market.context(), 999_999, [goods.id])).rejects.toThrow();
    expect(await addFavourites(market.context(), 999_999, [])).toBe(0);
    expect(await addFavourites(market.context(), 999_999, [999_999])).toBe(0);
  });
});
