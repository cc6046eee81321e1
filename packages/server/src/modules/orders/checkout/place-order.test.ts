import { randomUUID } from 'node:crypto';
import type { CallIn, CallOut } from '@chengji/contract';
import {
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  interleave,
  type Market,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { claimStock } from '../../catalog/index.ts';

let shopper: ShopperPerson;
let addressId: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
});

type Inputs = CallIn<'POST /wanlshop/order/create'>;
const quote = (items: Inputs['items'], of = shopper) =>
  of.client.call('POST /wanlshop/order/quote', { type: 'goods', items });
const place = (
  inputs: Omit<Inputs, 'type' | 'address_id'> & Partial<Inputs>,
  key: string = randomUUID(),
  of = shopper,
) =>
  of.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', address_id: addressId, ...inputs },
    { idempotencyKey: key },
  );
const getStock = async (market: Market, goods: CallOut<'POST /seller/goods/save'>) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goods.id })).skus[0]?.stock;

describe('a quote', () => {
  it('adds up lines, freight and shops to what is payable', async ({ market, shop }) => {
    const other = await aShopFixture(market);
    const items = [
      { ...firstSku(await aGoods(shop, { price: '12.30' })), number: 2 },
      { ...firstSku(await aGoods(other, { price: '5.05' })), number: 1 },
    ];
    const quoted = await quote(items);
    expect(
      quoted.shops.map(({ goods_amount, freight, payable }) => [goods_amount, freight, payable]),
    ).toEqual([
      ['24.60', '0.00', '24.60'],
      ['5.05', '0.00', '5.05'],
    ]);
    expect(quoted).toMatchObject({
      goods_amount: '29.65',
      freight: '0.00',
      discount: '0.00',
      payable: '29.65',
      count: 3,
    });
    expect(quoted.address?.id).toBe(addressId);
  });

  it('asks nothing for the way as long as no address says where to', async ({ market, shop }) => {
    const stranger = await aShopper(market);
    const quoted = await quote([{ ...firstSku(await aGoods(shop)), number: 1 }], stranger);
    expect(quoted.address).toBeNull();
    expect(quoted.shops[0]?.freight_text).toBe('选择地址后计算运费');
  });

  it('speaks the language asked for', async ({ market, shop }) => {
    const goods = await aGoods(shop, {
      title_en: 'Orange',
      specs: [{ name: '净重', values: ['5 斤'] }],
      skus: [{ values: ['5 斤'], price: '29.90', stock: 5 }],
      english: { '5 斤': '2.5 kg' },
    });
    const english = market.client(shopper.token, 'en');
    const quoted = await english.call('POST /wanlshop/order/quote', {
      type: 'goods',
      items: [{ ...firstSku(goods), number: 1 }],
    });
    expect(quoted.shops[0]?.lines[0]).toMatchObject({ title: 'Orange', values: ['2.5 kg'] });
  });

  it('refuses what is off sale, what the stock cannot fill, and a sku of other goods', async ({ shop }) => {
    const goods = await aGoods(shop, { stock: 3 });
    expect(await getRefusalKey(quote([{ ...firstSku(goods), number: 4 }]))).toBe('orders.short_of_stock');
    const other = await aGoods(shop);
    expect(await getRefusalKey(quote([{ ...firstSku(goods), goods_id: other.id, number: 1 }]))).toBe(
      'common.not_found',
    );
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await getRefusalKey(quote([{ ...firstSku(goods), number: 1 }]))).toBe('orders.not_on_sale');
  });

  it('counts a sku asked for twice as one line', async ({ shop }) => {
    const item = firstSku(await aGoods(shop, { stock: 5 }));
    const quoted = await quote([
      { ...item, number: 2 },
      { ...item, number: 3 },
    ]);
    expect(quoted.shops[0]?.lines.map(({ number }) => number)).toEqual([5]);
  });
});

