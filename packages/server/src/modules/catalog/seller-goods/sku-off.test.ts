/** A sku that is switched off, and values that are renamed: nothing of them is lost, and nobody buys what is off. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallOut } from '@chengji/contract';
import {
  aGoods,
  type Buyer,
  getRefusalKey,
  goodsForm,
  type Market,
  type ShopFixture,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { claimStock } from '../index.ts';

type Goods = CallOut<'GET /seller/goods/details'>;
type Form = CallIn<'POST /seller/goods/save'>;
type SkuForm = Form['skus'][number];

const it = marketTest.extend('goods', ({ shop }) =>
  aGoods(shop, {
    specs: [{ name: '颜色', values: ['红', '蓝'] }],
    skus: [
      { values: ['红'], price: '8.00', was_price: '9.50', stock: 7, ...whole },
      { values: ['蓝'], price: '12.00', stock: 3 },
    ],
  }),
);

const whole = { code: 'RED-1', image: '/files/00/red.webp', weight_grams: 320 };
let red: number;
let blue: number;
it.beforeEach(async ({ goods }) => {
  [red = 0, blue = 0] = goods.skus.map(({ id }) => id);
});

const open = (shop: ShopFixture, goods: Goods) =>
  shop.seller.client.call('GET /seller/goods/details', { id: goods.id });
const shown = (market: Market, goods: Goods) =>
  market.client().call('GET /wanlshop/goods/details', { id: goods.id });
const findSku = ({ skus }: Goods, id: number) => skus.find((sku) => sku.id === id);
/** Opens the goods, changes its skus and saves the whole, as the console does. */
async function saveWith(
  shop: ShopFixture,
  goods: Goods,
  change: (sku: Goods['skus'][number]) => Partial<SkuForm>,
  more: Partial<Form> = {},
) {
  const { sold: _, updated_at: __, ...now } = await open(shop, goods);
  const skus = now.skus.map((sku) => ({ ...sku, stock_was: sku.stock, ...change(sku) }));
  return shop.seller.client.call('POST /seller/goods/save', { ...now, skus, ...more });
}
const switchRed = (shop: ShopFixture, goods: Goods, is_on: boolean) =>
  saveWith(shop, goods, ({ id }) => (id === red ? { is_on } : {}));
const checkout = (buyer: Buyer, goods: Goods, sku_id: number) => ({
  type: 'goods' as const,
  address_id: buyer.addressId,
  items: [{ goods_id: goods.id, sku_id, number: 1 }],
});
const buy = async (buyer: Buyer, goods: Goods, sku_id: number) => {
  const { payable } = await buyer.client.call('POST /wanlshop/order/quote', checkout(buyer, goods, sku_id));
  return buyer.client.call(
    'POST /wanlshop/order/create',
    { ...checkout(buyer, goods, sku_id), payable },
    { idempotencyKey: randomUUID() },
  );
};

describe('a sku that is switched off', () => {
  it('is the same when it is switched on again: id, prices, stock, code, picture, weight', async ({
    shop,
    goods,
  }) => {
    const before = findSku(goods, red);
    await switchRed(shop, goods, false);
    const reopened = findSku(await open(shop, goods), red);
    expect(reopened).toEqual({ ...before, is_on: false });
    await switchRed(shop, goods, true);
    expect(findSku(await open(shop, goods), red)).toEqual(before);
  });

  it('is not shown to shoppers, nor is a value that only it has', async ({ market, shop, goods }) => {
    await switchRed(shop, goods, false);
    const { skus, specs, price } = await shown(market, goods);
    expect(skus.map(({ id }) => id)).toEqual([blue]);
    expect(specs).toMatchObject([{ name: '颜色', values: ['蓝'] }]);
    expect(price).toBe('12.00');
    await switchRed(shop, goods, true);
    expect(await shown(market, goods)).toMatchObject({ price: '8.00', specs: [{ values: ['红', '蓝'] }] });
  });

  it('is sold to nobody', async ({ market, shop, buyer, goods }) => {
    await switchRed(shop, goods, false);
    expect(
      await getRefusalKey(buyer.client.call('POST /wanlshop/order/quote', checkout(buyer, goods, red))),
    ).toBe('orders.not_on_sale');
    expect(await claimStock(market.context(), [{ skuId: red, number: 1 }])).toEqual([red]);
    await switchRed(shop, goods, true);
    expect((await buy(buyer, goods, red)).orders).toHaveLength(1);
  });

  it('stays in the cart, which says that it cannot be had', async ({ shop, buyer, goods }) => {
    await buyer.client.call('POST /wanlshop/cart/storage', {
      type: 'add',
      data: { goods_id: goods.id, sku_id: red, number: 1 },
    });
    const lines = async () =>
      (await buyer.client.call('POST /wanlshop/cart/synchro', {}))
        .flatMap(({ products }) => products)
        .filter(({ sku_id }) => sku_id === red);
    await switchRed(shop, goods, false);
    expect(await lines()).toMatchObject([{ state: 'off_sale' }]);
    await switchRed(shop, goods, true);
    expect(await lines()).toMatchObject([{ state: 'ok' }]);
  });

  it('gets its stock back from an order that is cancelled meanwhile', async ({ shop, buyer, goods }) => {
    const { orders } = await buy(buyer, goods, red);
    await switchRed(shop, goods, false);
    await buyer.client.call('POST /wanlshop/order/cancel', { id: orders[0]?.id ?? 0 });
    expect(findSku(await open(shop, goods), red)).toMatchObject({ is_on: false, stock: 7 });
  });

  it('does not count as stock or price of the goods', async ({ shop, goods }) => {
    await saveWith(shop, goods, ({ id }) => (id === red ? { is_on: false } : { stock: 0 }));
    const list = await shop.seller.client.call('GET /seller/goods/list', { state: 'sold_out' });
    expect(list.rows.find(({ id }) => id === goods.id)).toMatchObject({
      stock: 0,
      skus: 1,
      price_min: '12.00',
      price_max: '12.00',
    });
  });

  it('keeps its price in a campaign, which can be saved all the while and sells it once it is on', async ({
    shop,
    buyer,
    goods,
  }) => {
    const form: CallIn<'POST /seller/campaigns/save'> = {
      goods_id: goods.id,
      kind: 'ordinary',
      hours: 24,
      tiers: [
        {
          size: 2,
          prices: [
            { sku_id: red, price: '6.00' },
            { sku_id: blue, price: '11.00' },
          ],
        },
      ],
    };
    const { id } = await shop.seller.client.call('POST /seller/campaigns/save', form);
    const team = (sku_id: number) =>
      buyer.client.call('POST /wanlshop/order/quote', {
        ...checkout(buyer, goods, sku_id),
        type: 'group',
        campaign_id: id,
      });
    await switchRed(shop, goods, false);
    expect(await getRefusalKey(team(red))).toBe('orders.not_on_sale');
    expect((await team(blue)).payable).toBe('11.00');
    const again = await shop.seller.client.call('POST /seller/campaigns/save', {
      ...form,
      id,
      per_person: 3,
    });
    expect(again.id).toBe(id);
    await switchRed(shop, goods, true);
    expect((await team(red)).payable).toBe('6.00');
  });
});

