import {
  aCategory,
  aPost,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { rankPosts } from '../index.ts';
import { listPosts } from './list-posts.ts';
import { insertWeights } from './rounds.queries.ts';

const query = ({ server }: Market, text: string, values: unknown[] = []) =>
  server.kernel.database.pool.query(text, values);

const as = (market: Market, { id }: Pick<Person, 'id'>) =>
  market.context({ kind: 'shopper', id, sessionId: 0 });

type Asked = Partial<Parameters<typeof listPosts>[1]>;
const ask = (market: Market, reader: Pick<Person, 'id'> | null, input: Asked = {}) =>
  listPosts(reader ? as(market, reader) : market.context(), {
    kind: 'user',
    feed: 'recommended',
    limit: 20,
    ...input,
  });

const readRound = async (market: Market): Promise<number> =>
  (await query(market, 'select round from feed_rounds')).rows[0]?.round ?? 0;

/** One round and no other: the next is not due for ten minutes. The market does so by itself too: then it is waited for. */
async function finishRound(market: Market): Promise<void> {
  const before = await readRound(market);
  await query(market, `update feed_rounds set begun_at = begun_at - interval '1 hour'`);
  while ((await readRound(market)) === before) await rankPosts(market.context());
}

const pages = 100;
const limit = 3;
const filled = 420;

/** So many posts of twenty authors in three categories and none, of the last days, some liked much. */
async function fill(market: Market): Promise<number[]> {
  const shop = await aShopFixture(market);
  const categories = [shop.categoryId, await aCategory(market), await aCategory(market), null];
  const id = await aPost(market, shop, { goodsIds: [1] });
  await query(
    market,
    `insert into shoppers (username, nickname, mobile, joined_at)
     select 'scroll_' || n, '作者' || n, '1' || (7000000000 + n), now() from generate_series(1, 20) n`,
  );
  await query(
    market,
    `insert into posts (shopper_id, category_id, title, content, images, ratio, goods_ids, likes, created_at, rank_even, rank_odd)
     select s.id, ($2::bigint[])[1 + n % 4], '内容 ' || n, '第一段', p.images, p.ratio, p.goods_ids, n % 90, at, rank, rank
     from posts p, generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) - 1 as place from shoppers where username like 'scroll#_%' escape '#') s
       on s.place = (n * 7) % 20,
       lateral (select p.created_at - n * interval '7 minutes' as at) as times,
       lateral (select (extract(epoch from at) + 21600 * ln(1 + n % 90))::bigint as rank) as ranks
     where p.id = $3`,
    [filled, categories, id],
  );
  return categories.flatMap((category) => category ?? []);
}

const mostInTen = (authors: readonly string[]) =>
  Math.max(
    ...authors.map((_, at) => {
      const ten = authors.slice(at, at + 10);
      return Math.max(...ten.map((author) => ten.filter((other) => other === author).length));
    }),
  );

describe('the reason a post is recommended for', () => {
  it('is whom one follows, then what one did, then what others think, and says which category', async ({
    market,
  }) => {
    const [followed, near, other] = [
      await aShopFixture(market),
      await aShopFixture(market),
      await aShopFixture(market),
    ];
    const ming = await aShopper(market);
    await ming.client.call('POST /wanlshop/find/follow', { kind: 'shop', id: followed.id, followed: true });
    await insertWeights(market.server.kernel.db, {
      shopperId: ming.id,
      weights: [{ categoryId: near.categoryId, seconds: 3_600, reason: 'viewed' }],
      madeAt: market.now(),
    });
    const ids = [
      await aPost(market, followed, { categoryId: near.categoryId }),
      await aPost(market, near),
      await aPost(market, other),
      await aPost(market, other),
    ];
    await query(market, 'update posts set likes = 12, comments = 8 where id = $1', [ids[2]]);
    await query(market, 'update posts set likes = 12, comments = 7 where id = $1', [ids[3]]);
    const { rows } = await ask(market, ming, { limit: 50 });
    const reasons = new Map(rows.map(({ id, reason }) => [id, reason]));
    expect(ids.map((id) => reasons.get(id)?.kind)).toEqual(['following', 'viewed', 'popular', 'new']);
    expect(reasons.get(ids[1] ?? 0)?.category).not.toBe('');
    expect(reasons.get(ids[0] ?? 0)?.category).toBe('');
    const { rows: ofShop } = await ask(market, ming, { shop_id: other.id });
    expect(ofShop.map(({ reason }) => reason)).toEqual([null, null]);
  });
});

describe('who scrolls a hundred pages of the recommended feed', () => {
  it('sees each post once and misses none, an author at most twice in ten, while posts come, go and are liked', async ({
    market,
  }) => {
    await rankPosts(market.context());
    await finishRound(market);
    const [near = 0, nearer = 0] = await fill(market);
    const ming = await aShopper(market);
    await insertWeights(market.server.kernel.db, {
      shopperId: ming.id,
      weights: [
        { categoryId: nearer, seconds: 90_000, reason: 'bought' },
        { categoryId: near, seconds: 20_000, reason: 'viewed' },
      ],
      madeAt: market.now(),
    });
    const shop = await aShopFixture(market);
    const before = (await query(market, 'select id::int from posts where is_shown')).rows.map(({ id }) => id);
    const gone = new Set<number>();
    const seen: number[] = [];
    const authors: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < pages + 60; page += 1) {
      const { rows, next } = await ask(market, ming, { limit, ...(cursor && { cursor }) });
      seen.push(...rows.map(({ id }) => id));
      authors.push(...rows.map(({ author }) => `${author.kind} ${author.id}`));
      if (next === null) break;
      cursor = next;
      if (page % 5 === 0) await aPost(market, shop, { goodsIds: [1] });
      if (page % 4 === 0) {
        const down = before[(page * 37) % before.length] ?? 0;
        gone.add(down);
        await query(market, `update posts set is_shown = false, state = 'taken_down' where id = $1`, [down]);
      }
      await query(market, 'update posts set likes = likes + 9, rank_due = 2 where id = $1 and is_shown', [
        before[(page * 53) % before.length],
      ]);
      if (page === 50) {
        await finishRound(market);
      }
    }
    expect(seen.length).toBeGreaterThan(pages * limit);
    expect(seen.length - new Set(seen).size).toBe(0);
    const shown = new Set(seen);
    expect(before.filter((id) => !shown.has(id) && !gone.has(id))).toEqual([]);
    expect(mostInTen(authors.slice(0, pages * limit))).toBe(2);
  });

  it('goes by the ranks of now when those it began with are gone', async ({ market }) => {
    const first = await ask(market, null, { limit: 2 });
    const { rows } = await query(market, 'select round from feed_rounds');
    await query(market, 'update feed_rounds set round = round + 2');
    const second = await ask(market, null, { limit: 2, cursor: first.next ?? '' });
    expect(rows).toHaveLength(1);
    expect(second.rows.length).toBeGreaterThan(0);
    const both = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(both).size).toBe(both.length);
  });

  it('is refused a cursor of another feed, and one that is none', async ({ market, shopper }) => {
    const { next } = await ask(market, shopper, { limit: 2 });
    const call = (input: Record<string, unknown>) =>
      shopper.client.call('GET /wanlshop/find/list', input as never);
    for (const input of [
      { type: 'video', cursor: next },
      { cursor: 'x' },
      { feed: 'following', cursor: next },
    ])
      expect(await getRefusalKey(call(input))).toBe('common.bad_cursor');
  });
});

describe('the feed of whom one follows', () => {
  it('goes on after the last post, each once, while others are posted', async ({ market }) => {
    const [one, two] = [await aShopFixture(market), await aShopFixture(market)];
    const ming = await aShopper(market);
    for (const { id } of [one, two])
      await ming.client.call('POST /wanlshop/find/follow', { kind: 'shop', id, followed: true });
    const made: number[] = [];
    for (let n = 0; n < 6; n += 1) made.push(await aPost(market, n % 2 ? one : two, { goodsIds: [1] }));
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask(market, ming, { feed: 'following', limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
      if (cursor) await aPost(market, one, { goodsIds: [1] });
    }
    expect(seen).toEqual(made.toReversed());
    await ming.client.call('POST /wanlshop/find/follow', { kind: 'shop', id: one.id, followed: false });
    const { rows } = await ask(market, ming, { feed: 'following' });
    expect(new Set(rows.map(({ author }) => author.id))).toEqual(new Set([two.id]));
  });

  it('is for who is known', async ({ market }) => {
    await expect(ask(market, null, { feed: 'following' })).rejects.toMatchObject({
      key: 'common.login_required',
    });
  });
});
