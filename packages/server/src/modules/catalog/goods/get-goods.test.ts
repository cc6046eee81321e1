import { aGoods, aShopFixture, aShopper, firstSku, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';
import { claimStock } from '../stock/stock.ts';

const it = marketTest.extend('shop', ({ market }) =>
  aShopFixture(market, { type: 'self', name: '橙集自营' }),
);

const details = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/goods/details', { id });

const twoColours = {
  specs: [{ name: '颜色', values: ['雾紫', '银灰'] }],
  skus: [
    { values: ['雾紫'], price: '369.00', was_price: '429.00', stock: 2, image: '/files/00/purple.webp' },
    { values: ['银灰'], price: '399.00', stock: 0 },
  ],
};

describe('the details of a goods', () => {
  it('are whole, for anyone', async ({ market, shop }) => {
    const { id } = await aGoods(shop, {
      ...twoColours,
      title: '耳机',
      params: [{ name: '续航', value: '40 小时' }],
      content: '<p>好<script>x</script></p>',
    });
    expect(await details(market, id)).toMatchObject({
      id,
      title: '耳机',
      images: ['/files/00/goods.webp'],
      price: '369.00',
      was_price: '429.00',
      specs: twoColours.specs,
      skus: [
        { values: ['雾紫'], price: '369.00', was_price: '429.00', stock: 2, image: '/files/00/purple.webp' },
        { values: ['银灰'], price: '399.00', was_price: null, stock: 0, image: '/files/00/goods.webp' },
      ],
      params: [{ name: '续航', value: '40 小时' }],
      content: '<p>好</p>',
      sold: 0,
      on_sale: true,
      category_id: shop.categoryId,
      shop: { id: shop.id, name: '橙集自营', type: 'self', city: '杭州' },
      freight: { text: '包邮', free: true },
      comment: { all: 0, rate: 1, score: 5, rows: [] },
      collected: false,
    });
  });

  it('speak English where there is English', async ({ market, shop }) => {
    const { id } = await aGoods(shop, {
      title_en: 'Headphones',
      content: '<p>好</p>',
      content_en: '<p>Good</p>',
    });
    expect(await details(market, id, 'en')).toMatchObject({
      title: 'Headphones',
      content: '<p>Good</p>',
      freight: { text: 'Free shipping' },
    });
    const plain = await aGoods(shop, { title: '只有中文', title_en: '', content: '<p>好</p>' });
    expect(await details(market, plain.id, 'en')).toMatchObject({ title: '只有中文', content: '<p>好</p>' });
  });

  it('count the goods the shop has on sale', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aGoods(shop);
    await aGoods(shop, { state: 'off' });
    expect((await details(market, id)).shop.goods_count).toBe(1);
  });

  it('say what freight begins at and from what amount it is free', async ({ market, shop }) => {
    const templateId = await saveFreightTemplate(market.context(), {
      shopId: shop.id,
      name: '按件',
      kind: 'piece',
      rates: [
        { provinces: [], firstUnits: 1, firstCents: 600 as never, nextUnits: 1, nextCents: 100 as never },
      ],
      freeOverCents: 9_900,
      noDelivery: [],
    });
    const { id } = await aGoods(shop, { freight_template_id: templateId });
    expect((await details(market, id)).freight).toEqual({
      text: '快递 ¥6.00 起，满 ¥99.00 包邮',
      free: false,
    });
    expect((await details(market, id, 'en')).freight.text).toBe('Shipping from ¥6.00, free over ¥99.00');
  });

  it('show the stock as it is now', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 3 });
    await claimStock(market.context(), [{ skuId: firstSku(goods).sku_id, number: 2 }]);
    expect((await details(market, goods.id)).skus[0]?.stock).toBe(1);
  });

  it('are still shown when the goods is off sale, and say so', async ({ market, shop }) => {
    const { id } = await aGoods(shop, { state: 'off' });
    expect((await details(market, id)).on_sale).toBe(false);
  });

  it('of a goods that never was are refused', async ({ market }) => {
    expect(await getRefusalKey(details(market, 999_999))).toBe('catalog.goods_gone');
    expect(await getRefusalKey(details(market, 0))).toBe('common.invalid_input');
  });
});

describe('favourites', () => {
  const collect = (client: ReturnType<Market['client']>, id: number, collected: boolean) =>
    client.call('POST /wanlshop/goods/collect', { id, collected });

  it('are the shopper’s own, counted, and may be saved twice', async ({ market, shop }) => {
    const { client } = await aShopper(market);
    const stranger = await aShopper(market);
    const { id } = await aGoods(shop);
    expect(await collect(client, id, true)).toEqual({ collected: true, collection: 1 });
    expect(await collect(client, id, true)).toEqual({ collected: true, collection: 1 });
    expect((await client.call('GET /wanlshop/goods/details', { id })).collected).toBe(true);
    expect((await stranger.client.call('GET /wanlshop/goods/details', { id })).collected).toBe(false);
    const { statistics } = await client.call('GET /wanlshop/user/statistics', {});
    expect(statistics.dynamic.collection).toBe(1);
    expect(await collect(stranger.client, id, false)).toEqual({ collected: false, collection: 0 });
    expect(await collect(client, id, false)).toEqual({ collected: false, collection: 0 });
  });

  it('are not for visitors, nor of goods that never were', async ({ market, shop }) => {
    const { client } = await aShopper(market);
    expect(await getRefusalKey(collect(client, 999_999, true))).toBe('catalog.goods_gone');
    expect(await getRefusalKey(collect(market.client(), 1, true))).toBe('common.login_required');
    expect(await getRefusalKey(collect(shop.seller.client, 1, true))).toBe('common.login_required');
  });
});
