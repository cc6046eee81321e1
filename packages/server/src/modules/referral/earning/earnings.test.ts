import {
  addMoney,
  aFriend,
  aGoods,
  anOrder,
  applyRefund,
  aReferralChain,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  payTrade,
  type ShopFixture,
  whileWritesFail,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { creditEarnings } from './follow-order.ts';

const afterWindow = 7 * 86_400 + 1;
const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('chain', async ({ market }) => {
    const people: Person[] = await aReferralChain(market, 4);
    return people as [Person, Person, Person, Person];
  });
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const info = async ({ client }: Person) => (await client.call('GET /wanlshop/distribution/info', {})).mine;
const sums = async (person: Person) => {
  const mine = await info(person);
  return [mine?.expected, mine?.credited];
};
const money = (market: Market, { id }: Person) => getBalance(market.context().db, shopperAvailable(id));
const buy = async (
  market: Market,
  buyer: Person,
  shop: ShopFixture,
  price: string,
  state = 'completed' as const,
) => anOrder(market, buyer, shop, { state, goods: [await aGoods(shop, { price, stock: 9 })] });

describe('what an order earns', () => {
  it('is expected when it is paid, for two levels above its buyer and no further', async ({
    market,
    shop,
    chain,
  }) => {
    await anOrder(market, chain[3], shop, {
      state: 'pending_shipment',
      goods: [await aGoods(shop, { price: '200.00' })],
    });
    await market.settle();
    expect(await Promise.all(chain.map(sums))).toEqual([
      ['0.00', '0.00'],
      ['4.00', '0.00'],
      ['10.00', '0.00'],
      ['0.00', '0.00'],
    ]);
    const { rows } = await chain[2].client.call('GET /wanlshop/distribution/earnings', {});
    expect(rows).toMatchObject([
      { level: 1, order_sum: '200.00', rate: 500, amount: '10.00', state: 'expected', credited_at: null },
    ]);
  });

  it('is credited when the after-sale window ends, from promotions, as a bill of its own', async ({
    market,
    shop,
    chain,
  }) => {
    await buy(market, chain[3], shop, '123.45');
    await market.advance(afterWindow - 10);
    await market.settle();
    expect(await money(market, chain[2])).toBe(0);
    await market.advance(10);
    await market.settle();
    expect(await sums(chain[2])).toEqual(['0.00', '6.17']);
    expect(await sums(chain[1])).toEqual(['0.00', '2.47']);
    expect(await money(market, chain[2])).toBe(617);
    const { rows } = await chain[2].client.call('GET /wanlshop/wallet/bills', { type: 'sys' });
    expect(rows).toMatchObject([{ title: '推广奖励', amount: '6.17', subject: { kind: 'referral' } }]);
    const told = await chain[2].client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(told.rows[0]).toMatchObject({ modules: 'referral' });
  });

  it('is less what was refunded, and nothing of what went back whole', async ({ market, shop, chain }) => {
    const goods = [await aGoods(shop, { price: '100.00' })];
    const order = await anOrder(market, chain[3], shop, { state: 'pending_shipment', goods, number: 2 });
    await market.settle();
    const back = async (number: number, amount: string) => {
      const { id } = await applyRefund(chain[3], order, { number, amount });
      await shop.seller.client.call('POST /seller/refunds/approve', { id });
      await market.settle();
    };
    await back(1, '100.00');
    expect(await sums(chain[2])).toEqual(['5.00', '0.00']);
    await back(1, '100.00');
    expect(await sums(chain[2])).toEqual(['0.00', '0.00']);
    const { rows } = await chain[2].client.call('GET /wanlshop/distribution/earnings', {});
    expect(rows).toMatchObject([{ state: 'void', amount: '0.00', paid_sum: '200.00', order_sum: '0.00' }]);
  });

  it('is by the rates in force when it was placed', async ({ market, shop, operator, chain }) => {
    const order = await anOrder(market, chain[3], shop, { goods: [await aGoods(shop, { price: '100.00' })] });
    const set = (name: 'referral.first_rate' | 'referral.second_rate', value: number) =>
      operator.client.call('POST /platform/settings/save', { name, value });
    await set('referral.first_rate', 1_000);
    await set('referral.second_rate', 300);
    await addMoney(market, chain[3], 10_000);
    await payTrade(chain[3], { tradeNo: order.trade_no });
    await market.settle();
    expect([await sums(chain[2]), await sums(chain[1])]).toEqual([
      ['5.00', '0.00'],
      ['2.00', '0.00'],
    ]);
    await buy(market, chain[3], shop, '100.00');
    await market.settle();
    expect([await sums(chain[2]), await sums(chain[1])]).toEqual([
      ['15.00', '0.00'],
      ['5.00', '0.00'],
    ]);
    await set('referral.first_rate', 500);
    await set('referral.second_rate', 200);
  });

  it('is nothing in a shop that is left out, nor while referral is off', async ({
    market,
    operator,
    chain,
  }) => {
    const shop = await aShopFixture(market);
    const leave = (left_out: boolean) =>
      operator.client.call('POST /platform/referral/leave-out', { shop_id: shop.id, left_out });
    await leave(true);
    await leave(true);
    expect((await operator.client.call('GET /platform/referral/shops', {})).rows).toMatchObject([
      { id: shop.id, name: shop.name },
    ]);
    await buy(market, chain[3], shop, '100.00');
    await market.settle();
    await leave(false);
    await operator.client.call('POST /platform/settings/save', { name: 'referral.enabled', value: false });
    await buy(market, chain[3], shop, '100.00');
    await market.settle();
    await operator.client.call('POST /platform/settings/save', { name: 'referral.enabled', value: true });
    await market.advance(afterWindow);
    await market.settle();
    expect(await sums(chain[2])).toEqual(['0.00', '0.00']);
    const unknown = operator.client.call('POST /platform/referral/leave-out', {
      shop_id: 999_999,
      left_out: true,
    });
    expect(await getRefusalKey(unknown)).toBe('common.not_found');
  });

  it('is credited once, however often and at once its end is heard of', async ({
    market,
    node,
    shop,
    chain,
  }) => {
    const { id: orderId } = await buy(market, chain[3], shop, '100.00');
    const credit = (one: Market) => creditEarnings(one.context(), { orderId, goodsCents: 10_000 });
    await Promise.all([market, node, market, node, market, node].map(credit));
    expect(await sums(chain[2])).toEqual(['0.00', '5.00']);
    expect(await money(market, chain[2])).toBe(500);
    expect(await money(market, chain[1])).toBe(200);
  });

  it.for(['referral_earnings', 'referrers', 'ledger_entries'])(
    'is credited whole or not at all where a write to %s breaks off',
    async (table, { market, shop, chain }) => {
      const { id: orderId } = await buy(market, chain[3], shop, '100.00');
      await market.settle();
      const credit = () => creditEarnings(market.context(), { orderId, goodsCents: 10_000 });
      for (const way of ['fails', 'loses its connection'] as const)
        await whileWritesFail(market, table, way, credit);
      expect(await sums(chain[2])).toEqual(['5.00', '0.00']);
      expect(await money(market, chain[2])).toBe(0);
      await credit();
      expect([await money(market, chain[2]), await money(market, chain[1])]).toEqual([500, 200]);
    },
  );
});

describe('a person who is blocked', () => {
  it('earns nothing of new orders; what falls due is withheld until the block is lifted', async ({
    market,
    shop,
    operator,
    chain,
  }) => {
    const [, second, first, buyer] = chain;
    await buy(market, buyer, shop, '100.00');
    await market.settle();
    const block = () =>
      operator.client.call('POST /platform/referral/block', { id: first.id, reason: '同一设备' });
    const unblock = () => operator.client.call('POST /platform/referral/unblock', { id: first.id });
    expect(await getRefusalKey(unblock())).toBe('referral.not_blocked');
    await block();
    expect(await getRefusalKey(block())).toBe('referral.blocked_already');
    await buy(market, buyer, shop, '300.00');
    await market.advance(afterWindow);
    await market.settle();
    expect(await info(first)).toMatchObject({ blocked: true, blocked_reason: '同一设备', expected: '5.00' });
    expect(await money(market, first)).toBe(0);
    expect(await sums(second)).toEqual(['0.00', '8.00']);
    const list = async (state: 'all' | 'blocked') =>
      (await operator.client.call('GET /platform/referral/people', { state, keyword: String(first.id) }))
        .rows;
    expect(await list('blocked')).toMatchObject([{ id: first.id, withheld: '5.00', blocked: true }]);
    await unblock();
    expect(await money(market, first)).toBe(500);
    expect(await list('blocked')).toEqual([]);
    expect(await list('all')).toMatchObject([
      { withheld: '0.00', credited: '5.00', sales: '100.00', first: 1 },
    ]);
    const unknown = operator.client.call('POST /platform/referral/block', { id: 999_999, reason: '无此人' });
    expect(await getRefusalKey(unknown)).toBe('common.not_found');
  });
});

describe('the platform', () => {
  it('sees sums, and a person with those above and below', async ({ market, shop, operator, chain }) => {
    const before = await operator.client.call('GET /platform/referral/overview', {});
    await buy(market, chain[3], shop, '100.00');
    await market.settle();
    const after = await operator.client.call('GET /platform/referral/overview', {});
    expect(after.orders - before.orders).toBe(1);
    expect(Number(after.expected) - Number(before.expected)).toBeCloseTo(7);
    const tree = await operator.client.call('GET /platform/referral/tree', { id: chain[2].id });
    expect(tree.above.map(({ id }) => id)).toEqual([chain[1].id, chain[0].id]);
    expect(tree.rows).toMatchObject([{ id: chain[3].id, earned: '5.00', children: 0 }]);
    const nobody = operator.client.call('GET /platform/referral/tree', { id: 999_999 });
    expect(await getRefusalKey(nobody)).toBe('common.not_found');
  });

  it('is shown rings: people of one referrer who share an address', async ({ market, shop, operator }) => {
    const head = await aShopper(market);
    const friend = await aFriend(market, head);
    const stranger = await aShopper(market);
    for (const one of [head, stranger, friend]) await buy(market, one, shop, '10.00');
    await market.settle();
    const { rows } = await operator.client.call('GET /platform/referral/rings', {});
    const ring = rows.find((one) => one.head.id === head.id);
    expect(ring).toMatchObject({ kind: 'address', people: 2, of: 1, expected: '0.50' });
    expect(ring?.names).toHaveLength(2);
    await operator.client.call('POST /platform/referral/block', { id: head.id, reason: '同一地址' });
    const left = await operator.client.call('GET /platform/referral/rings', {});
    expect(left.rows.some((one) => one.head.id === head.id)).toBe(false);
  });
});
