/** What was shipped is taken back, corrected, sent in several parcels or with another order in one. */
import {
  aGoods,
  anOrder,
  applyRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { ...withoutPlacingLimits, 'orders.recall_minutes': 5 } })
  .extend('order', ({ market }) => async (lines = 1) => {
    const goods = [];
    for (let n = 0; n < lines; n += 1) goods.push(await aGoods(shop, { price: '5.00' }));
    return anOrder(market, shopper, shop, { state: 'pending_shipment', goods });
  });

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
});

const number = (n: number) => `SF00000000000${n}`;
type Asked = { line_id: number; number?: number }[];
const ship = (order_id: number, n = 1, lines?: Asked) =>
  shop.seller.client.call('POST /seller/orders/ship', {
    order_id,
    carrier: 'SF',
    tracking_no: number(n),
    ...(lines ? { lines } : {}),
  });
const recall = (...order_ids: number[]) =>
  shop.seller.client.call('POST /seller/orders/recall', { order_ids });
const details = (id: number) => shop.seller.client.call('GET /seller/orders/details', { id });
const seen = (id: number) => shopper.client.call('GET /wanlshop/order/details', { id });
const titles = async () => {
  const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'logistics' });
  return rows.map(({ title }) => title);
};

describe('a shipment', () => {
  it('is taken back within the minutes of the setting, told, and shipped again', async ({
    market,
    order,
  }) => {
    const { id } = await order();
    const shipped = await ship(id);
    expect(shipped.recall_until).toBe(market.seconds() + 300);
    expect(await recall(id)).toMatchObject({ recalled: 1, rows: [{ ok: true }] });
    expect(await details(id)).toMatchObject({
      state: 'pending_shipment',
      parcel: null,
      parcels: [],
      shipped_at: null,
      can: { ship: true },
    });
    expect((await ship(id, 2)).parcel?.tracking_no).toBe(number(2));
    await market.settle();
    expect(await titles()).toEqual(['订单已发货', '发货已撤回', '订单已发货']);
  });

  it('stays when its time has passed', async ({ market, order }) => {
    const { id } = await order();
    await ship(id);
    await market.advance(301);
    expect(await recall(id)).toMatchObject({ recalled: 0, rows: [{ ok: false }] });
    expect(await details(id)).toMatchObject({ state: 'shipped', recall_until: null });
  });

  it('stays while a refund of it is open', async ({ order }) => {
    const { id } = await order();
    await ship(id);
    await applyRefund(shopper, await seen(id));
    expect(await recall(id)).toMatchObject({ recalled: 0 });
  });

  it.for([1, 2, 3])('is taken back or received, never both (%i)', async (_, { order }) => {
    const { id } = await order();
    await ship(id);
    const [recalled, received] = await Promise.all([
      recall(id).then((answer) => answer.recalled === 1),
      shopper.client.call('POST /wanlshop/order/receive', { id }).then(
        () => true,
        () => false,
      ),
    ]);
    expect([recalled, received].filter(Boolean)).toHaveLength(1);
    expect((await seen(id)).state).toBe(recalled ? 'pending_shipment' : 'pending_review');
  });

  it('is no other shop’s to take back', async ({ market, order }) => {
    const { id } = await order();
    await ship(id);
    const other = await aShopFixture(market);
    const asked = other.seller.client.call('POST /seller/orders/recall', { order_ids: [id] });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
    expect((await details(id)).state).toBe('shipped');
  });
});

describe('an order of several lines', () => {
  it('goes in several parcels, each with its lines, and the last can be taken back', async ({
    market,
    order,
  }) => {
    const { id, lines } = await order(3);
    const [a = 0, b = 0, c = 0] = lines.map((line) => line.id);
    await ship(id, 1, [{ line_id: b }]);
    await market.advance(60);
    const rest = await ship(id, 2);
    expect(rest).toMatchObject({ state: 'shipped', can: { ship: false } });
    expect(
      (await seen(id)).parcels.map(({ tracking_no, lines }) => [
        tracking_no,
        lines.map((one) => one.line_id),
      ]),
    ).toEqual([
      [number(1), [b]],
      [number(2), [a, c]],
    ]);
    expect(await getRefusalKey(ship(id, 3, [{ line_id: b }]))).toBe('orders.state_changed');
    await recall(id);
    expect(await details(id)).toMatchObject({ state: 'shipped', can: { ship: true } });
    expect((await seen(id)).parcel?.tracking_no).toBe(number(1));
  });
});

