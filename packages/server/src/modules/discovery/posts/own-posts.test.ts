import { aGoods, aPost, aPostForm, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { forgetShopper } from '../people/leave.ts';

const it = marketTest
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, ({ market, goods }) => aPostForm(market, [goods.id]));

const own = (
  { client }: Person,
  filter: { state?: 'refused' | 'reviewing'; cursor?: string; limit?: number } = {},
) => client.call('GET /wanlshop/find/own', filter);
const turnDown = ({ client }: Person, id: number) =>
  client.call('POST /platform/posts/decide', { ids: [id], approve: false, reason: '搬运不实' });
const remove = ({ client }: Person, id: number) => client.call('POST /wanlshop/find/delete', { id });

describe('the own posts', () => {
  it('show each state, why, and whether it can be answered; what was deleted is gone from them', async ({
    market,
    form,
    operator,
    shop,
  }) => {
    const ming = await aShopper(market);
    const mine = { shopId: null, shopperId: ming.id };
    const [refused, reviewing] = [
      await ming.client.call('POST /wanlshop/find/publish', form),
      await ming.client.call('POST /wanlshop/find/publish', form),
    ];
    const [down, shown, deleted] = [
      await aPost(market, shop, mine),
      await aPost(market, shop, mine),
      await aPost(market, shop, mine),
    ];
    await turnDown(operator, refused.id);
    await turnDown(operator, down);
    await ming.client.call('POST /wanlshop/find/answer', { id: down, content: '原创' });
    await remove(ming, deleted);
    const seen = (await own(ming)).rows.map(({ id, state, decision, can_answer, answer }) => [
      id,
      state,
      decision,
      can_answer,
      answer,
    ]);
    expect(seen).toEqual([
      [shown, 'shown', '', false, ''],
      [down, 'taken_down', '搬运不实', false, '原创'],
      [reviewing.id, 'reviewing', '', false, ''],
      [refused.id, 'refused', '搬运不实', true, ''],
    ]);
    expect((await own(ming, { state: 'refused' })).rows.map(({ id }) => id)).toEqual([refused.id]);
    const details = await ming.client.call('GET /wanlshop/find/details', { id: refused.id });
    expect(details.own).toMatchObject({ state: 'refused', decision: '搬运不实', can_answer: true });
  });

  it('go on where they were left, each once, however the pages are cut', async ({ market, shop }) => {
    const ming = await aShopper(market);
    const posted: number[] = [];
    for (let n = 0; n < 5; n += 1)
      posted.unshift(await aPost(market, shop, { shopId: null, shopperId: ming.id }));
    for (const limit of [1, 2, 5]) {
      const met: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof own>> = await own(ming, { limit, ...(cursor && { cursor }) });
        met.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      }
      expect(met, String(limit)).toEqual(posted);
    }
    const { next } = await market.client().call('GET /wanlshop/find/list', { limit: 1 });
    expect(await getRefusalKey(own(ming, { cursor: next ?? '' }))).toBe('common.bad_cursor');
  });

  it('are nobody else’s: of visitors and strangers none, of a shop those of its staff', async ({
    market,
    shop,
  }) => {
    const ming = await aShopper(market);
    const visitor = market.client();
    expect(await getRefusalKey(visitor.call('GET /wanlshop/find/own', {}))).toBe('common.login_required');
    await aPost(market, shop);
    const asShop = () => ming.client.call('GET /wanlshop/find/own', { as_shop: shop.id });
    expect(await getRefusalKey(asShop())).toBe('shops.not_linked');
    expect((await own(ming)).rows).toEqual([]);
  });
});

describe('a post that waits, or was refused or taken down', () => {
  it('is out of reach of everybody but its author', async ({ market, form, operator, shopper, shop }) => {
    const ming = await aShopper(market);
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    const expectGone = async () => {
      for (const client of [market.client(), shopper.client]) {
        const gone = [
          client.call('GET /wanlshop/find/details', { id }),
          client.call('GET /wanlshop/find/comments', { id }),
          client.call('POST /wanlshop/find/share', { id }),
          client.call('POST /wanlshop/find/open_goods', { id, goods_id: Number(form.goods[0]) }),
        ].map(getRefusalKey);
        expect(new Set(await Promise.all(gone))).toEqual(new Set(['discovery.post_gone']));
      }
      const writing = [
        shopper.client.call('POST /wanlshop/find/like', { id, liked: true }),
        shopper.client.call('POST /wanlshop/find/comment', { id, content: '好' }),
        shopper.client.call('POST /wanlshop/find/not_interested', { id }),
        shop.seller.client.call('GET /seller/posts/details', { id }),
      ].map(getRefusalKey);
      expect(new Set(await Promise.all(writing))).toEqual(new Set(['discovery.post_gone']));
    };
    await expectGone();
    await turnDown(operator, id);
    await expectGone();
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: true });
    await turnDown(operator, id);
    await expectGone();
    expect((await ming.client.call('GET /wanlshop/find/details', { id })).own?.state).toBe('taken_down');
  });
});

