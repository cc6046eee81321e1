import {
  anOperator,
  aPost,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Who = { kind?: 'user' | 'shop'; id: number };
type Page = { limit?: number; cursor?: string };

const follow = ({ client }: Person, who: Who, followed = true) =>
  client.call('POST /wanlshop/find/follow', { ...who, followed });
const show = ({ client }: Pick<Person, 'client'>, who: Who) => client.call('GET /wanlshop/find/user', who);

async function whole(
  market: Market,
  list: 'follows' | 'fans',
  who: Who,
  limit: number,
): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (let page: Page | null = { limit }; page; ) {
    const { rows, next }: { rows: { kind: string; id: number }[]; next: string | null } = await market
      .client()
      .call(`GET /wanlshop/find/${list}`, { ...who, ...page });
    found.push(...rows.map(({ kind, id }): [string, number] => [kind, id]));
    page = next === null ? null : { limit, cursor: next };
  }
  return found;
}

const query = ({ server }: Market, text: string, values: unknown[]) =>
  server.kernel.database.pool.query(text, values);

describe('the followers of a person', () => {
  it('are as many as follow, though many do and undo it at once', async ({ market }) => {
    const host = await aShopper(market);
    const people = await Promise.all(Array.from({ length: 4 }, () => aShopper(market)));
    await Promise.all(
      people.flatMap((person) =>
        [true, false, true].map((followed) => follow(person, { id: host.id }, followed)),
      ),
    );
    const { rows } = await query(market, 'select from user_follows where followed_id = $1', [host.id]);
    expect((await show(host, { id: host.id })).fans).toBe(rows.length);
    for (const person of people) await follow(person, { id: host.id });
    expect((await show(host, { id: host.id })).fans).toBe(4);
    for (const person of people) {
      await follow(person, { id: host.id }, false);
      await follow(person, { id: host.id }, false);
    }
    expect((await show(host, { id: host.id })).fans).toBe(0);
  });

  it('of a shop count where it is followed, and its page says the same', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const who = { kind: 'shop' as const, id: shop.id };
    await Promise.all([follow(ming, who), follow(ming, who), follow(lin, who)]);
    expect(await show(ming, who)).toMatchObject({
      kind: 'shop',
      fans: 2,
      followed: true,
      follows: 0,
      is_own: false,
    });
    expect(await whole(market, 'follows', who, 5)).toEqual([]);
    expect((await follow(lin, who, false)).fans).toBe(1);
  });

  it('who follow most may follow no more', async ({ market }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    await query(
      market,
      `with made as (insert into shoppers (username, nickname, mobile, joined_at)
         select 'many_' || n, '很多', '1' || (6000000000 + n), now() from generate_series(1, 5000) n returning id)
       insert into user_follows (followed_id, shopper_id, created_at) select id, $1, now() from made`,
      [ming.id],
    );
    expect(await getRefusalKey(follow(ming, { id: lin.id }))).toBe('discovery.too_many_follows');
    expect((await show(ming, { id: ming.id })).follows).toBe(5_000);
  });
});

