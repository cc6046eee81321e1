/** However many orders a person or a shop has, a page of them is read off an index in its order. */
import { aShopper, aTrade, explainQuery } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { listMarketOrders } from './market/market-orders.queries.ts';
import { listOwnOrders } from './order-lists.queries.ts';
import { listAmounts } from './reports/referred-orders.queries.ts';
import { listShopOrders, listShopOrdersAfter } from './shop/shop-orders.queries.ts';

let shopperId = 0;
let shopId = 0;

/** One order 20,000 times: of a hundred people, in forty shops. */
it.beforeAll(async ({ market }) => {
  const shopper = await aShopper(market);
  const { shop } = await aTrade(market, shopper);
  shopperId = shopper.id;
  shopId = shop.id;
  const copied = sql.raw(
    `trade_id, kind, state, goods_cents, freight_cents, discount_cents, payable_cents, pinned,
     remark, placed_at, close_due_at`,
  );
  const { db } = market.server.kernel;
  await db.execute(sql`
    insert into orders (order_no, shopper_id, shop_id, address, ${copied})
    select 'copy' || n, shopper_id + n % 100, shop_id + n % 40,
      address || jsonb_build_object('mobile', '138' || lpad(n::text, 8, '0')), ${copied}
    from orders, generate_series(1, 20000) as n`);
  await db.execute(sql`vacuum analyze orders`);
});

const own = (tab: 'all' | 'pay') => (db: Db) =>
  listOwnOrders(db, { shopperId, tab, inTeam: false, keyword: undefined, below: 15_000, limit: 21 });

const page = { after: 0, limit: 20 };

describe('a query', () => {
  it.for(['all', 'pay'] as const)('shows a page of the own orders of the tab %s', async (tab, { market }) => {
    const plan = await explainQuery(market, own(tab));
    expect(plan).toContain('Index Scan Backward using orders_of_shopper');
    expect(plan).not.toContain('Sort');
  });

  it('shows a page of a shop’s orders of a state', async ({ market }) => {
    const filter = {
      shopId,
      state: 'pending_payment',
      keyword: undefined,
      from: undefined,
      to: undefined,
    } as const;
    const plan = await explainQuery(market, async (db) => {
      await listShopOrders(
        db,
        { ...filter, lateAt: undefined },
        { sort: 'new', limit: 20, offset: 20 },
      ).catch(
        () => {}, // counted first, and the plan is that of the statement asked last
      );
    });
    expect(plan).toContain('orders_of_shop_by_state');
    expect(plan).not.toContain('Sort');
  });

  it.for([
    ['a part of a number', '19999', 'orders_of_shop'],
    ['the end of a phone', '0001', 'orders_of_shop_by_phone'],
  ] as const)('finds a shop’s orders by %s', async ([_, keyword, index], { market }) => {
    const plan = await explainQuery(market, (db) => listShopOrdersAfter(db, { shopId, keyword }, page));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('shows a page of a shop’s orders of a colour', async ({ market }) => {
    const plan = await explainQuery(market, (db) => listShopOrdersAfter(db, { shopId, flag: 'red' }, page));
    expect(plan).toContain('orders_of_shop_flagged');
  });

  it.for([
    ['a state', { state: 'shipped' }, 'orders_by_state'],
    ['the end of a phone', { keyword: '0001' }, 'orders_by_phone'],
    ['a receiver', { keyword: '张三' }, 'orders_by_receiver'],
  ] as const)('finds the market’s orders by %s', async ([_, filter, index], { market }) => {
    const plan = await explainQuery(market, (db) =>
      listMarketOrders(db, filter, { below: undefined, limit: 20 }),
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on orders');
  });

  it('reads what orders were worth by their numbers', async ({ market }) => {
    const numbers = Array.from({ length: 500 }, (_, index) => `copy${1 + index * 40}`);
    const plan = await explainQuery(market, (db) => listAmounts(db, shopId + 1, numbers));
    expect(plan).toContain('orders_number_once');
    expect(plan).not.toContain('Seq Scan');
  });
});
