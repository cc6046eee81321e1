/** What people are told of their posts: gathered, each thing once, as they want it. */
import {
  aPost,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { deletePost } from '../posts/delete-post.ts';
import { likePost } from '../reactions/like-post.ts';
import { tellNews } from './tell-news.ts';

const gatheredFor = 600;

const as = (market: Market, { id }: Person) => market.context({ kind: 'shopper', id, sessionId: 0 });
const like = ({ client }: Person, id: number, liked = true) =>
  client.call('POST /wanlshop/find/like', { id, liked });
const comment = ({ client }: Person, id: number, reply_to?: number) =>
  client.call('POST /wanlshop/find/comment', { id, content: '好', ...(reply_to && { reply_to }) });
const follow = ({ client }: Person, id: number, kind: 'user' | 'shop' = 'user', followed = true) =>
  client.call('POST /wanlshop/find/follow', { kind, id, followed });
const switchTo = ({ client }: Person, switches: { likes?: boolean; comments?: boolean; fans?: boolean }) =>
  client.call('POST /wanlshop/find/switches', switches);

const listTold = async (market: Market, { token }: Person, language: 'zh' | 'en' = 'zh') =>
  (await market.client(token, language).call('GET /wanlshop/notice/list', { kind: 'notify' })).rows;
const read = async (market: Market, person: Person) =>
  (await listTold(market, person)).map(({ content }) => content);

const aPostBy = (market: Market, shop: Parameters<typeof aPost>[1], { id }: Person, title = '露营') =>
  aPost(market, shop, { title, shopId: null, shopperId: id });

async function someShoppers(market: Market, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await aShopper(market, { nickname: `路人${people.length + 1}` }));
  return people;
}

/** The ids of what waits to be told, by whom it is told to. */
const listGathered = async ({ server }: Market, authorKey: number): Promise<number[]> => {
  const { rows } = await server.kernel.database.pool.query<{ id: string }>(
    'select id from gathered_news where author_key = $1 order by id',
    [authorKey],
  );
  return rows.map(({ id }) => Number(id));
};

