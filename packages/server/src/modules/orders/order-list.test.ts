/** What a shopper sees of the own orders: behind which tab, found by what, page by page, in which language. */
import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
let shopFixture: ShopFixture;
let shopper: ShopperPerson;
let addressId: number;
beforeAll(async () => {
  market = await startMarket({ settings: withoutPlacingLimits });
  shopFixture = await aShopFixture(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  shopper = await aShopper(market);
  addressId = await anAddress(shopper);
  await addMoney(market, shopper, 1_000_000);
});

type GoodsTraits = Parameters<typeof aGoods>[1];

async function placed(traits: GoodsTraits = {}, number = 1) {
  const goods = await aGoods(shopFixture, { price: '5.00', ...traits });
  const { trade_no, orders } = await shopper.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'goods',
      items: [{ ...firstSku(goods), number }],
      address_id: addressId,
      payable: (Number(goods.skus[0]?.price) * number).toFixed(2),
    },
    { idempotencyKey: randomUUID() },
  );
  return { id: orders[0]?.id ?? 0, orderNo: orders[0]?.order_no ?? '', tradeNo: trade_no };
}
async function paid(traits?: GoodsTraits) {
  const order = await placed(traits);
  await shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: order.tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
  return order;
}
async function shipped(trackingNo = 'SF1234567890123') {
  const order = await paid();
  const shipment = { order_id: order.id, carrier: 'SF', tracking_no: trackingNo };
  await shopFixture.seller.client.call('POST /seller/orders/ship', shipment);
  return order;
}
async function received() {
  const order = await shipped();
  await shopper.client.call('POST /wanlshop/order/receive', { id: order.id });
  return order;
}
async function cancelled() {
  const order = await placed();
  await shopper.client.call('POST /wanlshop/order/cancel', { id: order.id });
  return order;
}

type Asked = CallIn<'GET /wanlshop/order/list'>;
const list = (asked: Asked = {}, { token }: { token: string } = shopper, language: 'zh' | 'en' = 'zh') =>
  market.client(token, language).call('GET /wanlshop/order/list', asked);
const listIds = async (asked: Asked) => (await list(asked)).rows.map(({ id }) => id);

describe('the tabs of the own orders', () => {
  it('hold each order where it stands, and all of them the newest first', async () => {
    const orders = {
      closed: await cancelled(),
      review: await received(),
      receive: await shipped(),
      ship: await paid(),
      pay: await placed(),
    };
    for (const [tab, { id }] of Object.entries(orders)) {
      expect(await listIds({ state: tab as keyof typeof orders })).toEqual([id]);
    }
    expect(await listIds({ state: 'group' })).toEqual([]);
    const all = Object.values(orders).map(({ id }) => id);
    expect(await listIds({})).toEqual(all.toReversed());
  });

  it('say of each order what its buyer may do now', async () => {
    const may = async (id: number) => {
      const row = (await list()).rows.find((row) => row.id === id);
      return Object.entries(row?.can ?? {}).flatMap(([what, can]) => (can ? [what] : []));
    };
    expect(await may((await placed()).id)).toEqual(['pay', 'cancel']);
    expect(await may((await paid()).id)).toEqual([]);
    const { id } = await shipped();
    expect(await may(id)).toEqual(['receive', 'extend']);
    await shopper.client.call('POST /wanlshop/order/extend', { id });
    expect(await may(id)).toEqual(['receive']);
    expect(await may((await received()).id)).toEqual(['comment']);
    expect(await may((await cancelled()).id)).toEqual(['delete']);
  });

  it('count down to what will happen by itself', async () => {
    const next = async (id: number) =>
      (await list()).rows.find((row) => row.id === id)?.deadlines.map(({ event }) => event);
    expect(await next((await placed()).id)).toEqual(['auto_close']);
    expect(await next((await paid()).id)).toEqual([]);
    expect(await next((await shipped()).id)).toEqual(['auto_receive']);
    expect(await next((await received()).id)).toEqual(['auto_comment']);
    expect(await next((await cancelled()).id)).toEqual([]);
  });

  it('leave out what its owner took out of the list, in every tab and count', async () => {
    const { id } = await cancelled();
    const kept = await cancelled();
    await shopper.client.call('POST /wanlshop/order/delete', { id });
    expect(await listIds({ state: 'closed' })).toEqual([kept.id]);
    expect(await listIds({})).toEqual([kept.id]);
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics');
    expect(statistics.order.whole).toBe(1);
    const again = shopper.client.call('POST /wanlshop/order/delete', { id });
    expect(await getRefusalKey(again)).toBe('common.not_found');
    const { rows } = await shopFixture.seller.client.call('GET /seller/orders/list', { state: 'closed' });
    expect(rows.map((row) => row.id)).toContain(id);
  });
});

