/** The highest price, as many pieces and as many goods as a checkout takes. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { aGoods, aShopFixture, aShopper, firstSku } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';

const highest = '999999999.99';
type Client = Awaited<ReturnType<typeof aShopper>>['client'];
type Item = ReturnType<typeof firstSku> & { number: number };

let client: Client;
let addressId: number;
let dear: Item[];
let heavy: Item;
it.beforeAll(async ({ market }) => {
  ({ client } = await aShopper(market));
  const at = { province_code: '330000', city_code: '330100', district_code: '330106', detail: '一号院 1 号' };
  addressId = (
    await client.call('POST /wanlshop/address/save', { name: '林小雨', mobile: '13800000001', ...at })
  ).id;
  const shop = await aShopFixture(market);
  const itemAt = async (price: string, freight_template_id?: number) => ({
    ...firstSku(
      await aGoods(shop, {
        ...(freight_template_id && { freight_template_id }),
        skus: [{ values: [], price, stock: 9_999 }],
      }),
    ),
    number: 9_999,
  });
  dear = await Promise.all(Array.from({ length: 10 }, () => itemAt(highest)));
  const rate = {
    provinces: [],
    firstUnits: 1,
    firstCents: asCents(0),
    nextUnits: 1,
    nextCents: asCents(99_999_999_999),
  };
  const template = {
    shopId: shop.id,
    name: '模板',
    kind: 'piece' as const,
    rates: [rate],
    freeOverCents: null,
    noDelivery: [],
  };
  heavy = await itemAt('0.01', await saveFreightTemplate(market.context(), template));
});

const quote = (items: Item[]) =>
  client.call('POST /wanlshop/order/quote', { type: 'goods', items, address_id: addressId });
const place = (items: Item[]) =>
  client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items, address_id: addressId, payable: highest, remarks: {} },
    { idempotencyKey: randomUUID() },
  );
const tooLarge = { key: 'orders.sum_too_large', field: 'items' };

describe('the checkout', () => {
  it.each([
    ['ten goods at the highest price, 9,999 pieces each', () => dear],
    ['one of them', () => dear.slice(0, 1)],
    ['what cannot be carried for less', () => [heavy]],
  ])('refuses an order that comes to more than can be paid: %s', async (_what, items) => {
    await expect(quote(items())).rejects.toMatchObject(tooLarge);
    await expect(place(items())).rejects.toMatchObject(tooLarge);
  });

  it('shows such lines in the cart all the same', async () => {
    const cart = await client.call('POST /wanlshop/cart/synchro', { cart: dear });
    expect(cart.flatMap(({ products }) => products.map(({ sum }) => sum))).toEqual(
      Array(10).fill('9998999999900.01'),
    );
  });
});
