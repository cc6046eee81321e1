/** What an order earns while something else happens to it, or to its earner, at the same moment. */
import {
  aGoods,
  anOrder,
  applyRefund,
  aReferralChain,
  interleave,
  type Market,
  type Person,
  type ShopFixture,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { expectEarnings } from './expect-earnings.ts';
import { creditEarnings, recountEarnings } from './follow-order.ts';

const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('pair', async ({ market }) => {
    const people: Person[] = await aReferralChain(market, 2);
    return people as [Person, Person];
  });
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const buy = async (market: Market, buyer: Person, shop: ShopFixture) =>
  anOrder(market, buyer, shop, {
    state: 'pending_shipment',
    goods: [await aGoods(shop, { price: '100.00' })],
  });
const money = (market: Market, { id }: Person) => getBalance(market.context().db, shopperAvailable(id));
const sums = async ({ client }: Person) => {
  const { mine } = await client.call('GET /wanlshop/distribution/info', {});
  return [mine?.expected, mine?.credited];
};
/** As if the payment had not been heard of yet. */
const forget = async (market: Market, orderId: number) => {
  const { db } = market.context();
  await db.execute(sql`delete from referral_earnings where order_id = ${orderId}`);
  await db.execute(sql`delete from referral_orders where order_id = ${orderId}`);
  await db.execute(sql`update referrers set expected_cents = 0, sales_cents = 0`);
};

type Earning = { market: Market; operator: Person; shop: ShopFixture; pair: readonly [Person, Person] };

/** An order whose earner is blocked by the time it is to be credited; answers its id. */
const earnWhileBlocked = async ({ market, operator, shop, pair: [top, buyer] }: Earning): Promise<number> => {
  const { id } = await buy(market, buyer, shop);
  await market.settle();
  await operator.client.call('POST /platform/referral/block', { id: top.id, reason: '待核实' });
  return id;
};

describe('an order that is refunded before its payment is heard of', () => {
  it('earns what is left of it, once', async ({ market, shop, pair: [top, buyer] }) => {
    const order = await buy(market, buyer, shop);
    await market.settle();
    await forget(market, order.id);
    const { id } = await applyRefund(buyer, order, { number: 1, amount: '40.00' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id });
    await recountEarnings(market.context(), { orderId: order.id });
    await expectEarnings(market.context(), { orderId: order.id });
    await market.settle();
    expect(await sums(top)).toEqual(['3.00', '0.00']);
  });

  it('is waited for when both are heard of at once', async ({ market, shop, pair: [top, buyer] }) => {
    const { id: orderId } = await buy(market, buyer, shop);
    await market.settle();
    await forget(market, orderId);
    await interleave(
      market.context(),
      (ctx) => expectEarnings(ctx, { orderId }),
      () => recountEarnings(market.context(), { orderId }),
    );
    expect(await sums(top)).toEqual(['5.00', '0.00']);
  });
});

describe('a block', () => {
  it('that is lifted while an earning falls due leaves nothing withheld', async ({
    market,
    operator,
    shop,
    pair,
  }) => {
    const orderId = await earnWhileBlocked({ market, operator, shop, pair });
    const lifted = await interleave(
      market.context(),
      (ctx) => creditEarnings(ctx, { orderId, goodsCents: 10_000 }),
      () => operator.client.call('POST /platform/referral/unblock', { id: pair[0].id }),
    );
    expect(lifted.status).toBe('fulfilled');
    expect(await sums(pair[0])).toEqual(['0.00', '5.00']);
    expect(await money(market, pair[0])).toBe(500);
  });

  it('that is put on while an earning is credited takes nothing back', async ({
    market,
    operator,
    shop,
    pair: [top, buyer],
  }) => {
    const { id: orderId } = await buy(market, buyer, shop);
    await market.settle();
    const { id } = top;
    await interleave(
      market.context(),
      (ctx) => creditEarnings(ctx, { orderId, goodsCents: 10_000 }),
      () => operator.client.call('POST /platform/referral/block', { id, reason: '待核实' }),
    );
    expect(await money(market, top)).toBe(500);
  });

  it('is lifted once by two operators at once', async ({ market, node, operator, shop, pair }) => {
    const orderId = await earnWhileBlocked({ market, operator, shop, pair });
    await creditEarnings(market.context(), { orderId, goodsCents: 10_000 });
    const clients = [operator.client, node.client(operator.token)];
    const outcomes = await Promise.allSettled(
      clients.map((client) => client.call('POST /platform/referral/unblock', { id: pair[0].id })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await money(market, pair[0])).toBe(500);
  });
});

describe('somebody who closed their account', () => {
  const leave = (market: Market, { id }: Person) =>
    market.context().db.execute(sql`update shoppers set state = 'closed' where id = ${id}`);

  it('earns nothing: neither of what was expected, nor of new orders', async ({
    market,
    operator,
    shop,
    pair: [top, buyer],
  }) => {
    const { id: orderId } = await buy(market, buyer, shop);
    await market.settle();
    await leave(market, top);
    await creditEarnings(market.context(), { orderId, goodsCents: 10_000 });
    await buy(market, buyer, shop);
    await market.settle();
    expect(await money(market, top)).toBe(0);
    const { person } = await operator.client.call('GET /platform/referral/tree', { id: top.id });
    expect(person.children).toBe(1);
    const { rows } = await operator.client.call('GET /platform/referral/people', { limit: 50 });
    const row = rows.find((one) => one.id === top.id);
    expect(row).toMatchObject({ expected: '0.00', credited: '0.00', withheld: '0.00' });
  });
});