/** Until a statement waits for the lock of another. */
const untilSomebodyWaits = ({ server }: Market) =>
  expect
    .poll(async () => {
      const { rows } = await server.kernel.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

describe('the news of a post', () => {
  it.for([
    [
      'likes',
      (person: Person, id: number) => like(person, id),
      '路人1 赞了你的「露营」',
      '路人1 等 3 人赞了你的「露营」',
    ],
    [
      'comments',
      (person: Person, id: number) => comment(person, id),
      '路人1 评论了你的「露营」',
      '路人1 等 3 人评论了你的「露营」',
    ],
  ] as const)(
    'names one who did it, and counts more: %s',
    async ([_, act, ofOne, ofMany], { market, shop }) => {
      const host = await aShopper(market);
      const people = await someShoppers(market, 3);
      const [one, many] = [await aPostBy(market, shop, host), await aPostBy(market, shop, host)];
      await act(people[0] as Person, one);
      for (const person of people) await act(person, many);
      await market.advance(gatheredFor - 1);
      expect(await read(market, host)).toEqual([]);
      await market.advance(1);
      expect((await read(market, host)).sort()).toEqual([ofOne, ofMany].sort());
    },
  );

  it('leads to the post, its comments or one’s fans, and reads in the reader’s language', async ({
    market,
    shop,
  }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market, { nickname: 'Ming' })];
    const id = await aPostBy(market, shop, host, 'Camping');
    await like(ming, id);
    await market.advance(1);
    await comment(ming, id);
    await market.advance(1);
    await follow(ming, host.id);
    await market.advance(gatheredFor);
    const told = await listTold(market, host, 'en');
    expect(told.map((row) => [row.title, row.content, row.modules, row.modules_id])).toEqual([
      ['New followers', 'Ming started following you', 'fans', null],
      ['New comments', 'Ming commented on your “Camping”', 'post_comments', id],
      ['New likes', 'Ming liked your “Camping”', 'post', id],
    ]);
  });

  it('of one person commenting often names them once', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market, { nickname: '小明' })];
    const id = await aPostBy(market, shop, host);
    for (let n = 0; n < 3; n += 1) await comment(ming, id);
    await market.advance(gatheredFor);
    expect(await read(market, host)).toEqual(['小明 评论了你的「露营」']);
  });

  it('is gathered anew after it was told, and holds only what came since', async ({ market, shop }) => {
    const host = await aShopper(market);
    const [first, second] = (await someShoppers(market, 2)) as [Person, Person];
    const id = await aPostBy(market, shop, host);
    await like(first, id);
    await market.advance(gatheredFor);
    await like(second, id);
    await market.advance(gatheredFor);
    expect(await read(market, host)).toEqual(['路人2 赞了你的「露营」', '路人1 赞了你的「露营」']);
  });

  it('that was taken back before it was told is not told', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    const id = await aPostBy(market, shop, host);
    await like(ming, id);
    await like(ming, id, false);
    const { id: said } = await comment(ming, id);
    await ming.client.call('POST /wanlshop/find/comment/delete', { id: said });
    await follow(ming, host.id);
    await follow(ming, host.id, 'user', false);
    await market.advance(gatheredFor);
    expect(await read(market, host)).toEqual([]);
  });

  it('is told once, however often somebody likes, follows and leaves again', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    const id = await aPostBy(market, shop, host);
    for (let n = 0; n < 3; n += 1) {
      await like(ming, id);
      await follow(ming, host.id);
      await market.advance(gatheredFor);
      await like(ming, id, false);
      await follow(ming, host.id, 'user', false);
    }
    expect(await read(market, host)).toHaveLength(2);
  });

  it('is no news to oneself, nor of a post that was deleted meanwhile', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    const [own, gone] = [await aPostBy(market, shop, host), await aPostBy(market, shop, host)];
    await like(host, own);
    await comment(host, own);
    await like(ming, gone);
    await host.client.call('POST /wanlshop/find/delete', { id: gone });
    await market.advance(gatheredFor);
    expect(await read(market, host)).toEqual([]);
  });

  it('that answers somebody is told them and the author, each in their words, and the author once', async ({
    market,
    shop,
  }) => {
    const host = await aShopper(market);
    const [ming, lin] = (await someShoppers(market, 2)) as [Person, Person];
    const id = await aPostBy(market, shop, host);
    const { id: asked } = await comment(ming, id);
    const { id: answered } = await comment(host, id, asked);
    await comment(lin, id, answered);
    await market.advance(gatheredFor);
    expect(await read(market, ming)).toEqual([expect.stringMatching(/在「露营」下回复了你/)]);
    expect(await read(market, host)).toEqual(['路人1 等 2 人评论了你的「露营」']);
    expect(await read(market, lin)).toEqual([]);
  });
});

describe('the switches of the news', () => {
  it('are on until they are turned off, each by itself', async ({ market }) => {
    const ming = await aShopper(market);
    const show = () => ming.client.call('GET /wanlshop/find/switches', {});
    expect(await show()).toEqual({ likes: true, comments: true, fans: true });
    expect(await switchTo(ming, {})).toEqual({ likes: true, comments: true, fans: true });
    await switchTo(ming, { likes: false });
    await switchTo(ming, { fans: false });
    expect(await switchTo(ming, { likes: true })).toEqual({ likes: true, comments: true, fans: false });
    expect(await show()).toEqual({ likes: true, comments: true, fans: false });
    for (const name of ['GET', 'POST'] as const)
      expect(await getRefusalKey(market.client().call(`${name} /wanlshop/find/switches`, {}))).toBe(
        'common.login_required',
      );
  });

  it('count at the moment of telling; what was held back is not told later', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    const id = await aPostBy(market, shop, host);
    await like(ming, id);
    await comment(ming, id);
    await follow(ming, host.id);
    await switchTo(host, { likes: false, fans: false });
    await market.advance(gatheredFor);
    expect(await read(market, host)).toEqual([expect.stringContaining('评论了你')]);
    await switchTo(host, { likes: true, fans: true });
    await like(ming, id, false);
    await like(ming, id);
    await market.advance(gatheredFor);
    expect(await read(market, host)).toHaveLength(1);
  });
});

