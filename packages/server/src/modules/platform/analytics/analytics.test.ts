/** What a shop and the market are told of a range of days. */
import {
  aGoods,
  anOperator,
  anOrder,
  aShopFixture,
  aShopper,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { storeGoodsVisits } from '../../catalog/figures/goods-visits.ts';
import { noteVisit, storeShopVisits } from '../../shops/index.ts';

async function store(market: Market): Promise<void> {
  await market.settle();
  const ctx = market.context();
  await ctx.services.goodsVisits.store((visits) => storeGoodsVisits(ctx, visits));
  await ctx.services.shopVisits.store((visits) => storeShopVisits(ctx, visits));
}

/** Looks at a product as a person who came from there. */
function look(market: Market, { id }: Person, goodsId: number, from: string): void {
  const ctx = market.context({ kind: 'shopper', id, sessionId: 1 });
  noteVisit({ ...ctx, client: { ...ctx.client, from } }, ctx.services.goodsVisits, goodsId, 'view');
}

const lastMonth = async (market: Market, orderId: number) => {
  await market.server.kernel.db.execute(
    sql`update orders set placed_at = placed_at - interval '40 days', paid_at = paid_at - interval '40 days' where id = ${orderId}`,
  );
};

let shop: Awaited<ReturnType<typeof aShopFixture>>;
beforeEach<{ market: Market }>(async ({ market }) => {
  shop = await aShopFixture(market);
});

describe('a shop’s figures', () => {
  it('follow people from their first look to the paid order, by where they came from', async ({ market }) => {
    const goods = await aGoods(shop);
    const [buyer, looker] = [await aShopper(market), await aShopper(market)];
    look(market, buyer, goods.id, 'search');
    look(market, looker, goods.id, 'home');
    await market.client(looker.token).call('POST /wanlshop/cart/storage', {
      type: 'add',
      data: { goods_id: goods.id, sku_id: goods.skus[0]?.id ?? 0, number: 1 },
    });
    await store(market);
    const order = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await store(market);
    const info = await shop.seller.client.call('GET /seller/analytics/info', { range: 'week' });
    expect(info.funnel).toMatchObject({
      visitors: { now: 2, before: 0 },
      viewers: { now: 2 },
      carters: { now: 2 },
      placers: { now: 1 },
      buyers: { now: 1 },
    });
    expect(info.figures).toMatchObject({
      amount: { now: order.payable, before: '0.00' },
      orders: { now: 1 },
      conversion: { now: 5_000 },
    });
    expect(info.sources[0]).toMatchObject({ source: 'search', visitors: 1, buyers: 1, share: 10_000 });
    expect(info.sources).toContainEqual(expect.objectContaining({ source: 'home', visitors: 1, buyers: 0 }));
    expect(info.goods.map(({ orders }) => orders)).toContain(1);
    expect(info.steps).toHaveLength(7);
    expect(info.steps.at(-1)).toMatchObject({ orders: 1, visitors: 2 });
    expect(info.provinces).toMatchObject([{ orders: 1, amount: order.payable }]);
  });

  it('of today go by the hour; those of a range stand beside as many days before', async ({ market }) => {
    const buyer = await aShopper(market);
    const earlier = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await lastMonth(market, earlier.id);
    const order = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await store(market);
    const today = await shop.seller.client.call('GET /seller/analytics/info', { range: 'today' });
    expect(today.figures.amount).toEqual({ now: order.payable, before: '0.00' });
    const month = await shop.seller.client.call('GET /seller/analytics/info', { range: 'month' });
    expect(month.figures.orders).toEqual({ now: 1, before: 1 });
    expect(month.figures.buyers).toEqual({ now: 1, before: 1 });
    const again = month.cohorts.flatMap(({ people, shares }) => (people > 0 ? [shares] : []));
    expect(again).toHaveLength(1);
    expect(again[0]?.at(-1)).toBe(10_000);
  });

  it('do not count as new who bought before the months they compare', async ({ market }) => {
    const [old, young] = [await aShopper(market), await aShopper(market)];
    const first = await anOrder(market, old, shop, { state: 'pending_shipment' });
    await market.server.kernel.db.execute(
      sql`update orders set paid_at = paid_at - interval '8 months' where id = ${first.id}`,
    );
    for (const buyer of [old, young]) await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await store(market);
    const { cohorts } = await shop.seller.client.call('GET /seller/analytics/info', { range: 'month' });
    expect(cohorts.map(({ people, shares }) => ({ people, shares }))).toEqual([
      { people: 1, shares: [10_000] },
    ]);
  });

  it('forget what was given back', async ({ market }) => {
    const buyer = await aShopper(market);
    const order = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await store(market);
    await shop.seller.client.call('GET /seller/analytics/info', { range: 'week' });
    await market.server.kernel.db.execute(
      sql`update orders set returned_cents = payable_cents where id = ${order.id}`,
    );
    await market.server.kernel.db.execute(
      sql`insert into stale_sales_days select shop_id, (paid_at at time zone 'Asia/Shanghai')::date from orders where id = ${order.id}`,
    );
    const info = await shop.seller.client.call('GET /seller/analytics/info', { range: 'week' });
    expect(info.figures).toMatchObject({ amount: { now: '0.00' }, refund_rate: { now: 10_000 } });
  });

  it.for([
    [{ range: 'own' as const, to: '2026-01-01' }, 'from'],
    [{ range: 'own' as const, from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ range: 'own' as const, from: '2024-01-01', to: '2026-01-01' }, 'from'],
  ] as const)('are refused for a range that cannot be: %j', async ([input, field]) => {
    await expect(shop.seller.client.call('GET /seller/analytics/info', input)).rejects.toMatchObject({
      field,
    });
  });
});

describe('the market’s figures', () => {
  it('hold what all shops sold, by shop, source and province, and who came back', async ({ market }) => {
    const buyer = await aShopper(market);
    const order = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await market.settle();
    const { client } = await anOperator(market);
    const info = await client.call('GET /platform/analytics/info', { range: 'week' });
    expect(info.shops).toContainEqual(
      expect.objectContaining({ id: shop.id, orders: 1, amount: order.payable, refund_rate: 0 }),
    );
    expect(info.figures.shops.now).toBeGreaterThan(0);
    expect(info.figures.newcomers.now).toBeGreaterThan(0);
    expect(info.steps).toHaveLength(7);
    expect(info.cohorts.at(-1)?.people).toBeGreaterThan(0);
    expect(info.cohorts.at(-1)?.shares[0]).toBeGreaterThan(0);
  });
});
