/** What a shop ships of an order while refunds of some of its lines are open. */
import {
  aGoods,
  anOrder,
  applyRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;
const day = 24 * hour;
const first = { carrier: 'SF', tracking_no: 'SF1234567890123' };
const second = { carrier: 'SF', tracking_no: 'SF1234567890999' };

let shop: ShopFixture;
let shopper: ShopperPerson;
let id: number;
let orderNo: string;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  const goods = [
    await aGoods(shop, { title: '茶杯', price: '10.00' }),
    await aGoods(shop, { title: '茶壶', price: '20.00' }),
  ];
  const order = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods, number: 2 });
  ({ id, order_no: orderNo } = order);
});

const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
const ofShop = () => shop.seller.client.call('GET /seller/orders/details', { id });
const ship = (parcel: typeof first, without_refunds = false) =>
  shop.seller.client.call('POST /seller/orders/ship', { order_id: id, ...parcel, without_refunds });
const apply = async (index: number, traits: Parameters<typeof applyRefund>[2] = {}) => {
  const { lines } = await details();
  const line = lines[index];
  return applyRefund(shopper, { id, lines: line ? [line] : [] }, traits);
};
const approve = (refund: { id: number }) =>
  shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
const withdraw = (refund: { id: number }) =>
  shopper.client.call('POST /wanlshop/refund/cancel', { id: refund.id });
const shipped = async () => (await details()).lines.map((line) => line.shipped);
const receiveAt = async () => (await details()).deadlines.find(({ event }) => event === 'auto_receive')?.at;

describe('a line whose refund is open', () => {
  it('holds the order up, with the name of what it holds', async () => {
    await apply(0);
    await expect(ship(first)).rejects.toMatchObject({
      key: 'orders.line_in_refund',
      message: expect.stringContaining('茶杯'),
    });
    expect((await ofShop()).state).toBe('pending_shipment');
  });

  it('stays behind where the shop ships the others', async () => {
    await apply(0);
    expect(await ship(first, true)).toMatchObject({ state: 'shipped', can: { ship: false } });
    expect(await shipped()).toEqual([false, true]);
  });

  it('is not shipped later either, as long as it is open', async () => {
    await apply(0);
    await ship(first, true);
    expect(await getRefusalKey(ship(second))).toBe('orders.all_in_refund');
    expect(await getRefusalKey(ship(second, true))).toBe('orders.all_in_refund');
  });

  it('stays in the shop for good once all of it went back', async () => {
    const refund = await apply(0);
    await ship(first, true);
    await approve(refund);
    expect(await getRefusalKey(ship(second))).toBe('orders.state_changed');
    expect((await details()).lines[0]).toMatchObject({ returned_number: 2, shipped: false });
  });

  it('leaves nothing to ship where all lines are so', async () => {
    await apply(0);
    await apply(1);
    expect(await getRefusalKey(ship(first, true))).toBe('orders.all_in_refund');
    expect((await ofShop()).can.ship).toBe(false);
    const { rows } = await shop.seller.client.call('GET /seller/orders/list', {});
    expect(rows.find((row) => row.id === id)?.can.ship).toBe(false);
  });

  it('is named in a table of shipments, tried or done', async () => {
    await apply(0);
    const rows = [{ order_no: orderNo, ...first }];
    for (const dry_run of [true, false]) {
      const answer = await shop.seller.client.call('POST /seller/orders/ship_many', { rows, dry_run });
      expect(answer).toMatchObject({ shipped: 0, refused: 1, rows: [{ ok: false }] });
      expect(answer.rows[0]?.msg).toContain('茶杯');
    }
  });
});

describe('a line that was left behind', () => {
  it('is shipped when its refund ended with pieces left; its parcel is the order’s from then on', async ({
    market,
  }) => {
    const refund = await apply(0);
    await ship(first, true);
    await market.advance(12 * hour);
    await withdraw(refund);
    expect((await ofShop()).can.ship).toBe(true);
    expect(await ship(second)).toMatchObject({ state: 'shipped', can: { ship: false } });
    expect(await shipped()).toEqual([true, true]);
    expect((await details()).parcel?.tracking_no).toBe(second.tracking_no);
    expect(await receiveAt()).toBe(market.seconds() + 10 * day);
    expect(await getRefusalKey(ship(second))).toBe('orders.state_changed');
  });

  it('does not bring the automatic receipt forward', async ({ market }) => {
    const refund = await apply(0);
    await ship(first, true);
    await shopper.client.call('POST /wanlshop/order/extend', { id });
    await market.advance(hour);
    await withdraw(refund);
    const before = await receiveAt();
    await ship(second);
    expect(await receiveAt()).toBe(before);
  });

  it('is shipped also after the others were received', async () => {
    const refund = await apply(0);
    await ship(first, true);
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    await withdraw(refund);
    expect(await ship({ carrier: '', tracking_no: '' })).toMatchObject({
      state: 'pending_review',
      parcel: { tracking_no: first.tracking_no },
    });
    expect(await shipped()).toEqual([true, true]);
  });

  it('goes with the pieces that did not go back', async () => {
    await approve(await apply(0, { number: 1, amount: '10.00' }));
    await ship(first);
    expect(await shipped()).toEqual([true, true]);
    expect((await details()).lines[0]).toMatchObject({ number: 2, returned_number: 1 });
  });
});

describe('a line in the lists of buyer and shop', () => {
  it('says what of it can be asked back, and how its refund stands', async () => {
    const refund = await apply(0, { number: 1, amount: '10.00' });
    const [own] = (await shopper.client.call('GET /wanlshop/order/list', {})).rows;
    const [ofShop] = (await shop.seller.client.call('GET /seller/orders/list', {})).rows;
    const expected = [
      {
        refund: { id: refund.id, state: 'pending_seller', amount: '10.00' },
        refundable: '0.00',
        can_refund: false,
        returned_number: 0,
      },
      { refund: null, refundable: '40.00', can_refund: true },
    ];
    expect(own?.lines).toMatchObject(expected);
    expect(ofShop?.lines).toMatchObject(expected);
    await approve(refund);
    expect((await details()).lines[0]).toMatchObject({
      refund: { state: 'completed', amount: '10.00' },
      refundable: '10.00',
      can_refund: true,
      returned_number: 1,
    });
  });

  it('cannot be asked back once its time is over', async ({ market }) => {
    await ship(first);
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    const items = (await details()).lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
    await shopper.client.call('POST /wanlshop/order/comment', { id, items });
    expect((await details()).lines[0]).toMatchObject({ refundable: '20.00', can_refund: true });
    await market.advance(7 * day);
    expect((await details()).lines[0]).toMatchObject({ refundable: '0.00', can_refund: false });
  });
});
