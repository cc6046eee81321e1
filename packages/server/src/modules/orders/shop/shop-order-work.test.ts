/** How a shop works through its orders: sorted, searched and paged; each opened; many shipped from a file. */
import type { CallIn, OrderState } from '@chengji/contract';
import {
  aGoods,
  anOrder,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopFixture,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;
const day = 24 * hour;

const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('shopper', ({ market }) => aShopper(market, { nickname: '小雨' }))
  .extend('order', ({ market, shopper }) => async (state: OrderState, traits: Traits = {}) => {
    const { number, remark, ...goodsTraits } = traits;
    const goods = [await aGoods(shop, { price: '5.00', ...goodsTraits })];
    return anOrder(market, shopper, shop, { state, goods, number, remark });
  });

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

type Traits = Parameters<typeof aGoods>[1] & { number?: number; remark?: string };
const ship = (order_id: number, carrier = '', tracking_no = '') =>
  shop.seller.client.call('POST /seller/orders/ship', { order_id, carrier, tracking_no });
const list = (asked: CallIn<'GET /seller/orders/list'> = {}) =>
  shop.seller.client.call('GET /seller/orders/list', asked);
const listIds = async (asked: Parameters<typeof list>[0]) => (await list(asked)).rows.map(({ id }) => id);
const details = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  market.client(shop.seller.token, language).call('GET /seller/orders/details', { id });

describe('the list of a shop', () => {
  it('holds the orders of each state behind its tab, and counts them all', async ({ shopper, order }) => {
    const orders = {
      pay: await order('pending_payment'),
      ship: await order('pending_shipment'),
      review: await order('pending_review'),
      completed: await order('completed'),
      closed: await order('pending_payment'),
    };
    await shopper.client.call('POST /wanlshop/order/cancel', { id: orders.closed.id });
    for (const [state, { id }] of Object.entries(orders)) {
      expect(await listIds({ state: state as keyof typeof orders })).toEqual([id]);
    }
    expect((await list()).counts).toEqual({
      all: 5,
      pay: 1,
      group: 0,
      ship: 1,
      receive: 0,
      review: 1,
      completed: 1,
      closed: 1,
      late: 0,
      soon: 0,
      today: 0,
      remarked: 0,
    });
    expect((await list({ keyword: orders.pay.order_no })).counts).toMatchObject({ all: 5 });
  });

  it('stands with the newest, the oldest or the largest first', async ({ order }) => {
    const [small, large, middle] = [
      await order('pending_payment', { number: 1 }),
      await order('pending_payment', { number: 9 }),
      await order('pending_payment', { number: 3 }),
    ].map(({ id }) => id);
    expect(await listIds({ sort: 'new' })).toEqual([middle, large, small]);
    expect(await listIds({ sort: 'old' })).toEqual([small, large, middle]);
    expect(await listIds({ sort: 'amount' })).toEqual([large, middle, small]);
  });

  it('narrows to the time of placing, its begin within and its end not', async ({ market, order }) => {
    const first = await order('pending_payment');
    await market.advance(hour);
    const from = market.seconds();
    const second = await order('pending_payment');
    await market.advance(hour);
    const to = market.seconds();
    const third = await order('pending_payment');
    expect(await listIds({ from })).toEqual([third.id, second.id]);
    expect(await listIds({ to: from })).toEqual([first.id]);
    expect(await listIds({ from, to })).toEqual([second.id]);
    expect(await listIds({ from: to + hour })).toEqual([]);
  });

  it('comes in pages, with the whole count on each', async ({ order }) => {
    for (let count = 0; count < 5; count += 1) await order('pending_payment');
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list({ page, limit: 2 }));
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(5);
    expect(await list({ page: 5_001 })).toMatchObject({ rows: [], total: 5 });
    await expect(list({ page: 10_001 })).rejects.toMatchObject({ field: 'page' });
  });

  it('shows with each order who bought it, where it goes, what they asked for and by when', async ({
    market,
    order,
  }) => {
    const { id } = await order('pending_shipment', { remark: '请轻放', title: '茶杯', title_en: 'Cup' });
    const [row] = (await list()).rows;
    expect(row).toMatchObject({
      id,
      buyer: { nickname: '小雨' },
      receiver: { name: '林小雨', area: '浙江省杭州市西湖区' },
      remark: '请轻放',
      freight: '0.00',
      can: { ship: true },
      lines: [{ title: '茶杯', number: 1 }],
    });
    expect((row?.ship_due_at ?? 0) - (row?.paid_at ?? 0)).toBe(48 * hour);
    const english = await market.client(shop.seller.token, 'en').call('GET /seller/orders/list', {});
    expect(english.rows[0]?.lines[0]?.title).toBe('Cup');
  });

  it('is found by words of its goods, and by no word of another’s', async ({ order }) => {
    const { id } = await order('pending_payment', { title: '雪山露营灯', title_en: 'Camping lantern' });
    await order('pending_payment', { title: '别的' });
    for (const keyword of ['露营', 'LANTERN']) expect(await listIds({ keyword })).toEqual([id]);
    expect(await listIds({ keyword: '露营', state: 'ship' })).toEqual([]);
    expect(await listIds({ keyword: '1380000000' })).toEqual([]);
  });

  it('is open to who may read orders, and shut to who may not', async ({ market, order }) => {
    const { id } = await order('pending_payment');
    const rights = { owner: true, shipping: true, service: true, goods: false } as const;
    for (const [role, may] of Object.entries(rights)) {
      const { client } = await aSeller(market, shop.id, role as keyof typeof rights);
      const opened = client.call('GET /seller/orders/details', { id });
      if (may) expect((await opened).id).toBe(id);
      else expect(await getRefusalKey(opened)).toBe('common.no_permission');
    }
  });
});

