/** Following, when many follow and leave at once on two nodes. */
import { aShopFixture, aShopper, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { follow } from './follow.ts';

const it = marketTest.extend('people', { scope: 'file' }, async ({ market }) => {
  const people: Person[] = [];
  for (let n = 0; n < 8; n += 1) people.push(await aShopper(market));
  return people;
});

const as = (market: Market, person: Person | undefined) =>
  market.context({ kind: 'shopper', id: person?.id ?? 0, sessionId: 0 });
const asked = async (market: Market, text: string, id: number) =>
  (await market.server.kernel.database.pool.query(text, [id])).rows[0];

describe('the fans of a person', () => {
  it('are their rows, though many follow and leave at once', async ({ market, node, people }) => {
    const host = await aShopper(market);
    await Promise.all(
      Array.from({ length: 160 }, (_, n) =>
        follow(as(n % 2 ? market : node, people[(n * 3) % people.length]), {
          kind: 'user',
          id: host.id,
          followed: (n * 11) % 7 < 4,
        }),
      ),
    );
    const { said, counted } = await asked(
      market,
      `select fans as said, (select count(*)::int from user_follows where followed_id = $1) as counted
         from post_authors where author_key = $1`,
      host.id,
    );
    expect(said).toBe(counted);
    const { fans } = await market.client().call('GET /wanlshop/find/user', { id: host.id });
    expect(fans).toBe(counted);
  });

  it('are counted on both sides when two follow each other at the same moment', async ({
    market,
    node,
    people,
  }) => {
    const [ming, lin] = [people[0], people[1]] as [Person, Person];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        follow(as(market, ming), { kind: 'user', id: lin.id, followed: n % 2 === 1 }),
        follow(as(node, lin), { kind: 'user', id: ming.id, followed: n % 2 === 1 }),
      ]).flat(),
    );
    await follow(as(market, ming), { kind: 'user', id: lin.id, followed: true });
    await follow(as(market, lin), { kind: 'user', id: ming.id, followed: true });
    for (const [one, other] of [
      [ming, lin],
      [lin, ming],
    ] as const)
      expect(await one.client.call('GET /wanlshop/find/user', { id: other.id })).toMatchObject({
        fans: 1,
        followed: true,
        follows_me: true,
      });
  });
});

describe('the fans of a shop', () => {
  it('are its rows, and each is news once', async ({ market, node, people }) => {
    const shop = await aShopFixture(market);
    await Promise.all(
      people.flatMap((person) =>
        [true, true, false, true].map((followed, n) =>
          follow(as(n % 2 ? market : node, person), { kind: 'shop', id: shop.id, followed }),
        ),
      ),
    );
    for (const person of people)
      await follow(as(market, person), { kind: 'shop', id: shop.id, followed: true });
    const { fans } = await market.client().call('GET /wanlshop/find/user', { kind: 'shop', id: shop.id });
    expect(fans).toBe(people.length);
    const { news, gathered } = await asked(
      market,
      `select (select count(*)::int from news_items where author_key = -$1::bigint and kind = 'fans') as news,
         (select count(*)::int from gathered_news where author_key = -$1::bigint and kind = 'fans') as gathered`,
      shop.id,
    );
    expect([news, gathered]).toEqual([people.length, 1]);
  });

  it('are news while they follow, and only then, though one follows and leaves at once', async ({
    market,
    node,
    people,
  }) => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => aShopFixture(market)));
    const pairs = shops.flatMap(({ id }) => people.map((person) => ({ id, person })));
    await Promise.all(
      pairs.map(({ id, person }) => follow(as(market, person), { kind: 'shop', id, followed: true })),
    );
    await Promise.all(
      pairs.flatMap(({ id, person }) => [
        follow(as(market, person), { kind: 'shop', id, followed: false }),
        follow(as(node, person), { kind: 'shop', id, followed: true }),
      ]),
    );
    for (const { id } of shops) {
      const { fans, news } = await asked(
        market,
        `select (select array_agg(shopper_id order by shopper_id) from shop_follows where shop_id = $1) as fans,
           (select array_agg(subject_id order by subject_id) from news_items
             where author_key = -$1::bigint and kind = 'fans') as news`,
        id,
      );
      expect(news).toEqual(fans);
    }
  });
});