describe('two orders of one buyer to one address', () => {
  const together = (order_ids: number[], n = 7) =>
    shop.seller.client.call('POST /seller/orders/ship_together', {
      order_ids,
      carrier: 'SF',
      tracking_no: number(n),
    });

  it('go in one parcel, which each of them shows', async ({ order }) => {
    const [first, second] = [await order(), await order()];
    expect((await details(first.id)).together).toEqual([{ id: second.id, order_no: second.order_no }]);
    expect(await together([first.id, second.id])).toEqual({ shipped: 2 });
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const)
      expect((await seen(one.id)).parcels).toMatchObject([
        { tracking_no: number(7), shared_with: [other.order_no] },
      ]);
  });

  it('part again when one is taken back, and its number is corrected on both', async ({ order }) => {
    const [first, second] = [await order(), await order()];
    await together([first.id, second.id]);
    const parcel_id = (await details(first.id)).parcels[0]?.id ?? 0;
    await shop.seller.client.call('POST /seller/orders/change_parcel', {
      order_id: first.id,
      parcel_id,
      seen: number(7),
      carrier: 'ZTO',
      tracking_no: '7531234567890',
    });
    expect((await seen(second.id)).parcel).toMatchObject({
      carrier_code: 'ZTO',
      tracking_no: '7531234567890',
    });
    await recall(first.id);
    expect((await details(second.id)).parcels).toMatchObject([{ shared_with: [] }]);
    expect((await ship(first.id)).parcel?.tracking_no).toBe(number(1));
  });

  it('are not those of another buyer', async ({ market, order }) => {
    const first = await order();
    shopper = await aShopper(market);
    const second = await order();
    expect(await getRefusalKey(together([first.id, second.id]))).toBe('orders.not_together');
    expect((await details(first.id)).state).toBe('pending_shipment');
  });
});

describe('a tracking number', () => {
  const correct = (order_id: number, parcel_id: number, was: string, tracking_no: string) =>
    shop.seller.client.call('POST /seller/orders/change_parcel', {
      order_id,
      parcel_id,
      seen: was,
      carrier: 'SF',
      tracking_no,
    });

  it('is corrected and told to the buyer; who saw another is refused', async ({ market, order }) => {
    const { id } = await order();
    const parcelId = (await ship(id)).parcels[0]?.id ?? 0;
    const changed = await correct(id, parcelId, number(1), number(2));
    expect(changed.parcel?.tracking_no).toBe(number(2));
    expect(changed.log.at(-1)).toMatchObject({
      event: 'parcel_changed',
      note: `${number(1)} → ${number(2)}`,
    });
    expect(await getRefusalKey(correct(id, parcelId, number(1), number(3)))).toBe('orders.state_changed');
    expect(await getRefusalKey(correct(id, parcelId, number(2), '?'))).toBe('shipping.tracking_no_wrong');
    await market.settle();
    expect(await titles()).toContain('运单号已更正');
  });

  it('stays once the order was received, and is not another order’s', async ({ order }) => {
    const [first, second] = [await order(), await order()];
    const parcelId = (await ship(first.id)).parcels[0]?.id ?? 0;
    await ship(second.id, 2);
    expect(await getRefusalKey(correct(second.id, parcelId, number(1), number(3)))).toBe('common.not_found');
    await shopper.client.call('POST /wanlshop/order/receive', { id: first.id });
    expect(await getRefusalKey(correct(first.id, parcelId, number(1), number(3)))).toBe(
      'orders.state_changed',
    );
  });
});
