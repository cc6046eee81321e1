/** Orders shipped by numbers of a carrier, against the stand-in for the provider over real HTTP. */
import {
  anOrder,
  aShopFixture,
  aShopper,
  aWaybillAccount,
  getRefusalKey,
  getSandbox,
  type ShopFixture,
  type ShopperPerson,
  waybillAccountForm,
  whileWritesFail,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { ...withoutPlacingLimits, 'orders.recall_minutes': 5 },
});

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  await aWaybillAccount(shop.seller);
  await getSandbox(market.server.kernel).setWaybills('works');
});

const toShip = async (market: Parameters<typeof anOrder>[0]) =>
  anOrder(market, shopper, shop, { state: 'pending_shipment' });
const ship = (order_ids: number[], carrier = 'SF') =>
  shop.seller.client.call('POST /seller/orders/ship_by_waybill', { order_ids, carrier });
const details = (id: number) => shop.seller.client.call('GET /seller/orders/details', { id });
const labels = (id: number) => shop.seller.client.call('GET /seller/orders/labels', { id });
const given = async (market: Parameters<typeof anOrder>[0], order_no: string) =>
  (await getSandbox(market.server.kernel).listWaybills()).filter(({ order }) =>
    order.orderId.startsWith(order_no),
  );

describe('orders shipped by waybill', () => {
  it('have each its number and a label to print, now and later', async ({ market }) => {
    const orders = [await toShip(market), await toShip(market)];
    const answer = await ship(orders.map(({ id }) => id));
    expect(answer).toMatchObject({ shipped: 2, rows: [{ ok: true }, { ok: true }] });
    for (const [at, { id, order_no }] of orders.entries()) {
      const [waybill] = await given(market, order_no);
      expect(answer.rows[at]?.tracking_no).toBe(waybill?.kuaidinum);
      expect(waybill?.order.recMan.mobile).toMatch(/^1\d{10}$/);
      expect(await details(id)).toMatchObject({
        state: 'shipped',
        parcel: { tracking_no: waybill?.kuaidinum },
        can: { print_label: true },
      });
      const { rows } = await labels(id);
      expect(rows).toMatchObject([{ tracking_no: waybill?.kuaidinum }]);
      const svg = Buffer.from(rows[0]?.image.split(',')[1] ?? '', 'base64').toString();
      expect(svg).toContain('<svg');
      await getSandbox(market.server.kernel).setWaybills('down');
      expect((await labels(id)).rows).toEqual(rows);
      await getSandbox(market.server.kernel).setWaybills('works');
    }
  });

  it('are refused each by itself, and say why', async ({ market }) => {
    const [fine, unserved] = [await toShip(market), await toShip(market)];
    const { db } = market.context();
    await db.execute(
      `update orders set address = jsonb_set(address, '{area}', '"海南省三沙市西沙区"') where id = ${unserved.id}`,
    );
    const answer = await ship([unserved.id, fine.id]);
    expect(answer).toMatchObject({ shipped: 1, rows: [{ ok: false }, { ok: true }] });
    expect(answer.rows[0]?.msg).toContain('收件地址超出派送范围');
    expect((await ship([(await toShip(market)).id], 'ZTO')).rows[0]?.msg).toContain('电子面单账号');
    await getSandbox(market.server.kernel).setWaybills('down');
    expect((await ship([unserved.id])).rows[0]?.msg).toContain('没有响应');
  });

  it('are no other shop’s', async ({ market }) => {
    const { id } = await toShip(market);
    const other = await aShopFixture(market);
    const asked = other.seller.client.call('POST /seller/orders/ship_by_waybill', {
      order_ids: [id],
      carrier: 'SF',
    });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
  });
});

