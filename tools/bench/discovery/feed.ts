/**
 * `node tools/bench/discovery/feed.ts`: feeds of a million posts and 100,000 follows. How long their first page takes and any other,
 * and whether 100 pages hold every post once while 1,000 posts are added and taken down.
 */
import pg from 'pg';
import { likePost, rankPosts, weighFor } from '../../../packages/server/src/modules/discovery/index.ts';
import {
  aCategory,
  aPost,
  aShopFixture,
  aShopper,
  startMarket,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { median } from '../report.ts';

const posts = Number(process.env.BENCH_POSTS ?? 1_000_000);
const authors = 10_000;
const followers = 1_000;
const followsEach = 100;
const pages = 100;
const changes = 1_000;
const samples = 40;

const cluster = await openCluster({ autovacuum: 'on' });
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/feed');
await onCluster('create database feed');
const market = await startMarket({ databaseUrl, environment: { READ_CACHE_MS: '0', RATE_LIMIT: '0' } });
const shop = await aShopFixture(market);
const reader = await aShopper(market);
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const made = await fill();

type Asked = {
  feed?: 'recommended' | 'following';
  kind?: 'user';
  author_id?: number;
  category_id?: number;
  limit?: number;
};
const ask = (input: Asked & { cursor?: string }) => reader.client.call('GET /wanlshop/find/list', input);

await measureFeed('recommended, by rank alone', {});
await likePost(market.context({ kind: 'shopper', id: reader.id, sessionId: 0 }), {
  id: made.first,
  liked: true,
});
const weights = await weighFor(market.context(), reader.id);
await measureFeed(`recommended, with ${weights.length} weighed categories`, {});
await measureFeed('of a category', { category_id: made.categories[0] ?? 0 });
await measureFeed(`following ${followsEach} people`, { feed: 'following' });
await measureFeed('of a person', { kind: 'user', author_id: made.author, limit: 5 });
await measureStability();
await client.end();
await market.stop();
await cluster.stop();

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A year of posts by many people, over a dozen categories; some are liked much. */
async function fill() {
  const categories = [shop.categoryId];
  for (let n = 1; n < 12; n += 1) categories.push(await aCategory(market));
  const first = await aPost(market, shop);
  await client.query(
    `insert into shoppers (username, nickname, mobile, joined_at)
     select 'author_' || n, '作者' || n, '1' || (5000000000 + n), now() from generate_series(1, $1::int) n`,
    [authors],
  );
  const { rows } = await client.query(
    "select min(id)::int as id from shoppers where username like 'author\\_%'",
  );
  const author: number = rows[0].id;
  await client.query(
    `insert into posts (shopper_id, category_id, title, content, images, ratio, goods_ids, likes, created_at, rank_even, rank_odd)
     select $2 + (n::bigint * 7919) % $3, ($4::bigint[])[1 + n % 12], '内容 ' || n, '第一段', '{/files/00/post.webp}', '4:5',
       p.goods_ids, made.likes, at, rank, rank
     from posts p, generate_series(1, $1::int) n,
       lateral (select p.created_at - n * interval '30 seconds' as at, (n * 31) % 500 as likes) as made,
       lateral (select (extract(epoch from at) + 21600 * ln(1 + made.likes))::bigint as rank) as ranked
     where p.id = $5`,
    [posts, author, authors, categories, first],
  );
  await client.query(
    `insert into user_follows (followed_id, shopper_id, created_at)
     select $1 + (f * 97 + e * 89) % $2, follower, now() - e * interval '1 hour'
     from generate_series(1, $3::int) f, generate_series(1, $4::int) e,
       lateral (select case when f = 1 then $5::bigint else $1 + f end as follower) as who
     where $1 + (f * 97 + e * 89) % $2 <> follower on conflict do nothing`,
    [author, authors, followers, followsEach, reader.id],
  );
  await client.query('vacuum analyze posts, user_follows, shoppers, post_likes');
  return { first, author, categories };
}

/** The first page and one far down, in turn. */
async function measureFeed(name: string, input: Asked): Promise<void> {
  const cursors: string[] = [];
  for (let cursor: string | undefined; cursors.length < samples; ) {
    const { next } = await ask({ ...input, ...(cursor && { cursor }) });
    if (next === null) break;
    cursors.push(next);
    cursor = next;
  }
  const [first, others]: [number[], number[]] = [[], []];
  for (const cursor of cursors) {
    await timed(first, () => ask(input));
    await timed(others, () => ask({ ...input, cursor }));
  }
  const ratio = median(others) / median(first);
  console.log(
    `${name}: the first page ${median(first).toFixed(1)} ms at the median, any other ${ratio.toFixed(2)} times that`,
  );
}

/** Scrolls while posts are added, liked and taken down, and ranks are computed once. */
async function measureStability(): Promise<void> {
  const before = await listTop();
  const gone = new Set<number>();
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { rows, next } = await ask(cursor ? { cursor } : {});
    seen.push(...rows.map(({ id }) => id));
    if (next === null) break;
    cursor = next;
    for (let n = 0; n < changes / pages; n += 1) await change(n, gone);
    if (page === pages / 2) {
      await market.advance(601);
      await rankPosts(market.context());
    }
  }
  const twice = seen.length - new Set(seen).size;
  const inReach = before.slice(0, seen.length - changes);
  const shown = new Set(seen);
  const missing = inReach.filter((id) => !shown.has(id) && !gone.has(id));
  console.log(
    `${pages} pages while ${changes} posts were added or taken down: ${twice} shown twice, ${missing.length} left out of the first ${inReach.length}`,
  );
}

/** In turn one is added, one of the top is taken down, and one is liked. */
async function change(n: number, gone: Set<number>): Promise<void> {
  if (n % 2 === 0) {
    await aPost(market, shop, { goodsIds: [1] });
    return;
  }
  const { rows } = await client.query(
    `update posts set is_shown = false, state = 'taken_down' where id = (
       select id from posts where is_shown and shopper_id is not null order by rank_even desc offset $1 limit 1) returning id::int`,
    [500 + ((gone.size * 37) % 1_000)],
  );
  if (rows[0]) gone.add(rows[0].id);
  await client.query('update posts set likes = likes + 50, rank_due = 2 where id = $1', [
    made.first + 1_000 + gone.size,
  ]);
}

/** What the feed would show first, by the weights of the reader. */
async function listTop(): Promise<number[]> {
  const { rows } = await client.query(
    `select p.id::int as id from posts p
     left join jsonb_to_recordset((select weights from feed_weights where shopper_id = $1 order by id desc limit 1))
       as w ("categoryId" bigint, seconds bigint) on w."categoryId" = p.category_id
     where p.is_shown order by p.rank_even + coalesce(w.seconds, 0) desc, p.id desc limit 3000`,
    [reader.id],
  );
  return rows.map(({ id }) => id);
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}