describe('the news of a shop', () => {
  it('is told each account linked with it, by its own switches, of others alone', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [owner, quiet, ming] = (await someShoppers(market, 3)) as [Person, Person, Person];
    const helper = await aSeller(market, shop.id);
    for (const [person, staff] of [
      [owner, shop.seller],
      [quiet, helper],
    ] as const) {
      const { code } = await staff.client.call('POST /seller/staff/linkcode', {});
      await person.client.call('POST /wanlshop/user/linkshop', { code });
    }
    await switchTo(quiet, { likes: false });
    const id = await aPost(market, shop, { title: '开壶' });
    await like(owner, id);
    await market.advance(gatheredFor);
    expect(await read(market, owner)).toEqual([]);
    await like(quiet, id);
    await like(ming, id);
    await follow(ming, shop.id, 'shop');
    await market.advance(gatheredFor);
    expect((await read(market, owner)).sort()).toEqual(['路人2 等 2 人赞了你的「开壶」', '路人3 关注了你']);
    expect(await read(market, quiet)).toEqual(['路人3 关注了你']);
    expect(await read(market, ming)).toEqual([]);
  });
});

describe('telling', () => {
  it('by two jobs at once is done once', async ({ market, node, shop }) => {
    const host = await aShopper(market);
    const people = await someShoppers(market, 3);
    const ids = [await aPostBy(market, shop, host), await aPostBy(market, shop, host)];
    for (const id of ids) for (const person of people) await like(person, id);
    // the job itself has not come to it: both nodes are asked for it at the same time
    await market.server.kernel.database.pool.query(
      'update gathered_news set tell_due_at = $2 where author_key = $1',
      [host.id, market.now()],
    );
    const due = await listGathered(market, host.id);
    expect(due).toHaveLength(2);
    await Promise.all(due.flatMap((id) => [tellNews(market.context(), id), tellNews(node.context(), id)]));
    expect(await read(market, host)).toHaveLength(2);
    expect(await listGathered(market, host.id)).toEqual([]);
    const again = due.map((id) => tellNews(market.context(), id));
    await Promise.all(again);
    expect(await read(market, host)).toHaveLength(2);
  });

  it('before it is due does nothing', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    await like(ming, await aPostBy(market, shop, host));
    const [id = 0] = await listGathered(market, host.id);
    await tellNews(market.context(), id);
    expect([await read(market, host), await listGathered(market, host.id)]).toEqual([[], [id]]);
  });

  it('loses nothing that is written at that moment', async ({ market, node, shop }) => {
    const host = await aShopper(market);
    const [first, second] = (await someShoppers(market, 2)) as [Person, Person];
    const id = await aPostBy(market, shop, host);
    await like(first, id);
    await market.server.kernel.database.pool.query(
      'update gathered_news set tell_due_at = $2 where author_key = $1',
      [host.id, market.now()],
    );
    const [due = 0] = await listGathered(market, host.id);
    let telling: Promise<void> | undefined;
    // the second like is written, but not there for others yet, when the first is told
    await transact(as(node, second), async (ctx) => {
      await likePost(ctx, { id, liked: true });
      telling = tellNews(market.context(), due);
      await Promise.race([telling, untilSomebodyWaits(market)]);
    });
    await telling;
    await market.advance(gatheredFor);
    const told = await read(market, host);
    const { rows } = await market.server.kernel.database.pool.query(
      'select count(*)::int as untold from news_items where author_key = $1 and told_at is null',
      [host.id],
    );
    expect(rows[0].untold).toBe(0);
    expect(told.join()).toMatch(/路人1 等 2 人|路人2/);
  });

  it('that is broken off is done whole the next time', async ({ market, shop }) => {
    const [host, ming] = [await aShopper(market), await aShopper(market)];
    const id = await aPostBy(market, shop, host);
    await like(ming, id);
    await market.server.kernel.database.pool.query(
      'update gathered_news set tell_due_at = $2 where author_key = $1',
      [host.id, market.now()],
    );
    const [due = 0] = await listGathered(market, host.id);
    const breaking = transact(market.context(), async (ctx) => {
      await tellNews(ctx, due);
      throw new Error('broken off');
    });
    await expect(breaking).rejects.toThrow('broken off');
    expect([await read(market, host), await listGathered(market, host.id)]).toEqual([[], [due]]);
    await tellNews(market.context(), due);
    expect(await read(market, host)).toHaveLength(1);
    await deletePost(as(market, host), { id });
  });
});