describe('a number', () => {
  it('is the same when the answer was lost and it is asked for again', async ({ market }) => {
    const { id, order_no } = await toShip(market);
    await getSandbox(market.server.kernel).setWaybills('silent');
    expect((await ship([id])).shipped).toBe(0);
    await getSandbox(market.server.kernel).setWaybills('works');
    const { rows } = await ship([id]);
    expect(await given(market, order_no)).toMatchObject([{ kuaidinum: rows[0]?.tracking_no, asked: 2 }]);
  });

  it.for(['fails', 'loses its connection'] as const)(
    'is the same when the step after it %s',
    async (way, { market }) => {
      const { id, order_no } = await toShip(market);
      await whileWritesFail(market, 'parcels', way, () => ship([id]));
      expect((await details(id)).state).toBe('pending_shipment');
      const { rows } = await ship([id]);
      expect(rows[0]).toMatchObject({ ok: true });
      expect(await given(market, order_no)).toMatchObject([{ kuaidinum: rows[0]?.tracking_no, asked: 2 }]);
    },
  );

  it.for([1, 2, 3])('is given once to two who ship at the same time (%i)', async (_, { market }) => {
    const { id, order_no } = await toShip(market);
    const answers = await Promise.all([ship([id]), ship([id])]);
    expect(answers.reduce((sum, { shipped }) => sum + shipped, 0)).toBe(1);
    await market.advance(0);
    expect(await given(market, order_no)).toMatchObject([{ isCancelled: false }]);
    expect((await details(id)).parcels).toHaveLength(1);
  });

  it('is cancelled with the provider when its shipment is recalled, and the next is another', async ({
    market,
  }) => {
    const { id, order_no } = await toShip(market);
    await ship([id]);
    await shop.seller.client.call('POST /seller/orders/recall', { order_ids: [id] });
    expect((await details(id)).can.print_label).toBe(false);
    await market.advance(1);
    expect(await given(market, order_no)).toMatchObject([{ isCancelled: true }]);
    await ship([id]);
    const [first, second] = await given(market, order_no);
    expect(second).toMatchObject({ isCancelled: false });
    expect(second?.kuaidinum).not.toBe(first?.kuaidinum);
  });

  it('that nobody came back for is given back', async ({ market }) => {
    const { id, order_no } = await toShip(market);
    await getSandbox(market.server.kernel).setWaybills('silent');
    await ship([id]);
    await getSandbox(market.server.kernel).setWaybills('works');
    await market.advance(11 * 60);
    expect(await given(market, order_no)).toMatchObject([{ isCancelled: true }]);
    expect((await details(id)).state).toBe('pending_shipment');
  });
});

describe('an account for waybills', () => {
  it('keeps its key sealed, for a carrier once, and is changed by who saw it as it stands', async ({
    market,
  }) => {
    const { client } = shop.seller;
    const { rows } = await client.call('GET /seller/waybill_accounts/list');
    expect(rows).toMatchObject([{ carrier: 'SF', has_key: true, version: 1 }]);
    const { rows: stored } = (await market
      .context()
      .db.execute(`select sealed_key from waybill_accounts where id = ${rows[0]?.id}`)) as unknown as {
      rows: { sealed_key: string }[];
    };
    expect(stored[0]?.sealed_key).not.toContain(waybillAccountForm().key);
    const save = (change: object) =>
      client.call('POST /seller/waybill_accounts/save', { ...waybillAccountForm(), ...change });
    expect(await getRefusalKey(save({}))).toBe('shipping.account_exists');
    expect(await getRefusalKey(save({ id: rows[0]?.id, version: 1, carrier: 'ZTO' }))).toBe(
      'shipping.account_carrier_stays',
    );
    const changed = await save({ id: rows[0]?.id, version: 1, key: '', net: '西湖网点' });
    expect(changed).toMatchObject({ has_key: true, net: '西湖网点', version: 2 });
    expect(await getRefusalKey(save({ id: rows[0]?.id, version: 1 }))).toBe('common.edit_conflict');
    await client.call('POST /seller/waybill_accounts/delete', { id: changed.id });
    expect((await client.call('GET /seller/carriers/list')).rows.some(({ waybills }) => waybills)).toBe(
      false,
    );
  });
});