describe('placing', () => {
  it('makes one order per shop in one trade, and holds the stock', async ({ market, shop }) => {
    const goods = await aGoods(shop, { price: '10.00', stock: 5 });
    const other = await aGoods(await aShopFixture(market), { price: '1.00', stock: 5 });
    const placed = await place({
      items: [
        { ...firstSku(goods), number: 2 },
        { ...firstSku(other), number: 1 },
      ],
      payable: '21.00',
      remarks: { [shop.id]: '请轻放' },
    });
    expect(placed.orders).toHaveLength(2);
    expect(placed.payable).toBe('21.00');
    expect([await getStock(market, goods), await getStock(market, other)]).toEqual([3, 4]);
    const details = await shopper.client.call('GET /wanlshop/order/details', {
      id: placed.orders[0]?.id ?? 0,
    });
    expect(placed.expires_at).toBe(details.createtime + 30 * 60);
    expect(details).toMatchObject({
      state: 'pending_payment',
      remark: '请轻放',
      payable: '20.00',
      trade_payable: '21.00',
      trade_orders: 2,
      can: { pay: true, cancel: true, receive: false },
    });
  });

  it('under the same key again answers the first order and takes no more stock', async ({ market, shop }) => {
    const goods = await aGoods(shop, { stock: 5 });
    const inputs = { items: [{ ...firstSku(goods), number: 1 }], payable: '12.30' };
    const key = randomUUID();
    const placed = await Promise.all(Array.from({ length: 8 }, () => place(inputs, key)));
    expect(new Set(placed.map(({ trade_no }) => trade_no)).size).toBe(1);
    expect(await getStock(market, goods)).toBe(4);
  });

  it('refuses a price that changed since it was seen, and says the new one', async ({ market, shop }) => {
    const goods = await aGoods(shop, { price: '12.30' });
    const wrong = place({ items: [{ ...firstSku(goods), number: 1 }], payable: '12.00' });
    await expect(wrong).rejects.toMatchObject({ key: 'orders.price_changed', field: 'payable' });
    await expect(wrong).rejects.toThrow('12.30');
    expect(await getStock(market, goods)).toBe(10);
  });

  it('refuses when others take the pieces meanwhile, and says how many are left of what', async ({
    market,
    shop,
  }) => {
    const goods = await aGoods(shop, { title_en: 'Orange', stock: 5 });
    const { sku_id: skuId } = firstSku(goods);
    const inputs = { type: 'goods' as const, items: [{ ...firstSku(goods), number: 3 }], payable: '36.90' };
    const outcome = await interleave(
      market.context(),
      (ctx) => claimStock(ctx, [{ skuId, number: 3 }]),
      () =>
        market
          .client(shopper.token, 'en')
          .call(
            'POST /wanlshop/order/create',
            { ...inputs, address_id: addressId },
            { idempotencyKey: randomUUID() },
          ),
    );
    expect(outcome).toMatchObject({
      reason: { key: 'orders.short_of_stock', message: 'Only 2 of “Orange” left' },
    });
    expect(await getStock(market, goods)).toBe(2);
  });

  it('refuses an address that is gone or another’s', async ({ market, shop }) => {
    const stranger = await aShopper(market);
    const items = [{ ...firstSku(await aGoods(shop)), number: 1 }];
    const theirs = await anAddress(stranger);
    expect(await getRefusalKey(place({ items, payable: '12.30', address_id: theirs }))).toBe(
      'orders.address_gone',
    );
  });

  it('writes the area of a municipality once', async ({ shop }) => {
    const { id } = await shopper.client.call('POST /wanlshop/address/save', {
      name: '沈静',
      mobile: '13800000002',
      detail: '漕溪路 8 号',
      province_code: '310000',
      city_code: '310100',
      district_code: '310104',
    });
    const items = [{ ...firstSku(await aGoods(shop)), number: 1 }];
    const { orders } = await place({ items, payable: '12.30', address_id: id });
    const details = await shopper.client.call('GET /wanlshop/order/details', { id: orders[0]?.id ?? 0 });
    expect(details.address.area).toBe('上海市徐汇区');
  });

  it('takes what was bought out of the cart when it came from there', async ({ shop }) => {
    const bought = firstSku(await aGoods(shop));
    const kept = firstSku(await aGoods(shop));
    for (const line of [bought, kept]) {
      await shopper.client.call('POST /wanlshop/cart/storage', { type: 'add', data: { ...line, number: 1 } });
    }
    await place({ type: 'cart', items: [{ ...bought, number: 1 }], payable: '12.30' });
    const cart = await shopper.client.call('POST /wanlshop/cart/synchro', { cart: null });
    expect(cart.flatMap(({ products }) => products).map(({ sku_id }) => sku_id)).toEqual([kept.sku_id]);
  });

  it('keeps the rules in force at that moment', async ({ market, shop }) => {
    const { kernel } = market.server;
    const goods = await aGoods(shop);
    const placed = await place({ items: [{ ...firstSku(goods), number: 1 }], payable: '12.30' });
    const { settings } = kernel.services;
    expect(settings.get('orders.auto_close_minutes')).toBe(30);
    await kernel.services.settings.save(market.context(), 'orders.auto_close_minutes', 5);
    const [order] = placed.orders;
    const details = await shopper.client.call('GET /wanlshop/order/details', { id: order?.id ?? 0 });
    expect(details.deadlines).toEqual([
      { event: 'auto_close', at: placed.expires_at, paused_by: null, left: null },
    ]);
    await kernel.services.settings.save(market.context(), 'orders.auto_close_minutes', 30);
  });
});
