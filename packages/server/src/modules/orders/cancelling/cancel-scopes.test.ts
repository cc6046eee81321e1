/** Cancelling one order of a trade whose platform coupon is for some goods, some categories or the freight only. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  aCard,
  aCategory,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Person,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';

type Goods = Awaited<ReturnType<typeof aGoods>>;
type Coupon = Parameters<typeof aCard>[2];

const it = marketTest.extend(
  'shops',
  async ({ market }): Promise<[ShopFixture, ShopFixture]> => [
    await aShopFixture(market),
    await aShopFixture(market),
  ],
);

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const cardFor = async (operator: Person, terms: Coupon) =>
  (await aCard(shopper, operator, terms, 'platform')).id;

/** One order of each shop, with the platform's coupon. */
async function place(goods: readonly Goods[], platform_card: number) {
  const inputs = {
    type: 'goods' as const,
    items: goods.map((one) => ({ ...firstSku(one), number: 1 })),
    address_id: await anAddress(shopper),
    platform_card,
  };
  const { payable } = await shopper.client.call('POST /wanlshop/order/quote', inputs);
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    { ...inputs, payable },
    { idempotencyKey: randomUUID() },
  );
  return { ids: placed.orders.map(({ id }) => id), payable };
}

const preview = (id = 0) => shopper.client.call('GET /wanlshop/order/cancelpreview', { id });
const cancel = (id = 0) => shopper.client.call('POST /wanlshop/order/cancel', { id });
const details = (id = 0) => shopper.client.call('GET /wanlshop/order/details', { id });

describe('a coupon for one goods', () => {
  let ids: number[];
  it.beforeEach(async ({ operator, shops }) => {
    const goods = [
      await aGoods(shops[0], { price: '60.00' }),
      await aGoods(shops[1], { price: '40.00' }),
    ] as const;
    const scope = { scope: 'goods' as const, scope_ids: [goods[0].id] };
    const placed = await place(
      goods,
      await cardFor(operator, { amount: '10.00', least_spend: '60.00', ...scope }),
    );
    expect(placed.payable).toBe('90.00');
    ids = placed.ids;
  });

  it('fits the rest no longer once that goods is cancelled', async () => {
    expect(await preview(ids[0])).toMatchObject({ outcome: 'whole', payable_before: '40.00' });
    expect(await getRefusalKey(cancel(ids[0]))).toBe('orders.cancel_closes_trade');
  });

  it('takes off what it did when the other goods is cancelled', async () => {
    expect(await preview(ids[1])).toMatchObject({ outcome: 'kept', payable: '50.00' });
    await cancel(ids[1]);
    expect(await details(ids[0])).toMatchObject({ payable: '50.00', platform_discount: '10.00' });
  });
});

describe('a coupon for a category', () => {
  it('counts what stays in it, and in the categories below it', async ({ market, operator, shops }) => {
    const above = await aCategory(market, null, '茶');
    const below = await aCategory(market, above, '绿茶');
    const goods = [
      await aGoods(shops[0], { price: '60.00', category_id: below }),
      await aGoods(shops[1], { price: '40.00' }),
    ];
    const scope = { scope: 'categories' as const, scope_ids: [above] };
    const { ids } = await place(
      goods,
      await cardFor(operator, { amount: '10.00', least_spend: '50.00', ...scope }),
    );
    expect(await preview(ids[1])).toMatchObject({ outcome: 'kept', payable: '50.00' });
    expect(await preview(ids[0])).toMatchObject({ outcome: 'whole' });
  });
});

describe('a coupon for the freight', () => {
  it('is shared by the freight of the orders that stay', async ({ market, operator, shops }) => {
    const dear = await Promise.all(
      shops.map((shop) =>
        saveFreightTemplate(market.context(), {
          shopId: shop.id,
          name: '按件',
          kind: 'piece',
          rates: [
            {
              provinces: [],
              firstUnits: 1,
              firstCents: asCents(1_000),
              nextUnits: 1,
              nextCents: asCents(0),
            },
          ],
          freeOverCents: null,
          noDelivery: [],
        }),
      ),
    );
    const goods = await Promise.all(
      shops.map((shop, at) => aGoods(shop, { price: '30.00', freight_template_id: dear[at] ?? 0 })),
    );
    const { ids, payable } = await place(
      goods,
      await cardFor(operator, { type: 'shipping', amount: '12.00', least_spend: '0.00' }),
    );
    expect(payable).toBe('68.00');
    expect(await preview(ids[0])).toEqual({
      outcome: 'repriced',
      others: 1,
      payable_before: '34.00',
      payable: '30.00',
    });
    await cancel(ids[0]);
    expect(await details(ids[1])).toMatchObject({
      payable: '30.00',
      freight: '10.00',
      platform_discount: '10.00',
    });
  });
});
