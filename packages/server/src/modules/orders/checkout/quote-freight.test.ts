/** What carrying costs in a checkout, by every kind of template and every place the parcel may go. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  aGoods,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';

const areas = {
  hangzhou: ['330000', '330100', '330106'],
  urumqi: ['650000', '650100', '650102'],
  lhasa: ['540000', '540100', '540102'],
} as const;
type InputPath = keyof typeof areas;

const it = marketTest
  .extend('addresses', { scope: 'file' }, async ({ shopper }) => {
    const address = async (place: InputPath) => {
      const [province_code, city_code, district_code] = areas[place];
      const at = { province_code, city_code, district_code };
      const person = { name: '林小雨', mobile: '13800000001', detail: '一号院 1 号' };
      return (await shopper.client.call('POST /wanlshop/address/save', { ...person, ...at })).id;
    };
    return {
      hangzhou: await address('hangzhou'),
      urumqi: await address('urumqi'),
      lhasa: await address('lhasa'),
    };
  })
  .extend(
    'template',
    ({ market }) =>
      (traits: Partial<Template>): Promise<number> =>
        saveFreightTemplate(market.context(), {
          shopId: shop.id,
          name: '模板',
          kind: 'piece',
          rates: [rate([1, 800], [1, 200])],
          freeOverCents: null,
          noDelivery: [],
          ...traits,
        }),
  )
  .extend(
    'quote',
    ({ market, shopper, addresses }) =>
      (items: Item[], place?: InputPath, language: 'zh' | 'en' = 'zh') =>
        market.client(shopper.token, language).call('POST /wanlshop/order/quote', {
          type: 'goods',
          items,
          ...(place && { address_id: addresses[place] }),
        }),
  )
  .extend(
    'quoteFreight',
    ({ quote }) =>
      async (items: Item[], place: InputPath = 'hangzhou') =>
        (await quote(items, place)).freight,
  );

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market, { name: `运费小店 ${randomUUID().slice(0, 8)}` });
});

type Template = Parameters<typeof saveFreightTemplate>[1];
type Rate = Template['rates'][number];

const rate = (first: [number, number], next: [number, number], provinces: string[] = []): Rate => ({
  provinces,
  firstUnits: first[0],
  firstCents: asCents(first[1]),
  nextUnits: next[0],
  nextCents: asCents(next[1]),
});

type Line = { templateId: number; price?: string; number?: number; grams?: number };
async function anItem({ templateId, price = '10.00', number = 1, grams = 0 }: Line, of = shop) {
  const goods = await aGoods(of, {
    freight_template_id: templateId,
    skus: [{ values: [], price, stock: 100, weight_grams: grams }],
  });
  return { ...firstSku(goods), number };
}
type Item = Awaited<ReturnType<typeof anItem>>;
const place = (
  shopper: ShopperPerson,
  addresses: Record<InputPath, number>,
  items: Item[],
  payable: string,
  to: InputPath = 'hangzhou',
  remarks = {},
) =>
  shopper.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items, address_id: addresses[to], payable, remarks },
    { idempotencyKey: randomUUID() },
  );

describe('freight in a quote', () => {
  it('by the piece grows with every piece after the first', async ({ template, quoteFreight }) => {
    const templateId = await template({});
    expect(await quoteFreight([await anItem({ templateId })])).toBe('8.00');
    expect(await quoteFreight([await anItem({ templateId, number: 4 })])).toBe('14.00');
  });

  it('by weight grows with every unit begun, over all pieces together', async ({
    template,
    quoteFreight,
  }) => {
    const templateId = await template({ kind: 'weight', rates: [rate([1_000, 900], [500, 300])] });
    expect(await quoteFreight([await anItem({ templateId, grams: 400, number: 2 })])).toBe('9.00');
    expect(await quoteFreight([await anItem({ templateId, grams: 400, number: 3 })])).toBe('12.00');
    expect(await quoteFreight([await anItem({ templateId, grams: 1_501 })])).toBe('15.00');
  });

  it('of what weighs nothing is the first price', async ({ template, quoteFreight }) => {
    const templateId = await template({ kind: 'weight', rates: [rate([1_000, 900], [500, 300])] });
    expect(await quoteFreight([await anItem({ templateId, number: 50 })])).toBe('9.00');
  });

  it('is asked once for goods of one template, and added up over templates', async ({
    template,
    quoteFreight,
  }) => {
    const [one, other] = [await template({}), await template({ rates: [rate([1, 500], [1, 100])] })];
    const items = [
      await anItem({ templateId: one }),
      await anItem({ templateId: one }),
      await anItem({ templateId: other }),
    ];
    expect(await quoteFreight(items)).toBe('15.00');
  });

  it('follows the province of the address, and everywhere else the common price', async ({
    template,
    quoteFreight,
  }) => {
    const rates = [rate([1, 800], [1, 200]), rate([1, 2_000], [1, 1_500], ['650000', '540000'])];
    const items = [await anItem({ templateId: await template({ rates }), number: 2 })];
    expect(await quoteFreight(items, 'hangzhou')).toBe('10.00');
    expect(await quoteFreight(items, 'urumqi')).toBe('35.00');
    expect(await quoteFreight(items, 'lhasa')).toBe('35.00');
  });

  it('is free from the amount its shop says, before that not by a cent', async ({
    template,
    quote,
    quoteFreight,
  }) => {
    const templateId = await template({ freeOverCents: 9_900 });
    expect(await quoteFreight([await anItem({ templateId, price: '98.99' })])).toBe('8.00');
    const short = await quote([await anItem({ templateId, price: '49.50' })], 'hangzhou');
    expect(short.shops[0]?.free_freight_lacks).toBe('49.50');
    const enough = await quote([await anItem({ templateId, price: '49.50', number: 2 })], 'hangzhou');
    expect(enough.shops[0]).not.toHaveProperty('free_freight_lacks');
    expect(enough).toMatchObject({ freight: '0.00', payable: '99.00', shops: [{ freight_text: '包邮' }] });
  });

  it('counts the free amount by the goods of one template, not of another shop or template', async ({
    market,
    template,
    quote,
  }) => {
    const templateId = await template({ freeOverCents: 9_900 });
    const other = await aShopFixture(market);
    const items = [
      await anItem({ templateId, price: '50.00' }),
      await anItem({ templateId: shop.templateId, price: '50.00' }),
      await anItem({ templateId: other.templateId, price: '50.00' }, other),
    ];
    expect(await quote(items, 'hangzhou')).toMatchObject({
      shops: [{ freight: '8.00' }, { freight: '0.00' }],
      freight: '8.00',
      payable: '158.00',
    });
  });

  it('is written in the reader’s language, and before an address is chosen it says that it depends on it', async ({
    market,
    template,
    quote,
  }) => {
    const items = [await anItem({ templateId: await template({}) })];
    const getFreightText = async (to: InputPath | undefined, language: 'zh' | 'en') =>
      (await quote(items, to, language)).shops[0]?.freight_text;
    expect(await getFreightText('hangzhou', 'zh')).toBe('快递 ¥8.00');
    expect(await getFreightText('hangzhou', 'en')).toBe('Shipping ¥8.00');
    const nowhere = await aShopper(market);
    const english = market.client(nowhere.token, 'en');
    const { shops, freight, address } = await english.call('POST /wanlshop/order/quote', {
      type: 'goods',
      items,
    });
    expect({ text: shops[0]?.freight_text, freight, address }).toEqual({
      text: 'Select an address to see shipping',
      freight: '0.00',
      address: null,
    });
  });

  it('goes by the default address when none is named', async ({ addresses, template, quote }) => {
    const rates = [rate([1, 800], [1, 200]), rate([1, 2_000], [1, 1_500], ['650000'])];
    const items = [await anItem({ templateId: await template({ rates }) })];
    expect(await quote(items)).toMatchObject({ freight: '8.00', address: { id: addresses.hangzhou } });
    expect(await quote(items, 'urumqi')).toMatchObject({ address: { province: '新疆维吾尔自治区' } });
  });
});

describe('where a shop does not deliver', () => {
  it('neither a quote nor an order is made, and the shop is named', async ({
    shopper,
    addresses,
    template,
    quote,
  }) => {
    const items = [await anItem({ templateId: await template({ noDelivery: ['540000'] }) })];
    await expect(quote(items, 'lhasa')).rejects.toMatchObject({
      key: 'orders.no_delivery',
      field: 'address_id',
      message: expect.stringContaining('运费小店'),
    });
    expect(await getRefusalKey(place(shopper, addresses, items, '18.00', 'lhasa'))).toBe(
      'orders.no_delivery',
    );
    expect((await quote(items, 'hangzhou')).payable).toBe('18.00');
  });

  it('one goods holds back the whole checkout, another shop’s too', async ({ market, template, quote }) => {
    const other = await aShopFixture(market);
    const items = [
      await anItem({ templateId: other.templateId }, other),
      await anItem({ templateId: await template({ kind: 'free', rates: [], noDelivery: ['540000'] }) }),
    ];
    expect(await getRefusalKey(quote(items, 'lhasa'))).toBe('orders.no_delivery');
    expect((await quote(items, 'urumqi')).freight).toBe('0.00');
  });
});

describe('placing with freight', () => {
  it('asks for goods and freight, and books both with the order of their shop', async ({
    market,
    shopper,
    addresses,
    template,
  }) => {
    const other = await aShopFixture(market);
    const items = [
      await anItem({ templateId: await template({}), number: 2 }),
      await anItem({ templateId: other.templateId, price: '1.00' }, other),
    ];
    const remarks = { [shop.id]: '周末送', [other.id]: '工作日送', 999999: '给谁' };
    const { orders } = await place(shopper, addresses, items, '31.00', 'hangzhou', remarks);
    const shown = await Promise.all(
      orders.map(({ id }) => shopper.client.call('GET /wanlshop/order/details', { id })),
    );
    expect(shown.map((order) => [order.goods_amount, order.freight, order.payable, order.remark])).toEqual([
      ['20.00', '10.00', '30.00', '周末送'],
      ['1.00', '0.00', '1.00', '工作日送'],
    ]);
  });

  it('refuses what was seen when the freight has changed since, and says what it is now', async ({
    shopper,
    addresses,
    template,
    quote,
  }) => {
    const id = await template({});
    const items = [await anItem({ templateId: id })];
    const { payable } = await quote(items, 'hangzhou');
    await template({ id, rates: [rate([1, 900], [1, 200])] });
    const placing = place(shopper, addresses, items, payable);
    await expect(placing).rejects.toMatchObject({ key: 'orders.price_changed', field: 'payable' });
    await expect(placing).rejects.toThrow('19.00');
    expect((await place(shopper, addresses, items, '19.00')).payable).toBe('19.00');
  });

  it('refuses the price of another address', async ({ shopper, addresses, template }) => {
    const rates = [rate([1, 800], [1, 200]), rate([1, 2_000], [1, 1_500], ['650000'])];
    const items = [await anItem({ templateId: await template({ rates }) })];
    expect(await getRefusalKey(place(shopper, addresses, items, '18.00', 'urumqi'))).toBe(
      'orders.price_changed',
    );
    expect((await place(shopper, addresses, items, '30.00', 'urumqi')).payable).toBe('30.00');
  });
});
