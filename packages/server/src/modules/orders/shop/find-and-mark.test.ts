/** What the staff of a shop narrow their orders by, and what they tell each other about them. */
import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anOrder,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;

const it = marketTest
  .extend('marketOptions', { settings: { ...withoutPlacingLimits, 'orders.ship_soon_hours': 4 } })
  .extend('order', ({ market }) => async (traits: Traits = {}) => {
    const goods = [await aGoods(shop, { price: '5.00' })];
    return anOrder(market, shopper, shop, { state: 'pending_shipment', goods, ...traits });
  });

type Traits = Parameters<typeof anOrder>[3];

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
});

const listIds = async (asked: CallIn<'GET /seller/orders/list'>) =>
  (await shop.seller.client.call('GET /seller/orders/list', asked)).rows.map(({ id }) => id);
const details = (id: number) => shop.seller.client.call('GET /seller/orders/details', { id });

describe('the list of a shop', () => {
  it('is narrowed to how it is bought, where it goes and whether its buyer left a remark', async ({
    order,
  }) => {
    const plain = await order();
    const remarked = await order({ remark: '请轻放' });
    const inTeam = await order({ state: 'pending_group' });
    expect(await listIds({ kind: 'group' })).toEqual([inTeam.id]);
    expect(await listIds({ kind: 'direct' })).toEqual([remarked.id, plain.id]);
    expect(await listIds({ remarked: true })).toEqual([remarked.id]);
    expect(await listIds({ province: '330000', kind: 'direct' })).toEqual([remarked.id, plain.id]);
    expect(await listIds({ province: '440000' })).toEqual([]);
  });

  it('shows what must go soon as many hours before as the setting says, until it is late', async ({
    market,
    order,
  }) => {
    const { id } = await order();
    await market.advance(44 * hour - 60);
    expect(await listIds({ soon: true })).toEqual([]);
    await market.advance(120);
    expect(await listIds({ soon: true })).toEqual([id]);
    const { counts } = await shop.seller.client.call('GET /seller/orders/list', {});
    expect(counts).toMatchObject({ soon: 1, late: 0, remarked: 0 });
    await market.advance(4 * hour);
    expect(await listIds({ soon: true })).toEqual([]);
    expect(await listIds({ late: true })).toEqual([id]);
  });

  it('shows what must go today until the day ends in the market, and first what must go first', async ({
    market,
    order,
  }) => {
    const { calendar } = market.context();
    const untilNight = () =>
      (calendar.endOfDay(market.context().clock.now()).getTime() - market.context().clock.now().getTime()) /
      1_000;
    await market.advance(untilNight() + 10 * hour);
    const first = await order();
    await market.advance(hour);
    const second = await order();
    const closing = await order({ state: 'pending_payment' });
    expect(await listIds({ state: 'ship', sort: 'due' })).toEqual([first.id, second.id]);
    expect((await listIds({ sort: 'due' })).at(-1)).toBe(closing.id);
    expect(await listIds({ today: true })).toEqual([]);
    await market.advance(untilNight() + 24 * hour);
    expect(await listIds({ today: true, sort: 'due' })).toEqual([first.id, second.id]);
    expect(await listIds({ today: true, soon: true })).toEqual([]);
    const { counts } = await shop.seller.client.call('GET /seller/orders/list', {});
    expect(counts).toMatchObject({ today: 2, soon: 0 });
  });

  it('finds a part of a number and the end of a phone, with spaces or without', async ({ order }) => {
    const first = await order();
    const second = await order();
    for (const part of [first.order_no.slice(4), first.order_no.slice(-7), `${first.order_no.slice(-9)} `])
      expect(await listIds({ keyword: part })).toEqual([first.id]);
    expect(await listIds({ keyword: '0001' })).toEqual([second.id, first.id]);
    expect(await listIds({ keyword: '138 0000 0001' })).toEqual([second.id, first.id]);
    expect(await listIds({ keyword: '13800000002' })).toEqual([]);
    expect(await listIds({ keyword: '9876543' })).toEqual([]);
  });

  it('says how many a word finds on each page, and behind the last', async ({ order }) => {
    const found = [await order(), await order(), await order()].map(({ id }) => id);
    const page = async (page: number) => {
      const asked = { keyword: '0001', sort: 'old', limit: 2, page } as const;
      const { rows, total } = await shop.seller.client.call('GET /seller/orders/list', asked);
      return { ids: rows.map(({ id }) => id), total };
    };
    expect(await page(1)).toEqual({ ids: found.slice(0, 2), total: 3 });
    expect(await page(2)).toEqual({ ids: found.slice(2), total: 3 });
    expect(await page(3)).toEqual({ ids: [], total: 3 });
  });
});