describe('the pages of the own orders', () => {
  it('go on without a gap or a repeat while new orders come', async () => {
    const all: number[] = [];
    for (let count = 0; count < 5; count += 1) all.push((await placed()).id);
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
      if (seen.length === 2) await placed();
    } while (cursor);
    expect(seen).toEqual(all.toReversed());
  });

  it('end where nothing is left, also when the last page is full', async () => {
    await placed();
    await placed();
    expect((await list({ limit: 2 })).next).toBeNull();
    expect(await list({ state: 'receive' })).toEqual({ rows: [], next: null });
  });

  it('go on in a tab and with words', async () => {
    const first = await placed({ title: '手冲咖啡壶' });
    await placed({ title: '茶壶' });
    const second = await placed({ title: '咖啡豆' });
    const page = await list({ keyword: '咖啡', state: 'pay', limit: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([second.id]);
    const rest = { keyword: '咖啡', state: 'pay' as const, limit: 1, cursor: page.next ?? '' };
    expect(await list(rest)).toMatchObject({ rows: [{ id: first.id }], next: null });
  });

  it.each([
    ['made up', 'made up'],
    ['empty', Buffer.from('[]').toString('base64url')],
    ['of another list', Buffer.from('["notices",1]').toString('base64url')],
    ['with one key too many', Buffer.from('["orders.own",1,2]').toString('base64url')],
    ['with text for a key', Buffer.from('["orders.own","1"]').toString('base64url')],
    ['with a key no number can hold', Buffer.from('["orders.own",1e300]').toString('base64url')],
    ['with half a key', Buffer.from('["orders.own",1.5]').toString('base64url')],
  ])('refuse a cursor that is %s', async (_what, cursor) => {
    await expect(list({ cursor })).rejects.toMatchObject({ key: 'common.bad_cursor', field: 'cursor' });
  });

  it.each([0, 51, -1])('refuse to hold %i rows', async (limit) => {
    await expect(list({ limit })).rejects.toMatchObject({ key: 'common.invalid_input', field: 'limit' });
  });
});

describe('looking for an own order', () => {
  it('finds none bought alone among those bought in a team', async () => {
    await placed();
    expect(await listIds({ group: true })).toEqual([]);
  });

  it('finds it by its whole number, that of its trade, and a part of a title in either language', async () => {
    const { id, orderNo, tradeNo } = await placed({ title: '山野露营灯', title_en: 'Camping lantern' });
    await placed({ title: '别的' });
    for (const keyword of [orderNo, tradeNo, '露营', 'lantern', 'LANTERN', '  露营 ']) {
      expect(await listIds({ keyword })).toEqual([id]);
    }
    expect(await listIds({ keyword: orderNo.slice(0, -1) })).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '" or 1=1', '%%'])('takes %s as it is written', async (keyword) => {
    await placed({ title: '普通商品' });
    expect(await listIds({ keyword })).toEqual([]);
    const { id } = await placed({ title: `特别 ${keyword} 商品` });
    expect(await listIds({ keyword })).toEqual([id]);
  });

  it('finds nothing of another shopper’s', async () => {
    const { orderNo, tradeNo } = await placed({ title: '只有一份' });
    const stranger = await aShopper(market);
    expect((await list({ keyword: tradeNo }, stranger)).rows).toEqual([]);
    expect((await list({ keyword: orderNo }, stranger)).rows).toEqual([]);
    expect((await list({ keyword: '只有一份' }, stranger)).rows).toEqual([]);
  });
});

describe('an order', () => {
  it('is shown in the language of who reads it, its goods and its shop', async () => {
    const { id } = await placed({ title: '青瓷茶杯', title_en: 'Celadon cup' });
    const [row] = (await list({}, shopper, 'en')).rows;
    expect(row?.lines[0]?.title).toBe('Celadon cup');
    expect(row?.shop.name).toMatch(/^Shop \d+$/);
    const english = market.client(shopper.token, 'en');
    expect((await english.call('GET /wanlshop/order/details', { id })).lines[0]?.title).toBe('Celadon cup');
    expect((await list()).rows[0]?.lines[0]?.title).toBe('青瓷茶杯');
  });

  it('keeps what was bought as it was, after every change by its shop', async () => {
    const { id } = await placed({ title: '旧名', price: '5.00' }, 3);
    const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
    const before = await details();
    const goodsId = before.lines[0]?.goods_id ?? 0;
    const goods = await shopFixture.seller.client.call('GET /seller/goods/details', { id: goodsId });
    const skus = goods.skus.map((sku) => ({ ...sku, price: '9.99' }));
    await shopFixture.seller.client.call('POST /seller/goods/save', { ...goods, title: '新名', skus });
    await shopFixture.seller.client.call('POST /seller/goods/state', { ids: [goodsId], state: 'off' });
    expect(await details()).toEqual(before);
    expect(before).toMatchObject({ count: 3, payable: '15.00', lines: [{ title: '旧名', price: '5.00' }] });
  });

  it('keeps the address it goes to, though it was changed or taken away since', async () => {
    const { id } = await placed();
    await shopper.client.call('POST /wanlshop/address/delete', { id: addressId });
    const { address } = await shopper.client.call('GET /wanlshop/order/details', { id });
    expect(address).toEqual({
      name: '林小雨',
      mobile: '13800000001',
      area: '浙江省杭州市西湖区',
      detail: '文三路 1 号',
    });
  });

  it('shows where its parcel is, and that there is none before', async () => {
    const { id } = await paid();
    const logistics = () => shopper.client.call('GET /wanlshop/order/logistics', { id });
    expect(await logistics()).toMatchObject({ state: 'pending_shipment', parcel: null, steps: [] });
    const shipment = { order_id: id, carrier: 'ZTO', tracking_no: '75312345678901' };
    await shopFixture.seller.client.call('POST /seller/orders/ship', shipment);
    expect(await logistics()).toMatchObject({
      state: 'shipped',
      parcel: { carrier: '中通快递', tracking_no: '75312345678901' },
      steps: [{ status: 'ordered' }],
      image: '/files/00/goods.webp',
    });
  });

  it('names the three parcels sent last among what waits on the own page', async () => {
    const orders = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await shipped());
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
