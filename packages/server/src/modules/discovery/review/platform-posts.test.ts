import type { CallIn } from '@chengji/contract';
import { aGoods, aPost, aPostForm, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop));

type Filter = CallIn<'GET /platform/posts/list'>;
const list = async ({ client }: Person, filter: Filter = {}) =>
  client.call('GET /platform/posts/list', filter);
const listIds = async (operator: Person, filter: Filter = {}) =>
  (await list(operator, filter)).rows.map(({ id }) => id);

describe('the operator’s list of posts', () => {
  it('holds those that wait, the longest wait first, and others, the newest first', async ({
    market,
    goods,
    operator,
  }) => {
    const waiting: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await market.advance(60);
      const { client } = await aShopper(market);
      const form = await aPostForm(market, [goods.id]);
      waiting.push((await client.call('POST /wanlshop/find/publish', form)).id);
    }
    expect(await listIds(operator)).toEqual(waiting);
    const first = await list(operator, { limit: 2 });
    expect([first.rows.length, first.total, first.next]).toEqual([2, 3, '2']);
    expect(await listIds(operator, { limit: 2, page: 2 })).toEqual(waiting.slice(2));
    await operator.client.call('POST /platform/posts/decide', { ids: waiting, approve: true });
    expect(await listIds(operator)).toEqual([]);
    expect((await listIds(operator, { state: 'shown' })).slice(0, 3)).toEqual(waiting.toReversed());
  });

  it('is narrowed by author, kind, type and a word', async ({ market, operator, shop }) => {
    const ming = await aShopper(market);
    const mine = await aPost(market, shop, { title: '岩茶的三种喝法', shopId: null, shopperId: ming.id });
    const theirs = await aPost(market, shop, { title: '白茶', content: '岩茶也可以' });
    const shown = { state: 'shown' as const };
    expect(await listIds(operator, { ...shown, author_id: ming.id })).toEqual([mine]);
    expect(await listIds(operator, { ...shown, kind: 'shop', author_id: shop.id })).toContain(theirs);
    expect(await listIds(operator, { ...shown, kind: 'user', keyword: '岩茶' })).toEqual([mine]);
    expect(await listIds(operator, { ...shown, keyword: '岩茶' })).toEqual([theirs, mine]);
    expect(await listIds(operator, { ...shown, keyword: '100%' })).toEqual([]);
    expect(await listIds(operator, { ...shown, type: 'video' })).toEqual([]);
  });

  it('names the blocked words of a post, which waits for them, and how its author did before', async ({
    market,
    goods,
    operator,
  }) => {
    const ming = await aShopper(market);
    const publish = async (content: string) =>
      ming.client.call('POST /wanlshop/find/publish', await aPostForm(market, [goods.id], { content }));
    const first = await publish('先来一条');
    await operator.client.call('POST /platform/posts/decide', { ids: [first.id], approve: true });
    await operator.client.call('POST /platform/settings/save', {
      name: 'content.blocked_words',
      value: ['加我', '外面便宜'],
    });
    expect((await publish('平常的一条')).state).toBe('shown');
    const { id, state } = await publish('想要的加 我，外面便宜一半');
    expect(state).toBe('reviewing');
    const row = (await list(operator)).rows.find((post) => post.id === id);
    expect(row).toMatchObject({
      words: ['加我', '外面便宜'],
      is_first: false,
      author_shown: 2,
      author_refused: 0,
    });
    expect(row?.waits_since).not.toBeNull();
  });

  it('shows one post whole, and refuses one that is not there', async ({ market, operator, shop }) => {
    const id = await aPost(market, shop, { content: '第一段\n\n第二段' });
    const { post, own, content } = await operator.client.call('GET /platform/posts/details', { id });
    expect([post.id, post.images, own, content]).toEqual([id, 1, null, '第一段\n\n第二段']);
    const gone = operator.client.call('GET /platform/posts/details', { id: 900_000_000 });
    expect(await getRefusalKey(gone)).toBe('discovery.post_gone');
  });
});

describe('a decision about many', () => {
  it('is taken for each that it fits, and says which it did not', async ({ market, operator, shop }) => {
    const [one, other] = [await aPost(market, shop), await aPost(market, shop)];
    const decide = (ids: number[], reason?: string) =>
      operator.client.call('POST /platform/posts/decide', {
        ids,
        approve: !reason,
        ...(reason && { reason }),
      });
    expect(await decide([one, other, one])).toEqual({ done: [], skipped: [one, other] });
    expect(await decide([one], '重复发布')).toEqual({ done: [one], skipped: [] });
    expect(await decide([other, one, 900_000_000], '重复发布')).toEqual({
      done: [other],
      skipped: [one, 900_000_000],
    });
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'post' });
    expect(rows[0]).toMatchObject({
      before: { state: 'shown' },
      after: { state: 'taken_down', reason: '重复发布' },
    });
  });

  it('is told a shop by the accounts linked with it', async ({ market, operator, shop }) => {
    const ming = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await ming.client.call('POST /wanlshop/user/linkshop', { code });
    const id = await aPost(market, shop, { title: '开壶' });
    await operator.client.call('POST /platform/posts/decide', {
      ids: [id],
      approve: false,
      reason: '图片不清',
    });
    const { rows } = await ming.client.call('GET /wanlshop/notice/list', { kind: 'system' });
    const told = rows.find(({ modules_id }) => modules_id === id);
    expect([told?.modules, told?.content]).toEqual(['post', expect.stringMatching(/开壶.*图片不清/)]);
  });
});

describe('the authors', () => {
  it('are listed with what they posted and were liked for, the last to post first', async ({
    market,
    goods,
    operator,
  }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const publish = async ({ client }: Person) =>
      client.call('POST /wanlshop/find/publish', await aPostForm(market, [goods.id]));
    const [first, second] = [await publish(ming), await publish(ming)];
    await market.advance(60);
    await publish(lin);
    await operator.client.call('POST /platform/posts/decide', { ids: [first.id], approve: true });
    await operator.client.call('POST /platform/posts/decide', {
      ids: [second.id],
      approve: false,
      reason: '重复',
    });
    await lin.client.call('POST /wanlshop/find/like', { id: first.id, liked: true });
    await lin.client.call('POST /wanlshop/find/follow', { id: ming.id, followed: true });
    const authors = async (input: { sort?: 'last' | 'posts' | 'refused'; kind?: 'user' | 'shop' }) =>
      (await operator.client.call('GET /platform/posts/authors', input)).rows;
    const people = await authors({ kind: 'user' });
    expect(people.slice(0, 2)).toMatchObject([
      { author: { id: lin.id }, posts: 1 },
      { author: { id: ming.id }, posts: 2, refused: 1, liked: 1, fans: 1 },
    ]);
    expect((await authors({ sort: 'refused', kind: 'user' }))[0]?.author.id).toBe(ming.id);
    expect((await authors({ kind: 'shop' })).every(({ author }) => author.kind === 'shop')).toBe(true);
    await ming.client.call('POST /wanlshop/find/delete', { id: second.id });
    expect((await authors({ kind: 'user' })).find(({ author }) => author.id === ming.id)?.posts).toBe(1);
  });
});
