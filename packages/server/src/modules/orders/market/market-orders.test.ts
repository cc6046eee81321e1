import {
  aGoods,
  anOperator,
  anOrder,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

describe('the orders of the market', () => {
  it('are found by a part of a number, a phone or its end, a name, a shop and a shopper', async ({
    market,
    operator,
    shop,
    shopper,
  }) => {
    const [other, stranger] = [await aShopFixture(market), await aShopper(market)];
    const one = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const two = await anOrder(market, stranger, other, { state: 'pending_payment' });
    const list = async (input: object) =>
      (await operator.client.call('GET /platform/orders/list', input)).rows.map(({ id }) => id);
    expect(await list({})).toEqual([two.id, one.id]);
    expect(await list({ keyword: one.order_no })).toEqual([one.id]);
    expect(await list({ keyword: one.order_no.slice(2) })).toEqual([one.id]);
    const { name, mobile } = await operator.client.call('POST /platform/orders/contact', { id: one.id });
    for (const keyword of [mobile, mobile.slice(-4), name]) {
      expect(await list({ keyword, shop_id: shop.id })).toEqual([one.id]);
    }
    expect(await list({ keyword: `${mobile.slice(0, 3)}00000000` })).toEqual([]);
    expect(await list({ shopper_id: stranger.id })).toEqual([two.id]);
    expect(await list({ state: 'ship', kind: 'direct', province: '330000' })).toEqual([one.id]);
    const now = market.seconds();
    expect(await list({ from: now + 60 })).toEqual([]);
    expect(await list({ paid_from: now - 60, paid_to: now + 60 })).toEqual([one.id]);
    expect(await list({ paid_from: now + 60, paid_to: now + 120 })).toEqual([]);
  });

  it('come page by page, with how many stand behind each tab at the first', async ({
    market,
    operator,
    shopper,
  }) => {
    const shop = await aShopFixture(market);
    const goods = [await aGoods(shop)];
    const first = await anOrder(market, shopper, shop, { goods });
    const second = await anOrder(market, shopper, shop, { goods, state: 'pending_shipment' });
    const page = await operator.client.call('GET /platform/orders/list', { shop_id: shop.id, limit: 1 });
    expect(page).toMatchObject({ rows: [{ id: second.id }], counts: { all: 2, pay: 1, ship: 1 } });
    const next = await operator.client.call('GET /platform/orders/list', {
      shop_id: shop.id,
      limit: 1,
      cursor: page.next ?? '',
    });
    expect(next).toMatchObject({ rows: [{ id: first.id }], next: null, counts: null });
  });

  it('are opened with their payments, and whom they go to hidden until it is asked for on record', async ({
    market,
    operator,
    shop,
    shopper,
  }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const order = await operator.client.call('GET /platform/orders/details', { id });
    expect(order).toMatchObject({
      shop: { id: shop.id },
      buyer: { id: shopper.id },
      payments: [{ state: 'paid', returned: '0.00' }],
      address: { detail: '****', mobile: expect.stringMatching(/^1\d\d\*{4}\d{4}$/) },
    });
    expect(order.address.name).toMatch(/^.\*\*$/);
    const own = await shopper.client.call('GET /wanlshop/order/details', { id });
    expect(await operator.client.call('POST /platform/orders/contact', { id })).toEqual(own.address);
    const { rows: log } = await operator.client.call('GET /platform/audit/list', {});
    expect(log).toContainEqual(expect.objectContaining({ subject: 'order', after: { contact_read: true } }));
  });

  it('are seen with the right to it, and their receivers with another', async ({
    market,
    operator,
    shop,
    shopper,
  }) => {
    const { id } = await anOrder(market, shopper, shop);
    const reader = await anOperator(market, 'support');
    const { pool } = market.server.kernel.database;
    const hold = async (right: string) => {
      const role = { name: right, name_en: right, rights: [right] };
      const { key } = await operator.client.call('POST /platform/roles/save', role);
      await pool.query('update platform_staff set role = $1 where id = $2', [key, reader.id]);
    };
    const read = (who: Person) => who.client.call('GET /platform/orders/list', {});
    const contact = (who: Person) => who.client.call('POST /platform/orders/contact', { id });
    await hold('orders.read');
    expect((await read(reader)).rows.length).toBeGreaterThan(0);
    expect(await getRefusalKey(contact(reader))).toBe('common.no_permission');
    await hold('orders.contact');
    expect(await getRefusalKey(read(reader))).toBe('common.no_permission');
    expect((await contact(reader)).mobile).toMatch(/^1\d{10}$/);
  });
});