describe('a deletion', () => {
  it('takes a post out of every list with its comments, and is no way back for the operator', async ({
    market,
    operator,
    shop,
    shopper,
  }) => {
    const ming = await aShopper(market);
    const id = await aPost(market, shop, { shopId: null, shopperId: ming.id });
    const goodsId = (await market.client().call('GET /wanlshop/find/details', { id })).goods[0]?.id ?? 0;
    await shopper.client.call('POST /wanlshop/find/like', { id, liked: true });
    const { id: comment } = await shopper.client.call('POST /wanlshop/find/comment', { id, content: '好' });
    await remove(ming, id);
    const { client } = shopper;
    const lists = await Promise.all([
      client.call('GET /wanlshop/find/list', { limit: 50 }),
      client.call('GET /wanlshop/find/list', { goods_id: goodsId }),
      client.call('GET /wanlshop/find/list', { kind: 'user', author_id: ming.id }),
      client.call('GET /wanlshop/find/liked', { id: shopper.id }),
      ming.client.call('GET /wanlshop/find/own', {}),
    ]);
    expect(lists.flatMap(({ rows }) => (rows as { id: number }[]).map((row) => row.id))).not.toContain(id);
    const refusals = [
      client.call('GET /wanlshop/find/replies', { id: comment }),
      client.call('POST /wanlshop/find/comment/like', { id: comment, liked: true }),
      client.call('POST /wanlshop/find/comment/delete', { id: comment }),
      client.call('POST /wanlshop/find/like', { id, liked: false }),
      operator.client.call('GET /platform/posts/details', { id }),
      remove(ming, id),
    ].map(getRefusalKey);
    expect(await Promise.all(refusals)).toEqual([
      ...Array(3).fill('discovery.comment_gone'),
      ...Array(3).fill('discovery.post_gone'),
    ]);
    const decided = await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: true });
    expect(decided).toEqual({ done: [], skipped: [id] });
    expect(await client.call('GET /wanlshop/find/user', { id: ming.id })).toMatchObject({
      posts: 0,
      liked: 0,
    });
  });

  it('asked for twice at once is done once', async ({ market, operator, shop }) => {
    const ming = await aShopper(market);
    const id = await aPost(market, shop, { shopId: null, shopperId: ming.id });
    await aPost(market, shop, { shopId: null, shopperId: ming.id });
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        remove(ming, id).then(
          () => 'done',
          (error: { key: string }) => error.key,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['discovery.post_gone', 'discovery.post_gone', 'done']);
    const { rows } = await operator.client.call('GET /platform/posts/authors', { kind: 'user', limit: 100 });
    expect(rows.find(({ author }) => author.id === ming.id)?.posts).toBe(1);
  });

  it('of an account that closes takes its posts from every list, in any state they were in', async ({
    market,
    form,
    operator,
    shop,
  }) => {
    const ming = await aShopper(market);
    const waiting = await ming.client.call('POST /wanlshop/find/publish', form);
    const shown = await aPost(market, shop, { shopId: null, shopperId: ming.id });
    await forgetShopper(market.context(), ming.id);
    const waits = (await operator.client.call('GET /platform/posts/list', { limit: 100 })).rows;
    expect(waits.map(({ id }) => id)).not.toContain(waiting.id);
    for (const id of [waiting.id, shown])
      expect(await getRefusalKey(market.client().call('GET /wanlshop/find/details', { id }))).toBe(
        'discovery.post_gone',
      );
    const { rows } = await operator.client.call('GET /platform/posts/authors', { limit: 100 });
    expect(rows.map(({ author }) => author.id)).not.toContain(ming.id);
  });
});
