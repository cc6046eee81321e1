import {
  aGoods,
  anApplication,
  anOperator,
  anOrder,
  aShopFixture,
  aShopper,
  aTrade,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { systemTime: Date.now });

let operator: Person;
it.beforeAll(async ({ market }) => {
  operator = await anOperator(market);
});

const look = async (market: Market, range: 'today' | 'week' | 'month' = 'today') => {
  const { client } = await anOperator(market);
  return client.call('GET /platform/dashboard/info', { range });
};

describe('the dashboard', () => {
  it('is all nothing in a market where nothing happened', async ({ market }) => {
    const dashboard = await look(market, 'week');
    expect(dashboard.figures).toEqual({
      amount: { now: '0.00', before: '0.00' },
      orders: { now: 0, before: 0 },
      paid_rate: { now: 0, before: 0 },
      buyers: { now: 0, before: 0 },
      newcomers: { now: 0, before: 0 },
      refund_rate: { now: 0, before: 0 },
    });
    expect(dashboard).toMatchObject({ selling_shops: 0, categories: [], shops: [] });
    expect(dashboard.steps).toHaveLength(7);
    expect(dashboard.todo).toEqual({
      applications: { count: 0, oldest_at: null, types: { personal: 0, enterprise: 0, flagship: 0 } },
      withdrawals: { count: 0, amount: '0.00', oldest_at: null },
      complaints: { count: 0, oldest_due_at: null },
      posts: { count: 0, oldest_at: null },
      bill_differences: { count: 0, amount: '0.00' },
      interventions: { count: 0, oldest_due_at: null },
      failed_refunds: 0,
      suspended_shops: 0,
      frozen_users: 0,
    });
  });

  it('counts what was paid, by whom, in which shops and categories, next to the day before', async ({
    market,
  }) => {
    const shop = await aShopFixture(market, { name: '云上数码', type: 'flagship' });
    const shopper = await aShopper(market);
    await anOrder(market, shopper, shop, { state: 'pending_review' });
    await aTrade(market, shopper, { shop });
    const today = await look(market);
    expect(today.figures).toMatchObject({
      amount: { now: '12.30', before: '0.00' },
      orders: { now: 1 },
      paid_rate: { now: 5_000 },
      buyers: { now: 1 },
      newcomers: { now: 1 },
    });
    expect(today.shops).toMatchObject([
      { id: shop.id, name: '云上数码', type: 'flagship', amount: '12.30', amount_before: '0.00' },
    ]);
    expect(today.categories).toMatchObject([{ id: shop.categoryId, amount: '12.30', share: 10_000 }]);
    expect(today.selling_shops).toBe(1);
    const last = today.steps.at(-1);
    expect(today.steps.reduce((sum, { placed }) => sum + placed, 0)).toBe(2);
    expect(last).toMatchObject({ orders: expect.any(Number) });
    await market.advance(86_400);
    const tomorrow = await look(market);
    expect(tomorrow.figures.amount).toEqual({ now: '0.00', before: '12.30' });
    expect(tomorrow.steps.map(({ amount_before }) => amount_before)).toContain('12.30');
    expect((await look(market, 'week')).figures.amount.now).toBe('12.30');
    expect((await look(market, 'month')).steps).toHaveLength(30);
  });

  it('says what waits to be decided, and since when', async ({ market }) => {
    await anApplication(market, { type: 'personal' });
    await anApplication(market);
    const { todo, now } = await look(market);
    expect(todo.applications).toMatchObject({ count: 2, types: { personal: 1, enterprise: 1, flagship: 0 } });
    expect(now - (todo.applications.oldest_at ?? 0)).toBeLessThan(60);
  });

  it('says whether the market’s machinery keeps up', async ({ market }) => {
    await market.settle();
    const { health } = await look(market);
    expect(health).toMatchObject({ sockets: 0, waiting_events: 0, late_deadlines: 0, clock_off_ms: 0 });
    expect(health.payments.tried).toBeGreaterThanOrEqual(health.payments.paid);
  });

  it('shows one shop with what it sold of late', async ({ market }) => {
    const shop = await aShopFixture(market);
    await anOrder(market, await aShopper(market), shop, { state: 'pending_review' });
    operator = await anOperator(market);
    const details = await operator.client.call('GET /platform/shops/details', { id: shop.id });
    expect(details).toMatchObject({ sales: { orders: 1, amount: '12.30' }, balance: '0.00', staff: 2 });
    const unknown = operator.client.call('GET /platform/shops/details', { id: 999_999 });
    expect(await getRefusalKey(unknown)).toBe('common.not_found');
  });

  it('shows the five shops and categories that sold the most, with their share of all that was sold', async ({
    market,
  }) => {
    await market.advance(86_400);
    const shopper = await aShopper(market);
    const sell = async (shop: ShopFixture, price: string) => {
      await anOrder(market, shopper, shop, {
        state: 'pending_review',
        goods: [await aGoods(shop, { price })],
      });
      return shop;
    };
    const [third, first, last, second, fourth, fifth] = [
      await sell(await aShopFixture(market), '40.00'),
      await sell(await aShopFixture(market), '60.00'),
      await sell(await aShopFixture(market), '10.00'),
      await sell(await aShopFixture(market), '50.00'),
      await sell(await aShopFixture(market), '30.00'),
      await sell(await aShopFixture(market), '20.00'),
    ];
    const { shops, categories, selling_shops } = await look(market);
    expect(selling_shops).toBe(6);
    expect(shops.map(({ id, amount }) => [id, amount])).toEqual([
      [first.id, '60.00'],
      [second.id, '50.00'],
      [third.id, '40.00'],
      [fourth.id, '30.00'],
      [fifth.id, '20.00'],
    ]);
    expect(categories.map(({ id, amount, share }) => [id, amount, share])).toEqual([
      [first.categoryId, '60.00', 2_857],
      [second.categoryId, '50.00', 2_381],
      [third.categoryId, '40.00', 1_905],
      [fourth.categoryId, '30.00', 1_429],
      [fifth.categoryId, '20.00', 952],
    ]);
    await market.advance(86_400);
    await sell(last, '5.00');
    expect((await look(market)).shops).toMatchObject([{ amount: '5.00', amount_before: '10.00' }]);
  });

  it('is for the platform’s staff whose role has the right', async ({ market }) => {
    const support = await anOperator(market, 'support');
    const ask = (client: Person['client']) => getRefusalKey(client.call('GET /platform/dashboard/info'));
    expect(await ask(support.client)).toBe('common.no_permission');
    expect(await ask(market.client())).toBe('common.login_required');
  });
});
