import { and, between, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectDay } from '../../../kernel/time/market-days.queries.ts';
import { authorDays, userFollows } from '../activity.tables.ts';
import { postLikes, posts } from '../discovery.tables.ts';

export type Look = {
  /** Of the post that was looked at, or whose goods were. */
  id: number;
  day: string;
  kind: 'post' | 'goods';
  /** Zero of a visitor. */
  viewer: number;
};

/** Adds looks to posts, in the order of their ids, and to the days of their authors, who are no viewers themselves. */
export async function addLooks(db: Db, looks: readonly Look[]): Promise<void> {
  const seen = sql`
    select p.id, p.author_key, l.day, (count(*) filter (where l.kind = 'post'))::int as views,
      (count(*) filter (where l.kind = 'goods'))::int as opened
    from json_to_recordset(${JSON.stringify(looks)}::json) as l (id bigint, day date, kind text, viewer bigint)
    join ${posts} p on p.id = l.id and p.author_key <> l.viewer
    group by 1, 2, 3`;
  await db.execute(sql`
    with seen as (select id, sum(views) as views, sum(opened) as opened from (${seen}) as days group by id),
    locked as (select p.id from ${posts} p where p.id in (select id from seen) order by p.id for update)
    update ${posts} set views = ${posts}.views + seen.views, goods_opened = ${posts}.goods_opened + seen.opened
    from seen, locked where locked.id = seen.id and ${posts}.id = seen.id`);
  await db.execute(sql`
    insert into ${authorDays} (author_key, day, views, goods_opened)
    select author_key, day, sum(views), sum(opened) from (${seen}) as seen group by 1, 2 order by 1, 2
    on conflict on constraint author_days_once do update set
      views = ${authorDays}.views + excluded.views,
      goods_opened = ${authorDays}.goods_opened + excluded.goods_opened`);
}

type Span = { from: string; to: string };

export const listLookDays = (db: Db, authorKey: number, { from, to }: Span) =>
  db
    .select({ day: authorDays.day, views: authorDays.views, goodsOpened: authorDays.goodsOpened })
    .from(authorDays)
    .where(and(eq(authorDays.authorKey, authorKey), between(authorDays.day, from, to)));

export type DayCount = { day: string; number: number };
const number = sql<number>`count(*)::int`;

/** The likes of an author's posts since a moment, by the market's days. */
export const listLikeDays = (db: Db, zone: string, authorKey: number, since: Date): Promise<DayCount[]> =>
  db
    .select({ day: selectDay(zone, postLikes.createdAt), number })
    .from(postLikes)
    .where(and(eq(postLikes.authorKey, authorKey), gte(postLikes.createdAt, since)))
    .groupBy(sql`1`);

/** Who began to follow a person since a moment, and still does, by the market's days. */
export const listFanDays = (db: Db, zone: string, followedId: number, since: Date): Promise<DayCount[]> =>
  db
    .select({ day: selectDay(zone, userFollows.createdAt), number })
    .from(userFollows)
    .where(and(eq(userFollows.followedId, followedId), gte(userFollows.createdAt, since)))
    .groupBy(sql`1`);
