/** What a shopper sees of the own orders: behind which tab, found by what, page by page, in which language. */
import type { CallIn, OrderState } from '@chengji/contract';
import {
  aGoods,
  anAddress,
  anOrder,
  aShopper,
  getRefusalKey,
  type ShopperPerson,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('order', ({ market, shop }) => async (state: OrderState, traits: GoodsTraits = {}, number = 1) => {
    const goods = [await aGoods(shop, { price: '5.00', ...traits })];
    const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };
    return anOrder(market, shopper, shop, { state, goods, number, parcel });
  })
  .extend(
    'list',
    ({ market }) =>
      (asked: Asked = {}, { token }: { token: string } = shopper, language: 'zh' | 'en' = 'zh') =>
        market.client(token, language).call('GET /wanlshop/order/list', asked),
  )
  .extend(
    'listIds',
    ({ list }) =>
      async (asked: Asked) =>
        (await list(asked)).rows.map(({ id }) => id),
  );

let shopper: ShopperPerson;
let addressId: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
});

type GoodsTraits = Parameters<typeof aGoods>[1];

type Asked = CallIn<'GET /wanlshop/order/list'>;

describe('the tabs of the own orders', () => {
  it('hold each order where it stands, and all of them the newest first', async ({ order, listIds }) => {
    const orders = {
      closed: await order('closed'),
      review: await order('pending_review'),
      receive: await order('shipped'),
      ship: await order('pending_shipment'),
      pay: await order('pending_payment'),
    };
    for (const [tab, { id }] of Object.entries(orders)) {
      expect(await listIds({ state: tab as keyof typeof orders })).toEqual([id]);
    }
    expect(await listIds({ state: 'group' })).toEqual([]);
    const all = Object.values(orders).map(({ id }) => id);
    expect(await listIds({})).toEqual(all.toReversed());
  });

  it('say of each order what its buyer may do now', async ({ order, list }) => {
    const may = async (id: number) => {
      const row = (await list()).rows.find((row) => row.id === id);
      return Object.entries(row?.can ?? {}).flatMap(([what, can]) => (can ? [what] : []));
    };
    expect(await may((await order('pending_payment')).id)).toEqual(['pay', 'cancel']);
    expect(await may((await order('pending_shipment')).id)).toEqual([]);
    const { id } = await order('shipped');
    expect(await may(id)).toEqual(['receive', 'extend']);
    await shopper.client.call('POST /wanlshop/order/extend', { id });
    expect(await may(id)).toEqual(['receive']);
    expect(await may((await order('pending_review')).id)).toEqual(['comment']);
    expect(await may((await order('closed')).id)).toEqual(['delete']);
  });

  it('count down to what will happen by itself', async ({ order, list }) => {
    const next = async (id: number) =>
      (await list()).rows.find((row) => row.id === id)?.deadlines.map(({ event }) => event);
    expect(await next((await order('pending_payment')).id)).toEqual(['auto_close']);
    expect(await next((await order('pending_shipment')).id)).toEqual([]);
    expect(await next((await order('shipped')).id)).toEqual(['auto_receive']);
    expect(await next((await order('pending_review')).id)).toEqual(['auto_comment']);
    expect(await next((await order('closed')).id)).toEqual([]);
  });

  it('leave out what its owner took out of the list, in every tab and count', async ({
    shop,
    order,
    listIds,
  }) => {
    const { id } = await order('closed');
    const kept = await order('closed');
    await shopper.client.call('POST /wanlshop/order/delete', { id });
    expect(await listIds({ state: 'closed' })).toEqual([kept.id]);
    expect(await listIds({})).toEqual([kept.id]);
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics');
    expect(statistics.order.whole).toBe(1);
    const again = shopper.client.call('POST /wanlshop/order/delete', { id });
    expect(await getRefusalKey(again)).toBe('common.not_found');
    const { rows } = await shop.seller.client.call('GET /seller/orders/list', { state: 'closed' });
    expect(rows.map((row) => row.id)).toContain(id);
  });
});

