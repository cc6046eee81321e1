/** Many shoppers, on two processes over one PostgreSQL server, want what there is too little of. */
import {
  aCoupon,
  aShopper,
  type Market,
  type NodeProcess,
  type ShopperPerson,
  startNode,
  untilServed,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const people = 1_000;
const total = 100;

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('nodes', { scope: 'file', auto: true }, async ({ market }) => {
    const environment = { DATABASE_URL: market.databaseUrl, DATA_DIR: market.config.dataDir };
    return Promise.all([startNode(environment), startNode(environment)]);
  })
  .extend('manyShoppers', { scope: 'file' }, (): ShopperPerson[] => []);

it.beforeAll(async ({ market, manyShoppers }) => {
  for (let number = 0; number < people; number += 1) manyShoppers.push(await aShopper(market));
});
it.afterAll(async ({ nodes }) => {
  await Promise.all(nodes.map((node) => node.stop()));
});

const take = (nodes: NodeProcess[], shopper: ShopperPerson, index: number, id: number) =>
  untilServed(() =>
    (nodes[index % nodes.length] as NodeProcess)
      .client(shopper.token)
      .call('POST /wanlshop/coupon/receive', { id }),
  );

async function countOutcomes(calls: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(calls);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []));
  return { taken: outcomes.length - refused.length, refused: new Set(refused) };
}

const countCards = async (market: Market, id: number) => {
  const { rows } = await market.server.kernel.database.pool.query<{ cards: number; received: number }>(
    `select (select count(*)::int from cards where coupon_id = $1) as cards, received
     from coupons where id = $1`,
    [id],
  );
  return rows[0];
};

describe('a coupon with too few cards', () => {
  it('gives 1,000 shoppers of 100 cards exactly 100, and tells the rest that they are gone', async ({
    market,
    shop,
    nodes,
    manyShoppers,
  }) => {
    const id = await aCoupon(shop.seller, { total });
    const { taken, refused } = await countOutcomes(
      manyShoppers.map((shopper, index) => take(nodes, shopper, index, id)),
    );
    expect(taken).toBe(total);
    expect(refused).toEqual(new Set(['coupons.none_left']));
    expect(await countCards(market, id)).toEqual({ cards: total, received: total });
  });

  it('keeps the limit of a person who taps on both processes at once', async ({
    market,
    shop,
    nodes,
    manyShoppers,
  }) => {
    const id = await aCoupon(shop.seller, { total, per_person: 3 });
    const few = manyShoppers.slice(0, 10);
    const taps = few.flatMap((shopper) =>
      Array.from({ length: 8 }, (_, tap) => take(nodes, shopper, tap, id)),
    );
    const { taken, refused } = await countOutcomes(taps);
    expect(taken).toBe(30);
    expect(refused).toEqual(new Set(['coupons.limit_reached']));
    expect(await countCards(market, id)).toEqual({ cards: 30, received: 30 });
  });
});