describe('the list of whom somebody follows', () => {
  it('holds people and shops once each, also those followed at the same moment, however it is cut', async ({
    market,
  }) => {
    const ming = await aShopper(market);
    const people = [await aShopper(market), await aShopper(market), await aShopper(market)];
    const shops = [await aShopFixture(market), await aShopFixture(market)];
    for (const { id } of people) await follow(ming, { id });
    for (const { id } of shops) await follow(ming, { kind: 'shop', id });
    const at = market.now();
    await query(market, 'update user_follows set created_at = $2 where shopper_id = $1', [ming.id, at]);
    await query(market, 'update shop_follows set created_at = $2 where shopper_id = $1', [ming.id, at]);
    const all = [
      ...people.map(({ id }) => ['user', id]).toReversed(),
      ...shops.map(({ id }) => ['shop', id]).toReversed(),
    ];
    for (const limit of [1, 2, 3, 10])
      expect(await whole(market, 'follows', { id: ming.id }, limit), String(limit)).toEqual(all);
  });

  it('of fans goes on after the last one', async ({ market }) => {
    const host = await aShopper(market);
    const fans = [await aShopper(market), await aShopper(market), await aShopper(market)];
    for (const fan of fans) await follow(fan, { id: host.id });
    const at = market.now();
    await query(market, 'update user_follows set created_at = $2 where followed_id = $1', [host.id, at]);
    for (const limit of [1, 2, 10])
      expect(await whole(market, 'fans', { id: host.id }, limit)).toEqual(
        fans.map(({ id }) => ['user', id]).toReversed(),
      );
  });

  it('says of each whether the reader follows them and they the reader', async ({ market }) => {
    const [host, ming, lin] = [await aShopper(market), await aShopper(market), await aShopper(market)];
    for (const { id } of [ming, lin]) await follow(host, { id });
    await follow(ming, { id: lin.id });
    await follow(lin, { id: ming.id });
    const { rows } = await ming.client.call('GET /wanlshop/find/follows', { id: host.id });
    const standing = new Map(rows.map(({ id, followed, follows_me }) => [id, [followed, follows_me]]));
    expect(standing.get(lin.id)).toEqual([true, true]);
    expect(standing.get(ming.id)).toEqual([false, false]);
    const visitor = await market.client().call('GET /wanlshop/find/follows', { id: host.id });
    expect(visitor.rows.every(({ followed, follows_me }) => !followed && !follows_me)).toBe(true);
  });
});

describe('a suspended shop', () => {
  it('is neither shown nor followed, though one may end it; and comes back as it was', async ({ market }) => {
    const [shop, operator] = [await aShopFixture(market), await anOperator(market)];
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const who = { kind: 'shop' as const, id: shop.id };
    for (const person of [ming, lin]) await follow(person, who);
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '整改' });
    expect(await getRefusalKey(show(ming, who))).toBe('discovery.person_gone');
    expect(await getRefusalKey(follow(await aShopper(market), who))).toBe('discovery.person_gone');
    expect(await whole(market, 'follows', { id: ming.id }, 5)).toEqual([]);
    expect((await follow(lin, who, false)).followed).toBe(false);
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    expect(await show(ming, who)).toMatchObject({ followed: true, fans: 1 });
  });
});

describe('a person', () => {
  it('is a stranger to visitors, and themselves to themselves', async ({ market }) => {
    const ming = await aShopper(market, { nickname: '小明' });
    expect(await show({ client: market.client() }, { id: ming.id })).toMatchObject({
      kind: 'user',
      name: '小明',
      is_own: false,
      followed: false,
      follows_me: false,
      living: null,
    });
    expect((await show(ming, { id: ming.id })).is_own).toBe(true);
    expect(await getRefusalKey(show(ming, { id: 900_000_000 }))).toBe('discovery.person_gone');
    for (const list of ['follows', 'fans', 'liked'] as const)
      expect(await getRefusalKey(ming.client.call(`GET /wanlshop/find/${list}`, { id: 900_000_000 }))).toBe(
        'discovery.person_gone',
      );
  });

  it('likes what is shown, the last liked first, page by page', async ({ market, shop }) => {
    const ming = await aShopper(market);
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await aPost(market, shop));
    for (const id of ids) await ming.client.call('POST /wanlshop/find/like', { id, liked: true });
    await query(market, 'update post_likes set created_at = $2 where shopper_id = $1', [
      ming.id,
      market.now(),
    ]);
    await query(market, `update posts set is_shown = false, state = 'taken_down' where id = $1`, [ids[1]]);
    const seen: number[] = [];
    for (let page: Page | null = { limit: 1 }; page; ) {
      const { rows, next }: { rows: { id: number }[]; next: string | null } = await market
        .client()
        .call('GET /wanlshop/find/liked', { id: ming.id, ...page });
      seen.push(...rows.map(({ id }) => id));
      page = next === null ? null : { limit: 1, cursor: next };
    }
    expect(seen).toEqual([ids[3], ids[2], ids[0]]);
  });
});
