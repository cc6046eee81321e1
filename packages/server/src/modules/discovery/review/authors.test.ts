/** The people and shops that post, as the operator sees them. */
import { aPost, aShopFixture, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const list = (
  { client }: Person,
  input: { kind?: 'user' | 'shop'; sort?: 'last' | 'posts' | 'refused'; page?: number; limit?: number } = {},
) => client.call('GET /platform/posts/authors', input);
const turnDown = ({ client }: Person, ids: number[]) =>
  client.call('POST /platform/posts/decide', { ids, approve: false, reason: '搬运不实' });

describe('the authors', () => {
  it('are ordered by when they posted last, by how many, or by how many were turned down', async ({
    market,
    operator,
  }) => {
    const [often, lately, badly] = [
      await aShopFixture(market),
      await aShopFixture(market),
      await aShopFixture(market),
    ];
    const posted: number[] = [];
    for (const shop of [often, often, often, badly, badly, lately]) {
      await market.advance(1);
      posted.push(await aPost(market, shop));
    }
    await turnDown(operator, posted.slice(3, 5));
    await turnDown(operator, posted.slice(0, 1));
    const order = async (sort: 'last' | 'posts' | 'refused') =>
      (await list(operator, { kind: 'shop', sort })).rows.map(({ author }) => author.id);
    expect(await order('last')).toEqual([lately.id, badly.id, often.id]);
    expect(await order('posts')).toEqual([often.id, badly.id, lately.id]);
    expect(await order('refused')).toEqual([badly.id, often.id, lately.id]);
    const { rows } = await list(operator, { kind: 'shop' });
    expect(rows.map(({ author, posts, refused }) => [author.name, posts, refused])).toEqual([
      [lately.name, 1, 0],
      [badly.name, 2, 2],
      [often.name, 3, 1],
    ]);
  });

  it('come page by page with how many there are, people and shops apart or together', async ({
    market,
    operator,
    shop,
  }) => {
    const people: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await aShopper(market);
      await market.advance(1);
      await aPost(market, shop, { shopId: null, shopperId: id });
      people.unshift(id);
    }
    const first = await list(operator, { kind: 'user', limit: 2 });
    const second = await list(operator, { kind: 'user', limit: 2, page: 2 });
    expect([...first.rows, ...second.rows].map(({ author }) => author.id)).toEqual(people);
    expect([first.total, first.next, second.next]).toEqual([3, '2', null]);
    const all = await list(operator, { limit: 100 });
    expect(new Set(all.rows.map(({ author }) => author.kind))).toEqual(new Set(['user', 'shop']));
  });

  it('are liked for what is shown alone', async ({ market, operator, shop }) => {
    const [author, reader] = [await aShopper(market), await aShopper(market)];
    const mine = { shopId: null, shopperId: author.id };
    const [kept, down] = [await aPost(market, shop, mine), await aPost(market, shop, mine)];
    for (const id of [kept, down]) await reader.client.call('POST /wanlshop/find/like', { id, liked: true });
    const liked = async () =>
      (await list(operator, { kind: 'user' })).rows.find((row) => row.author.id === author.id)?.liked;
    expect(await liked()).toBe(2);
    await turnDown(operator, [down]);
    expect(await liked()).toBe(1);
  });

  it('who only read are none of them, and nobody but the platform’s staff sees them', async ({
    market,
    operator,
    shopper,
    shop,
  }) => {
    await shopper.client.call('GET /wanlshop/find/list', {});
    const ids = (await list(operator, { limit: 100 })).rows.map(({ author }) => author.id);
    expect(ids).not.toContain(shopper.id);
    for (const client of [market.client(), shopper.client, shop.seller.client])
      expect(await getRefusalKey(list({ client } as Person))).toBe('common.login_required');
  });
});
