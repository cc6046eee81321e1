import { aPost, aShopFixture, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { forgetShopper } from './leave.ts';

type Who = { kind?: 'user' | 'shop'; id: number };
const follow = ({ client }: Person, who: Who, followed = true) =>
  client.call('POST /wanlshop/find/follow', { ...who, followed });

describe('following', () => {
  it('counts each person once, and shows who follows whom', async ({ market }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market, { nickname: '林小雨' })];
    const shop = await aShopFixture(market);
    await Promise.all([follow(ming, { id: lin.id }), follow(ming, { id: lin.id })]);
    await market.advance(1);
    expect(await follow(ming, { kind: 'shop', id: shop.id })).toEqual({ followed: true, fans: 1 });
    await follow(lin, { id: ming.id });
    const seen = await ming.client.call('GET /wanlshop/find/user', { id: lin.id });
    expect(seen).toMatchObject({
      name: '林小雨',
      fans: 1,
      follows: 1,
      followed: true,
      follows_me: true,
      is_own: false,
    });
    const first = await ming.client.call('GET /wanlshop/find/follows', { id: ming.id, limit: 1 });
    const rest = await ming.client.call('GET /wanlshop/find/follows', {
      id: ming.id,
      cursor: first.next ?? '',
    });
    expect([...first.rows, ...rest.rows].map(({ kind, id }) => [kind, id])).toEqual([
      ['shop', shop.id],
      ['user', lin.id],
    ]);
    const { rows: fans } = await market
      .client()
      .call('GET /wanlshop/find/fans', { kind: 'shop', id: shop.id });
    expect(fans.map(({ id }) => id)).toEqual([ming.id]);
    expect(await follow(ming, { id: lin.id }, false)).toEqual({ followed: false, fans: 0 });
  });

  it('is refused of oneself and of who is not there', async ({ shopper }) => {
    expect(await getRefusalKey(follow(shopper, { id: shopper.id }))).toBe('discovery.follow_yourself');
    for (const kind of ['user', 'shop'] as const)
      expect(await getRefusalKey(follow(shopper, { kind, id: 900_000_000 }))).toBe('discovery.person_gone');
  });
});

describe('a person', () => {
  it('shows what they posted, were liked for and like', async ({ market, shop }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop, { shopId: null, shopperId: ming.id });
    await lin.client.call('POST /wanlshop/find/like', { id, liked: true });
    expect(await lin.client.call('GET /wanlshop/find/user', { id: ming.id })).toMatchObject({
      posts: 1,
      liked: 1,
    });
    const { rows } = await ming.client.call('GET /wanlshop/find/liked', { id: lin.id });
    expect(rows.map((row) => [row.id, row.liked])).toEqual([[id, false]]);
    await market.server.kernel.database.pool.query("update shoppers set state = 'closed' where id = $1", [
      ming.id,
    ]);
    expect(await getRefusalKey(lin.client.call('GET /wanlshop/find/user', { id: ming.id }))).toBe(
      'discovery.person_gone',
    );
  });
});

describe('news of posts', () => {
  const notices = async ({ client }: Person) =>
    (await client.call('GET /wanlshop/notice/list', { kind: 'notify' })).rows.map(({ content }) => content);

  it('are gathered into one notice, told once, though somebody likes again', async ({ market, shop }) => {
    const host = await aShopper(market);
    const id = await aPost(market, shop, { title: '露营', shopId: null, shopperId: host.id });
    const people = [
      await aShopper(market, { nickname: '小明' }),
      await aShopper(market),
      await aShopper(market),
    ];
    const like = ({ client }: Person, liked: boolean) =>
      client.call('POST /wanlshop/find/like', { id, liked });
    for (const person of people) await like(person, true);
    await like(host, true);
    expect(await notices(host)).toEqual([]);
    await market.advance(600);
    expect(await notices(host)).toEqual([expect.stringMatching(/小明.*3.*露营/)]);
    for (const person of people) {
      await like(person, false);
      await like(person, true);
    }
    await market.advance(600);
    expect(await notices(host)).toHaveLength(1);
  });

  it('are told by the person’s switches, replies to who is answered', async ({ market, shop }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop);
    const comment = ({ client }: Person, reply_to?: number) =>
      client.call('POST /wanlshop/find/comment', { id, content: '好', ...(reply_to && { reply_to }) });
    const { id: first } = await comment(ming);
    await comment(lin, first);
    await market.advance(600);
    expect(await notices(ming)).toHaveLength(1);
    expect(await ming.client.call('POST /wanlshop/find/switches', { comments: false })).toEqual({
      likes: true,
      comments: false,
      fans: true,
    });
    await comment(lin, first);
    await lin.client.call('POST /wanlshop/find/follow', { id: ming.id, followed: true });
    await market.advance(600);
    expect(await notices(ming)).toHaveLength(2);
  });
});

it('who closes their account takes along what they posted, wrote, liked and followed', async ({
  market,
  shop,
}) => {
  const [ming, lin] = [await aShopper(market), await aShopper(market)];
  const own = await aPost(market, shop, { shopId: null, shopperId: ming.id });
  const id = await aPost(market, shop);
  await ming.client.call('POST /wanlshop/find/like', { id, liked: true });
  const { id: comment } = await ming.client.call('POST /wanlshop/find/comment', { id, content: '好' });
  await lin.client.call('POST /wanlshop/find/comment', { id, content: '是的', reply_to: comment });
  await ming.client.call('POST /wanlshop/find/follow', { id: lin.id, followed: true });
  await forgetShopper(market.context(), ming.id);
  expect(await lin.client.call('GET /wanlshop/find/details', { id })).toMatchObject({
    likes: 0,
    comments: 0,
  });
  expect((await lin.client.call('GET /wanlshop/find/user', { id: lin.id })).fans).toBe(0);
  expect(await getRefusalKey(lin.client.call('GET /wanlshop/find/details', { id: own }))).toBe(
    'discovery.post_gone',
  );
});