describe('a goods all of whose skus are off', () => {
  it('cannot be on sale, and keeps them while it is off', async ({ shop, goods }) => {
    const all = (state: 'on' | 'off') => saveWith(shop, goods, () => ({ is_on: false }), { state });
    expect(await getRefusalKey(all('on'))).toBe('catalog.no_sku_on');
    await all('off');
    expect((await open(shop, goods)).skus.map(({ is_on }) => is_on)).toEqual([false, false]);
    const putOn = shop.seller.client.call('POST /seller/goods/state', {
      ids: [goods.id],
      state: 'on',
    });
    expect(await getRefusalKey(putOn)).toBe('catalog.no_sku_on');
  });
});

describe('a renamed value', () => {
  const rename = (shop: ShopFixture, goods: Goods, names: Record<string, string>, values: string[]) =>
    saveWith(shop, goods, (sku) => ({ values: sku.values.map((value) => names[value] ?? value) }), {
      specs: [{ name: '颜色', values }],
    });

  it('keeps its skus with all they have', async ({ shop, goods }) => {
    const before = findSku(goods, red);
    await rename(shop, goods, { 红: '朱红' }, ['朱红', '蓝']);
    expect(findSku(await open(shop, goods), red)).toEqual({ ...before, values: ['朱红'] });
  });

  it('keeps them as well when two values trade their names', async ({ shop, goods }) => {
    const [one, two] = [findSku(goods, red), findSku(goods, blue)];
    await rename(shop, goods, { 红: '蓝', 蓝: '红' }, ['蓝', '红']);
    const after = await open(shop, goods);
    expect(findSku(after, red)).toEqual({ ...one, values: ['蓝'] });
    expect(findSku(after, blue)).toEqual({ ...two, values: ['红'] });
  });

  it('keeps them while they are off', async ({ shop, goods }) => {
    await switchRed(shop, goods, false);
    await rename(shop, goods, { 红: '朱红' }, ['朱红', '蓝']);
    expect(findSku(await open(shop, goods), red)).toMatchObject({
      values: ['朱红'],
      is_on: false,
      stock: 7,
      ...whole,
    });
  });

  it('leaves orders of before as they were bought', async ({ shop, buyer, goods }) => {
    const { orders } = await buy(buyer, goods, red);
    await rename(shop, goods, { 红: '朱红' }, ['朱红', '蓝']);
    const order = await buyer.client.call('GET /wanlshop/order/details', { id: orders[0]?.id ?? 0 });
    expect(JSON.stringify(order)).toContain('红');
    expect(JSON.stringify(order)).not.toContain('朱红');
  });

  it('that is taken away with its sku leaves the order of it, and comes back as itself', async ({
    market,
    shop,
    buyer,
    goods,
  }) => {
    const { orders } = await buy(buyer, goods, red);
    const { sold: _, updated_at: __, ...now } = await open(shop, goods);
    const without = {
      specs: [{ name: '颜色', values: ['蓝'] }],
      skus: now.skus.filter(({ id }) => id === blue),
    };
    await shop.seller.client.call('POST /seller/goods/save', { ...now, ...without });
    expect((await open(shop, goods)).skus.map(({ id }) => id)).toEqual([blue]);
    const order = await buyer.client.call('GET /wanlshop/order/details', { id: orders[0]?.id ?? 0 });
    expect(order.id).toBe(orders[0]?.id);
    const back = goodsForm(shop, { ...now, skus: now.skus.map(({ id: ___, ...sku }) => sku) });
    const saved = await shop.seller.client.call(
      'POST /seller/goods/save',
      await withCurrentVersion(market, 'goods', back),
    );
    expect(saved.skus.map(({ id }) => id)).toEqual([red, blue]);
  });
});
