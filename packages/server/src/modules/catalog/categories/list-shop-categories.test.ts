import { aCategory, aGoods, aShop, aShopFixture, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const categories = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/shop/categories', { id });

it('a shop’s categories are those it has goods on sale in, under their top ones', async ({ market }) => {
  const shop = await aShopFixture(market);
  const top = await aCategory(market, null, '数码');
  const branch = await aCategory(market, top, '影音');
  const [phones, mice] = [await aCategory(market, branch, '耳机'), await aCategory(market, branch, '鼠标')];
  await aCategory(market, branch, '键盘');
  await aGoods(shop, { category_id: phones });
  await aGoods(shop, { category_id: phones });
  await aGoods(shop, { category_id: mice });
  const off = await aGoods(shop, { category_id: mice });
  await shop.seller.client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
  await aGoods(await aShopFixture(market), { category_id: mice });
  expect((await categories(market, shop.id)).rows).toMatchObject([
    {
      id: top,
      name: '数码',
      goods_count: 3,
      children: [
        { id: phones, name: '耳机', goods_count: 2 },
        { id: mice, name: '鼠标', goods_count: 1 },
      ],
    },
  ]);
  expect((await categories(market, shop.id, 'en')).rows[0]?.name).toMatch(/^Category/);
});

it('a top category that holds goods itself stands alone', async ({ market }) => {
  const shop = await aShopFixture(market);
  await aGoods(shop);
  expect((await categories(market, shop.id)).rows).toMatchObject([
    { id: shop.categoryId, goods_count: 1, children: [] },
  ]);
});

it('a shop without goods has no categories', async ({ market }) => {
  expect((await categories(market, (await aShop(market)).id)).rows).toEqual([]);
});