describe('an order opened by its shop', () => {
  it('shows the commission, the income, and who did what', async ({ market, order }) => {
    const { id } = await order('completed', { price: '99.99' });
    const shown = await details(market, id);
    expect(shown).toMatchObject({
      payable: '99.99',
      commission: '5.00',
      income: '94.99',
      can: { ship: false },
    });
    expect(shown.log.map(({ event, by }) => [event, by])).toEqual([
      ['placed', 'shopper'],
      ['paid', 'shopper'],
      ['shipped', 'seller'],
      ['received', 'shopper'],
      ['completed', 'shopper'],
    ]);
    expect(shown.log.every(({ at }, index) => at >= (shown.log[index - 1]?.at ?? 0))).toBe(true);
  });

  it('shows automatic changes as done by the market', async ({ market, order }) => {
    const { id } = await order('pending_shipment');
    await ship(id);
    await market.advance(26 * day);
    const by = Object.fromEntries((await details(market, id)).log.map(({ event, by }) => [event, by]));
    expect(by).toMatchObject({ shipped: 'seller', received: 'system', completed: 'system' });
    const unpaid = await order('pending_payment');
    await market.advance(hour);
    expect((await details(market, unpaid.id)).log.at(-1)).toMatchObject({ event: 'closed', by: 'system' });
  });

  it('names carrier and goods in the language of who reads', async ({ market, order }) => {
    const { id } = await order('pending_shipment', { title: '茶杯', title_en: 'Cup' });
    await ship(id, 'ZTO', '75312345678901');
    expect(await details(market, id, 'en')).toMatchObject({
      lines: [{ title: 'Cup' }],
      parcel: { carrier: 'ZTO Express' },
      steps: [{ status: 'ordered', text: 'Shipped by the shop, label created' }],
    });
  });
});

