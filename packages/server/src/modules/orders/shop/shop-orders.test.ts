import {
  addMoney,
  anOrder,
  aSeller,
  aShopFixture,
  aShopper,
  aTrade,
  getRefusalKey,
  type Market,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  await addMoney(market, shopper, 1_000_000);
});

const aPaidOrder = (market: Market) => anOrder(market, shopper, shop, { state: 'pending_shipment' });

const list = (input: { state?: 'all' | 'pay' | 'ship' | 'receive'; keyword?: string; late?: boolean } = {}) =>
  shop.seller.client.call('GET /seller/orders/list', input);

describe('the orders of a shop', () => {
  it('stand behind their tabs and are found by number and receiver', async ({ market }) => {
    await aTrade(market, shopper, { shop });
    const { id, order_no } = await aPaidOrder(market);
    const all = await list();
    expect(all.total).toBe(2);
    expect(all.counts).toMatchObject({ all: 2, pay: 1, ship: 1, receive: 0, late: 0 });
    expect((await list({ state: 'ship' })).rows.map((row) => row.id)).toEqual([id]);
    expect((await list({ keyword: order_no })).rows.map((row) => row.id)).toEqual([id]);
    expect((await list({ keyword: '林小' })).total).toBe(2);
    expect((await list({ keyword: '13800000001' })).total).toBe(2);
    expect((await list({ keyword: '%' })).total).toBe(0);
  });

  it('are late when they were not shipped in the time promised', async ({ market }) => {
    await aPaidOrder(market);
    expect((await list({ late: true })).total).toBe(0);
    await market.advance(48 * 3_600 + 1);
    expect((await list({ late: true })).total).toBe(1);
    const dashboard = await shop.seller.client.call('GET /seller/dashboard/info');
    expect(dashboard.todo).toMatchObject({ to_ship: 1, to_ship_late: 1 });
  });

  it('are no other shop’s to see', async ({ market }) => {
    await aPaidOrder(market);
    const other = await aShopFixture(market);
    expect((await other.seller.client.call('GET /seller/orders/list')).total).toBe(0);
  });
});

describe('shipping', () => {
  it('with no carrier at all needs no number', async ({ market }) => {
    const { id } = await aPaidOrder(market);
    const shipped = await shop.seller.client.call('POST /seller/orders/ship', {
      order_id: id,
      carrier: '',
      tracking_no: '',
    });
    expect(shipped).toMatchObject({ state: 'shipped', parcel: null });
  });

  it('refuses a carrier nobody knows and a number that is not its', async ({ market }) => {
    const { id } = await aPaidOrder(market);
    const ship = (carrier: string, tracking_no: string) =>
      getRefusalKey(
        shop.seller.client.call('POST /seller/orders/ship', { order_id: id, carrier, tracking_no }),
      );
    expect(await ship('NOBODY', 'SF1234567890123')).toBe('shipping.carrier_unknown');
    expect(await ship('SF', '!')).toBe('shipping.tracking_no_wrong');
  });

  it('asks for the right to ship', async ({ market }) => {
    const { id } = await aPaidOrder(market);
    const service = await aSeller(market, shop.id, 'goods');
    const refused = service.client.call('POST /seller/orders/ship', {
      order_id: id,
      carrier: '',
      tracking_no: '',
    });
    expect(await getRefusalKey(refused)).toBe('common.no_permission');
  });

  it('of many does each row by itself and says what was wrong with the others', async ({ market }) => {
    const first = await aPaidOrder(market);
    const second = await aPaidOrder(market);
    const rows = [
      { order_no: first.order_no, carrier: 'SF', tracking_no: 'SF1234567890123' },
      { order_no: first.order_no, carrier: 'SF', tracking_no: 'SF1234567890124' },
      { order_no: second.order_no, carrier: 'SF', tracking_no: '?' },
      { order_no: '1', carrier: 'SF', tracking_no: 'SF1234567890125' },
    ];
    const tried = await shop.seller.client.call('POST /seller/orders/ship_many', {
      rows,
      dry_run: true,
    });
    expect(tried.rows.map(({ ok }) => ok)).toEqual([true, false, false, false]);
    expect((await list({ state: 'receive' })).total).toBe(0);
    const done = await shop.seller.client.call('POST /seller/orders/ship_many', { rows });
    expect(done).toMatchObject({ shipped: 1, refused: 3 });
    expect(done.rows.filter(({ ok }) => !ok).every(({ msg }) => msg !== '')).toBe(true);
    expect((await list({ state: 'receive' })).rows.map((row) => row.id)).toEqual([first.id]);
  });
});

describe('a table of shipments', () => {
  it('names carriers as people do, and takes numbers with spaces', async ({ market }) => {
    const { id, order_no } = await aPaidOrder(market);
    const rows = [{ order_no, carrier: '顺丰', tracking_no: 'SF12 3456 7890 123' }];
    expect(await shop.seller.client.call('POST /seller/orders/ship_many', { rows })).toMatchObject({
      shipped: 1,
    });
    const { parcel } = await shop.seller.client.call('GET /seller/orders/details', { id });
    expect(parcel).toMatchObject({ carrier_code: 'SF', tracking_no: 'SF1234567890123' });
  });
});

describe('the dashboard', () => {
  it('sums what was sold today and what is not settled yet', async ({ market }) => {
    await aPaidOrder(market);
    await aPaidOrder(market);
    const dashboard = await shop.seller.client.call('GET /seller/dashboard/info');
    expect(dashboard.today).toEqual({ orders: 2, amount: '24.60', buyers: 1 });
    expect(dashboard.days).toHaveLength(14);
    expect(dashboard.best.map(({ amount }) => amount)).toEqual(['12.30', '12.30']);
    expect(dashboard.balance).toEqual({ pending: '24.60', available: '0.00' });
  });
});