describe('the pages of the own orders', () => {
  it('go on without a gap or a repeat while new orders come', async ({ order, list }) => {
    const all: number[] = [];
    for (let count = 0; count < 5; count += 1) all.push((await order('pending_payment')).id);
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
      if (seen.length === 2) await order('pending_payment');
    } while (cursor);
    expect(seen).toEqual(all.toReversed());
  });

  it('end where nothing is left, also when the last page is full', async ({ order, list }) => {
    await order('pending_payment');
    await order('pending_payment');
    expect((await list({ limit: 2 })).next).toBeNull();
    expect(await list({ state: 'receive' })).toEqual({ rows: [], next: null });
  });

  it('go on in a tab and with words', async ({ order, list }) => {
    const first = await order('pending_payment', { title: '手冲咖啡壶' });
    await order('pending_payment', { title: '茶壶' });
    const second = await order('pending_payment', { title: '咖啡豆' });
    const page = await list({ keyword: '咖啡', state: 'pay', limit: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([second.id]);
    const rest = { keyword: '咖啡', state: 'pay' as const, limit: 1, cursor: page.next ?? '' };
    expect(await list(rest)).toMatchObject({ rows: [{ id: first.id }], next: null });
  });

  it.for([
    ['made up', 'made up'],
    ['empty', Buffer.from('[]').toString('base64url')],
    ['of another list', Buffer.from('["notices",1]').toString('base64url')],
    ['with one key too many', Buffer.from('["orders.own",1,2]').toString('base64url')],
    ['with text for a key', Buffer.from('["orders.own","1"]').toString('base64url')],
    ['with a key no number can hold', Buffer.from('["orders.own",1e300]').toString('base64url')],
    ['with half a key', Buffer.from('["orders.own",1.5]').toString('base64url')],
  ] as const)('refuse a cursor that is %s', async ([_what, cursor], { list }) => {
    await expect(list({ cursor })).rejects.toMatchObject({ key: 'common.bad_cursor', field: 'cursor' });
  });

  it.for([0, 51, -1])('refuse to hold %i rows', async (limit, { list }) => {
    await expect(list({ limit })).rejects.toMatchObject({ key: 'common.invalid_input', field: 'limit' });
  });
});

describe('looking for an own order', () => {
  it('finds none bought alone among those bought in a team', async ({ order, listIds }) => {
    await order('pending_payment');
    expect(await listIds({ group: true })).toEqual([]);
  });

  it('finds it by its whole number, that of its trade, and a part of a title in either language', async ({
    order,
    listIds,
  }) => {
    const { id, order_no, trade_no } = await order('pending_payment', {
      title: '山野露营灯',
      title_en: 'Camping lantern',
    });
    await order('pending_payment', { title: '别的' });
    for (const keyword of [order_no, trade_no, '露营', 'lantern', 'LANTERN', '  露营 ']) {
      expect(await listIds({ keyword })).toEqual([id]);
    }
    expect(await listIds({ keyword: order_no.slice(0, -1) })).toEqual([]);
  });

  it.for(['%', '_', '\\', "'", '" or 1=1', '%%'])(
    'takes %s as it is written',
    async (keyword, { order, listIds }) => {
      await order('pending_payment', { title: '普通商品' });
      expect(await listIds({ keyword })).toEqual([]);
      const { id } = await order('pending_payment', { title: `特别 ${keyword} 商品` });
      expect(await listIds({ keyword })).toEqual([id]);
    },
  );

  it('finds nothing of another shopper’s', async ({ market, order, list }) => {
    const { order_no, trade_no } = await order('pending_payment', { title: '只有一份' });
    const stranger = await aShopper(market);
    expect((await list({ keyword: trade_no }, stranger)).rows).toEqual([]);
    expect((await list({ keyword: order_no }, stranger)).rows).toEqual([]);
    expect((await list({ keyword: '只有一份' }, stranger)).rows).toEqual([]);
  });
});

describe('an order', () => {
  it('is shown in the language of who reads it, its goods and its shop', async ({ market, order, list }) => {
    const { id } = await order('pending_payment', { title: '青瓷茶杯', title_en: 'Celadon cup' });
    const [row] = (await list({}, shopper, 'en')).rows;
    expect(row?.lines[0]?.title).toBe('Celadon cup');
    expect(row?.shop.name).toMatch(/^Shop \d+$/);
    const english = market.client(shopper.token, 'en');
    expect((await english.call('GET /wanlshop/order/details', { id })).lines[0]?.title).toBe('Celadon cup');
    expect((await list()).rows[0]?.lines[0]?.title).toBe('青瓷茶杯');
  });

  it('keeps what was bought as it was, after every change by its shop', async ({ shop, order }) => {
    const { id } = await order('pending_payment', { title: '旧名', price: '5.00' }, 3);
    const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
    const before = await details();
    const goodsId = before.lines[0]?.goods_id ?? 0;
    const goods = await shop.seller.client.call('GET /seller/goods/details', { id: goodsId });
    const skus = goods.skus.map((sku) => ({ ...sku, price: '9.99' }));
    await shop.seller.client.call('POST /seller/goods/save', { ...goods, title: '新名', skus });
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goodsId], state: 'off' });
    expect(await details()).toEqual(before);
    expect(before).toMatchObject({ count: 3, payable: '15.00', lines: [{ title: '旧名', price: '5.00' }] });
  });

  it('keeps the address it goes to, though it was changed or taken away since', async ({ order }) => {
    const { id } = await order('pending_payment');
    await shopper.client.call('POST /wanlshop/address/delete', { id: addressId });
    const { address } = await shopper.client.call('GET /wanlshop/order/details', { id });
    expect(address).toEqual({
      name: '林小雨',
      mobile: '13800000001',
      area: '浙江省杭州市西湖区',
      detail: '文三路 1 号',
    });
  });

  it('shows where its parcel is, and that there is none before', async ({ shop, order }) => {
    const { id } = await order('pending_shipment');
    const logistics = () => shopper.client.call('GET /wanlshop/order/logistics', { id });
    expect(await logistics()).toMatchObject({ state: 'pending_shipment', parcel: null, steps: [] });
    const shipment = { order_id: id, carrier: 'ZTO', tracking_no: '75312345678901' };
    await shop.seller.client.call('POST /seller/orders/ship', shipment);
    expect(await logistics()).toMatchObject({
      state: 'shipped',
      parcel: { carrier: '中通快递', tracking_no: '75312345678901' },
      steps: [{ status: 'ordered' }],
      image: '/files/00/goods.webp',
    });
  });

  it('names the three parcels sent last among what waits on the own page', async ({ market, order }) => {
    const orders = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await order('shipped'));
      await market.advance(60);
    }
    const moving = async () =>
      (await shopper.client.call('GET /wanlshop/user/statistics')).statistics.logistics;
    const [oldest, ...others] = orders.map(({ id }) => id);
    expect((await moving()).map(({ order_id }) => order_id)).toEqual(others.toReversed());
    await shopper.client.call('POST /wanlshop/order/receive', { id: others[2] ?? 0 });
    expect((await moving()).map(({ order_id }) => order_id)).toEqual([others[1], others[0], oldest]);
  });
});