describe('shipping from a file', () => {
  type Rows = CallIn<'POST /seller/orders/ship_many'>['rows'];
  const shipMany = (market: Market, rows: Rows, dry_run = false, language: 'zh' | 'en' = 'zh') =>
    market.client(shop.seller.token, language).call('POST /seller/orders/ship_many', { rows, dry_run });
  const row = (order_no: string, tracking_no = 'SF1234567890123', carrier = 'SF') => ({
    order_no,
    carrier,
    tracking_no,
  });

  it('takes a right row after a wrong one of the same order, tried or done', async ({ market, order }) => {
    const { id, order_no } = await order('pending_shipment');
    const rows = [row(order_no, '!'), row(order_no)];
    expect((await shipMany(market, rows, true)).rows.map(({ ok }) => ok)).toEqual([false, true]);
    expect((await shipMany(market, rows)).rows.map(({ ok }) => ok)).toEqual([false, true]);
    expect(await details(market, id)).toMatchObject({
      state: 'shipped',
      parcel: { tracking_no: 'SF1234567890123' },
    });
  });

  it('says what is wrong with each row, in the language of who sent it', async ({ market, order }) => {
    const { order_no } = await order('pending_shipment');
    const unpaid = await order('pending_payment');
    const rows = [row('没有'), row(unpaid.order_no), row(order_no, '1', 'PIGEON'), row(order_no, '1')];
    const { rows: results, refused } = await shipMany(market, rows, true, 'en');
    expect(refused).toBe(4);
    expect(results.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/\w+/),
      'This order has changed. Please refresh and try again',
      'Unknown carrier: PIGEON',
      'This tracking number is not valid for the carrier',
    ]);
    expect((await shipMany(market, rows, true)).rows[2]?.msg).toBe('不支持的快递公司：PIGEON');
  });

  it('asks for a word where a row names no carrier and number, or only one of them, or both and none', async ({
    market,
    order,
  }) => {
    const { id, order_no } = await order('pending_shipment');
    const unclear = [
      row(order_no, '', ''),
      row(order_no, '', 'SF'),
      row(order_no, 'SF1234567890123', ''),
      { ...row(order_no), no_logistics: true },
    ];
    for (const dryRun of [true, false]) {
      const { rows, shipped } = await shipMany(market, unclear, dryRun);
      expect(shipped).toBe(0);
      expect(rows.map(({ msg }) => msg.slice(0, 5))).toEqual(['第 1 行', '第 2 行', '第 3 行', '第 4 行']);
    }
    expect((await details(market, id)).state).toBe('pending_shipment');
    expect((await shipMany(market, [{ ...row(order_no, '', ''), no_logistics: true }])).shipped).toBe(1);
    expect(await details(market, id)).toMatchObject({ state: 'shipped', parcel: null });
  });

  it('ships none of another shop’s, and says no more than that there is none', async ({ market, order }) => {
    const { id, order_no } = await order('pending_shipment');
    const other = await aShopFixture(market);
    const { rows } = await other.seller.client.call('POST /seller/orders/ship_many', {
      rows: [row(order_no)],
    });
    const unknown = await other.seller.client.call('POST /seller/orders/ship_many', { rows: [row('没有')] });
    expect(rows[0]?.msg).toBe(unknown.rows[0]?.msg);
    expect((await details(market, id)).state).toBe('pending_shipment');
  });

  it('sent twice at once ships each order once', async ({ market, order }) => {
    const rows = [];
    for (let count = 0; count < 4; count += 1) rows.push(row((await order('pending_shipment')).order_no));
    const results = await Promise.all([shipMany(market, rows), shipMany(market, rows)]);
    expect(results.reduce((sum, { shipped }) => sum + shipped, 0)).toBe(4);
    expect((await list({ state: 'receive' })).total).toBe(4);
  });
});

describe('the dashboard', () => {
  const dashboard = (market: Market, language: 'zh' | 'en' = 'zh') =>
    market.client(shop.seller.token, language).call('GET /seller/dashboard/info');

  it('counts what waits to be done', async ({ market, order }) => {
    await order('pending_payment');
    await order('pending_shipment');
    await order('pending_review');
    await aGoods(shop, { stock: 0 });
    expect((await dashboard(market)).todo).toEqual({
      to_pay: 1,
      to_ship: 1,
      to_ship_late: 0,
      to_receive: 0,
      to_review: 1,
      sold_out: 1,
      refunds: { count: 0, oldest_due_at: null },
    });
  });

  it('separates today from yesterday at the market’s own midnight, and forgets after fourteen days', async ({
    market,
    order,
  }) => {
    await order('pending_shipment', { price: '7.00' });
    await market.advance(day);
    await order('pending_shipment', { price: '1.00' });
    const { today, yesterday, days } = await dashboard(market);
    expect({ today, yesterday }).toEqual({
      today: { orders: 1, amount: '1.00', buyers: 1 },
      yesterday: { orders: 1, amount: '7.00', buyers: 1 },
    });
    expect(days.map(({ amount }) => amount).slice(-3)).toEqual(['0.00', '7.00', '1.00']);
    await market.advance(14 * day);
    const later = await dashboard(market);
    expect(later.days.every(({ orders }) => orders === 0)).toBe(true);
    expect(later.best).toEqual([]);
  });

  it('names the five goods that sold for most, in the language of who reads', async ({ market, order }) => {
    for (const number of [2, 6, 1, 5, 3, 4])
      await order('pending_shipment', { number, title_en: `Goods of ${number}` });
    expect(
      (await dashboard(market, 'en')).best.map(({ title, number, amount }) => [title, number, amount]),
    ).toEqual([6, 5, 4, 3, 2].map((number) => [`Goods of ${number}`, number, `${number * 5}.00`]));
  });

  it('moves money from what is pending to what is there once orders can not be refunded', async ({
    market,
    order,
  }) => {
    await order('pending_shipment', { price: '10.00' });
    await order('completed', { price: '20.00' });
    expect((await dashboard(market)).balance).toEqual({ pending: '29.00', available: '0.00' });
    await market.advance(7 * day);
    expect((await dashboard(market)).balance).toEqual({ pending: '10.00', available: '19.00' });
  });
});
