/** What people see of those they brought, and what the platform sees of both. */
import {
  aFriend,
  aGoods,
  anOperator,
  anOrder,
  aReferralChain,
  aShopper,
  getRefusalKey,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('trio', async ({ market }) => {
    const people: Person[] = await aReferralChain(market, 3);
    return people as [Person, Person, Person];
  });

describe('what the own people’s orders earn', () => {
  it('is listed page by page, latest first, and for oneself alone', async ({ market, shop, trio }) => {
    const [top, middle, buyer] = trio;
    for (const price of ['10.00', '20.00', '30.00']) {
      const goods = [await aGoods(shop, { price })];
      await anOrder(market, buyer, shop, { state: 'pending_shipment', goods });
      await market.settle();
    }
    const list = ({ client }: Person, cursor?: string) =>
      client.call('GET /wanlshop/distribution/earnings', { limit: 2, ...(cursor && { cursor }) });
    const first = await list(middle);
    const rest = await list(middle, first.next ?? '');
    expect([...first.rows, ...rest.rows].map(({ amount }) => amount)).toEqual(['1.50', '1.00', '0.50']);
    expect(rest.next).toBeNull();
    expect((await list(top)).rows.map(({ level, amount }) => [level, amount])).toEqual([
      [2, '0.60'],
      [2, '0.40'],
    ]);
    expect((await list(buyer)).rows).toEqual([]);
    expect(first.rows[0]?.from.nickname).toMatch(/^s\*\*\*\d$/);
    const visitor = market.client().call('GET /wanlshop/distribution/earnings', {});
    expect(await getRefusalKey(visitor)).toBe('common.login_required');
  });
});

describe('who came by a friend', () => {
  it('is on the second level, with what they earned and when they came', async ({ market, shop, trio }) => {
    const [top, , buyer] = trio;
    const goods = [await aGoods(shop, { price: '50.00' })];
    await anOrder(market, buyer, shop, { state: 'pending_shipment', goods });
    await market.settle();
    const people = async (level: 1 | 2) =>
      (await top.client.call('GET /wanlshop/distribution/people', { level })).rows;
    expect(await people(1)).toMatchObject([{ level: 1, earned: '0.00' }]);
    expect(await people(2)).toMatchObject([{ level: 2, earned: '1.00' }]);
    const wrong = top.client.call('GET /wanlshop/distribution/people', { level: 3 as never });
    expect(await getRefusalKey(wrong)).toBe('common.invalid_input');
  });
});

describe('the platform', () => {
  it('finds referrers by what they are called, and pages through them and their people', async ({
    market,
    operator,
  }) => {
    const top = await aShopper(market, { nickname: '推广小能手' });
    const friends = [await aFriend(market, top), await aFriend(market, top), await aFriend(market, top)];
    const find = (keyword: string) => operator.client.call('GET /platform/referral/people', { keyword });
    const found = await find('推广小能手');
    expect(found).toMatchObject({ total: 1, next: null });
    expect(found.rows).toMatchObject([
      { id: top.id, first: 3, second: 0, blocked: false, suspicious: false },
    ]);
    expect(await find('查无此人')).toMatchObject({ rows: [], total: 0 });
    const tree = (page: number) =>
      operator.client.call('GET /platform/referral/tree', { id: top.id, page, limit: 2 });
    const pages = [await tree(1), await tree(2)];
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      friends.map(({ id }) => id).toReversed(),
    );
    expect(pages.map(({ total, next }) => [total, next])).toEqual([
      [3, '2'],
      [3, null],
    ]);
  });

  it('shows at most ten of those above a person', async ({ market, operator }) => {
    const chain = await aReferralChain(market, 13);
    const last = chain.at(-1);
    const { above } = await operator.client.call('GET /platform/referral/tree', { id: last?.id ?? 0 });
    expect(above.map(({ id }) => id)).toEqual(
      chain
        .slice(2, -1)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it('lets nobody see or change this whose work it is not', async ({ market, shop, shopper }) => {
    const clerk = await anOperator(market, 'support');
    const asks = ({ client }: Pick<Person, 'client'>) => [
      client.call('GET /platform/referral/overview', {}),
      client.call('GET /platform/referral/tree', { id: shopper.id }),
      client.call('GET /platform/referral/shops', {}),
      client.call('POST /platform/referral/leave-out', { shop_id: shop.id, left_out: true }),
      client.call('POST /platform/referral/unblock', { id: shopper.id }),
    ];
    const clerks = await Promise.all(asks(clerk).map(getRefusalKey));
    expect(new Set(clerks)).toEqual(new Set(['common.no_permission']));
    const visitors = await Promise.all(asks({ client: market.client() }).map(getRefusalKey));
    expect(new Set(visitors)).toEqual(new Set(['common.login_required']));
  });
});
