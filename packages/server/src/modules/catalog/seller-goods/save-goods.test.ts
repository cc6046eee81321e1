import type { CallIn } from '@chengji/contract';
import {
  aCategory,
  aGoods,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  goodsForm,
  type Market,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { claimStock, findSkusForSale } from '../index.ts';

const it = marketTest
  .extend('stranger', { scope: 'file' }, ({ market }) => aShopFixture(market))
  .extend(
    'save',
    ({ market, shop }) =>
      async (form: Form, client = shop.seller.client) =>
        client.call('POST /seller/goods/save', await withCurrentVersion(market, 'goods', form)),
  );

type Form = CallIn<'POST /seller/goods/save'>;
const db = (market: Market) => market.context().db;

const coloured = (...colours: string[]): Pick<Form, 'specs' | 'skus'> => ({
  specs: [{ name: '颜色', values: colours }],
  skus: colours.map((colour, index) => ({ values: [colour], price: `${index + 1}.00`, stock: 5 })),
});
const getSkuId = (goods: Awaited<ReturnType<typeof aGoods>>, colour: string) =>
  goods.skus.find(({ values }) => values[0] === colour)?.id;

describe('saving a goods', () => {
  it('keeps all that the seller filled in', async ({ shop, save }) => {
    const form = goodsForm(shop, {
      ...coloured('红', '蓝'),
      images: ['/files/00/a.webp', '/files/00/b.webp'],
      ratio: '4:5',
      tags: ['包邮'],
      params: [{ name: '材质', value: '棉' }],
      content: '<p onclick="x()">好</p>',
      content_en: '<p>Good</p>',
      state: 'off',
    });
    const saved = await save(form);
    const { skus, content, ...rest } = form;
    expect(saved).toMatchObject({ ...rest, content: '<p>好</p>', sold: 0 });
    expect(saved.skus).toMatchObject(
      skus.map((sku) => ({ ...sku, was_price: null, code: '', weight_grams: 0 })),
    );
    const { client } = shop.seller;
    expect(await client.call('GET /seller/goods/details', { id: saved.id })).toEqual(saved);
  });

  it('keeps the English of its words, and shows them to everybody who reads English', async ({
    market,
    shop,
    save,
  }) => {
    const english = {
      颜色: 'Colour',
      红: 'Red',
      蓝: 'Blue',
      包邮: 'Free delivery',
      材质: 'Fabric',
      棉: 'Cotton',
    };
    const form = goodsForm(shop, {
      ...coloured('红', '蓝'),
      tags: ['包邮'],
      params: [{ name: '材质', value: '棉' }],
      english,
    });
    const { id, skus } = await save(form);
    const again = await save({ ...form, id, english: undefined });
    expect(again.english).toEqual(english);
    const shown = await market.client(null, 'en').call('GET /wanlshop/goods/details', { id });
    expect(shown).toMatchObject({
      specs: [{ name: 'Colour', values: ['Red', 'Blue'] }],
      skus: [{ values: ['Red'] }, { values: ['Blue'] }],
      tags: ['Free delivery'],
      params: [{ name: 'Fabric', value: 'Cotton' }],
    });
    const inChinese = await market.client().call('GET /wanlshop/goods/details', { id });
    expect(inChinese).toMatchObject({ specs: form.specs, tags: form.tags, params: form.params });
    const found = { shop_id: shop.id, keyword: 'free delivery' };
    const { rows } = await market.client(null, 'en').call('GET /wanlshop/goods/list', found);
    expect(rows).toMatchObject([{ id, tags: ['Free delivery'] }]);
    const [sku] = await findSkusForSale(db(market), [skus[1]?.id ?? 0]);
    expect(sku).toMatchObject({ values: ['蓝'], valuesEn: ['Blue'] });
  });

  it('keeps the ids of skus, by id or by combination, and retires those left out', async ({
    market,
    shop,
    save,
  }) => {
    const first = await aGoods(shop, coloured('红', '蓝', '绿'));
    const red = getSkuId(first, '红');
    const blue = getSkuId(first, '蓝');
    const second = await save({
      ...goodsForm(shop, { id: first.id }),
      specs: [{ name: '颜色', values: ['蓝', '紫', '橙'] }],
      skus: [
        { values: ['蓝'], price: '9.00', stock: 1 },
        { id: red, values: ['紫'], price: '8.00', stock: 1 },
        { values: ['橙'], price: '7.00', stock: 1 },
      ],
    });
    expect(getSkuId(second, '蓝')).toBe(blue);
    expect(getSkuId(second, '紫')).toBe(red);
    const green = getSkuId(first, '绿') ?? 0;
    expect(await findSkusForSale(db(market), [green])).toMatchObject([{ skuId: green, isOnSale: false }]);
    const third = await save({ ...goodsForm(shop, { id: first.id }), ...coloured('绿', '蓝') });
    expect(getSkuId(third, '绿')).toBe(green);
  });

  it('lets skus trade their combinations', async ({ shop, save }) => {
    const first = await aGoods(shop, coloured('红', '蓝'));
    const [red, blue] = first.skus.map(({ id }) => id);
    const second = await save({
      ...goodsForm(shop, { id: first.id }),
      specs: first.specs,
      skus: [
        { id: red, values: ['蓝'], price: '1.00', stock: 1 },
        { id: blue, values: ['红'], price: '1.00', stock: 1 },
      ],
    });
    expect([getSkuId(second, '蓝'), getSkuId(second, '红')]).toEqual([red, blue]);
  });

  it('applies to the stock only what the seller changed of what they saw', async ({ market, shop, save }) => {
    const goods = await aGoods(shop, { stock: 10 });
    const id = goods.skus[0]?.id ?? 0;
    const saveStock = (stock: number, stock_was?: number) =>
      save({
        ...goodsForm(shop, { id: goods.id }),
        skus: [{ id, values: [], price: '12.30', stock, ...(stock_was !== undefined && { stock_was }) }],
      });
    await claimStock(market.context(), [{ skuId: id, number: 3 }]);
    expect((await saveStock(15, 10)).skus[0]?.stock).toBe(12);
    expect((await saveStock(0, 99)).skus[0]?.stock).toBe(0);
    expect((await saveStock(4)).skus[0]?.stock).toBe(4);
  });

  it('shows the cheapest price in lists, and a price before only where it was higher', async ({
    market,
    shop,
  }) => {
    const { id } = await aGoods(shop, {
      specs: [{ name: '颜色', values: ['红', '蓝'] }],
      skus: [
        { values: ['红'], price: '20.00', was_price: '30.00', stock: 1 },
        { values: ['蓝'], price: '10.00', was_price: '9.00', stock: 0 },
      ],
    });
    const { rows } = await market
      .client()
      .call('GET /wanlshop/goods/list', { shop_id: shop.id, sort: 'new' });
    expect(rows[0]).toMatchObject({ id, price: '10.00', was_price: null, in_stock: true });
  });

  it.for<[string, string, Partial<Form>]>([
    [
      'a sku without a value',
      'catalog.skus_do_not_match_specs',
      { specs: [{ name: '颜色', values: ['红'] }] },
    ],
    [
      'a value without a sku',
      'catalog.skus_do_not_match_specs',
      { ...coloured('红'), specs: [{ name: '颜色', values: ['红', '蓝'] }] },
    ],
    [
      'a combination twice',
      'catalog.sku_twice',
      { ...coloured('红'), skus: [...coloured('红').skus, ...coloured('红').skus] },
    ],
    ['a price of nothing', 'catalog.price_zero', { skus: [{ values: [], price: '0.00', stock: 1 }] }],
    ['a category that is not there', 'catalog.category_unknown', { category_id: 999_999 }],
    [
      'a freight template that is not there',
      'catalog.freight_template_unknown',
      { freight_template_id: 999_999 },
    ],
    [
      'a sku of another goods',
      'common.not_found',
      { skus: [{ id: 1, values: [], price: '1.00', stock: 1 }] },
    ],
    ['no picture', 'common.invalid_input', { images: [] }],
    ['a picture from elsewhere', 'common.invalid_input', { images: ['https://example.com/a.png'] }],
    ['a title with U+0000', 'common.invalid_input', { title: '好\u0000货' }],
    ['a title too long', 'common.invalid_input', { title: '好'.repeat(121) }],
    ['a description too long', 'common.invalid_input', { content: '好'.repeat(50_001) }],
    [
      'four specs',
      'common.invalid_input',
      { specs: ['a', 'b', 'c', 'd'].map((name) => ({ name, values: ['x'] })) },
    ],
    ['a stock below zero', 'common.invalid_input', { skus: [{ values: [], price: '1.00', stock: -1 }] }],
  ])('refuses %s', async ([_, key, invalid], { shop, save }) => {
    expect(await getRefusalKey(save({ ...goodsForm(shop), ...invalid }))).toBe(key);
  });

  it('hangs goods on the last level only', async ({ market, shop, save }) => {
    const top = await aCategory(market);
    await aCategory(market, top);
    expect(await getRefusalKey(save(goodsForm(shop, { category_id: top })))).toBe(
      'catalog.category_not_leaf',
    );
  });

  it('is for the shop’s own people with the right to it', async ({ market, shop, stranger, save }) => {
    const { id } = await aGoods(shop);
    const taken = { ...goodsForm(stranger), id };
    expect(await getRefusalKey(save(taken, stranger.seller.client))).toBe('common.not_found');
    const foreign = goodsForm(shop, { freight_template_id: stranger.templateId });
    expect(await getRefusalKey(save(foreign))).toBe('catalog.freight_template_unknown');
    const clerk = await aSeller(market, shop.id, 'service');
    expect(await getRefusalKey(save(goodsForm(shop), clerk.client))).toBe('common.no_permission');
    expect(await getRefusalKey(save(goodsForm(shop), (await aShopper(market)).client))).toBe(
      'common.login_required',
    );
    expect(await getRefusalKey(save(goodsForm(shop), market.client()))).toBe('common.login_required');
  });
});