describe('a flag', () => {
  it('marks many orders at once, is looked for, and is taken away again', async ({ order }) => {
    const [first, second, third] = [await order(), await order(), await order()];
    const flag = (order_ids: number[], flag: 'red' | null) =>
      shop.seller.client.call('POST /seller/orders/flag', { order_ids, flag });
    await flag([first.id, second.id, second.id], 'red');
    expect(await listIds({ flag: 'red' })).toEqual([second.id, first.id]);
    expect(await details(third.id)).toMatchObject({ flag: null });
    await flag([first.id], null);
    expect(await listIds({ flag: 'red' })).toEqual([second.id]);
  });

  it('marks none of them where one is another shop’s', async ({ market, order }) => {
    const { id } = await order();
    const other = await aShopFixture(market);
    const asked = other.seller.client.call('POST /seller/orders/flag', { order_ids: [id], flag: 'blue' });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
    expect(await details(id)).toMatchObject({ flag: null });
  });
});

describe('a note', () => {
  it('is told to the staff with who left it, the newest first, and never to the buyer', async ({ order }) => {
    const { id } = await order();
    for (const text of ['老客户', '多垫一层冰袋'])
      await shop.seller.client.call('POST /seller/orders/note', { order_id: id, text });
    const { notes } = await details(id);
    expect(notes.map(({ text }) => text)).toEqual(['多垫一层冰袋', '老客户']);
    expect(notes[0]?.by).not.toBe('');
    const { rows } = await shop.seller.client.call('GET /seller/orders/list', {});
    expect(rows[0]).toMatchObject({ note: '多垫一层冰袋' });
    const seen = await shopper.client.call('GET /wanlshop/order/details', { id });
    expect(JSON.stringify(seen)).not.toContain('冰袋');
  });
});

describe('a view', () => {
  const save = (client: ShopFixture['seller']['client'], name: string, flag: 'red' | 'blue' = 'red') =>
    client.call('POST /seller/orders/save_view', { name, filters: { flag, remarked: true } });

  it('keeps filters under a name for one person, and is replaced by its name', async ({ market }) => {
    const colleague = await aSeller(market, shop.id, 'service');
    const { id } = await save(shop.seller.client, '急单');
    expect(await save(shop.seller.client, '急单', 'blue')).toEqual({ id });
    const { rows } = await shop.seller.client.call('GET /seller/orders/views', {});
    expect(rows).toEqual([{ id, name: '急单', filters: { state: 'all', flag: 'blue', remarked: true } }]);
    expect(await colleague.client.call('GET /seller/orders/views', {})).toEqual({ rows: [] });
    const asked = colleague.client.call('POST /seller/orders/delete_view', { id });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
    await shop.seller.client.call('POST /seller/orders/delete_view', { id });
    expect(await shop.seller.client.call('GET /seller/orders/views', {})).toEqual({ rows: [] });
  });

  it('is one of twenty at most', async () => {
    for (let n = 0; n < 20; n += 1) await save(shop.seller.client, `视图 ${n}`);
    expect(await getRefusalKey(save(shop.seller.client, '再一个'))).toBe('orders.too_many_views');
    await save(shop.seller.client, '视图 3', 'blue');
  });
});
