import type { VisitSource } from '@chengji/contract';
import { and, between, count, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Days } from '../../../kernel/time/days.ts';
import { selectDay, selectEndOfDay, selectStartOfDay } from '../../../kernel/time/market-days.queries.ts';
import { shopFollows } from '../followers/follows.tables.ts';
import type { Visit } from './visit-counter.ts';
import { shopDays, shopSourceDays, shopVisitors } from './visits.tables.ts';

/**
 * Adds visits to the days of their shops; what a visitor did before on a day adds nobody. Who sees goods is a visitor
 * too, and a visitor counts for the source of the first look.
 */
export async function addShopVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  const column = (name: keyof Visit) => sql.param(visits.map((visit) => visit[name]));
  await db.execute(sql`
    with seen as (
      select * from unnest(${column('id')}::bigint[], ${column('day')}::date[], ${column('visitor')}::text[],
        ${column('step')}::text[], ${column('source')}::text[]) with ordinality
        as seen (shop_id, day, visitor, step, source, place)
    ), steps as (
      select * from seen union all
      select shop_id, day, visitor, 'visit', source, place from seen where step = 'view'
    ), added as (
      insert into ${shopVisitors} (shop_id, day, visitor, step, source)
      select distinct on (shop_id, day, visitor, step) shop_id, day, visitor, step, source
      from steps order by shop_id, day, visitor, step, place
      on conflict do nothing returning shop_id, day, step, source
    ), by_source as (
      insert into ${shopSourceDays} (shop_id, day, source, visitors)
      select shop_id, day, source, count(*) from added where step = 'visit'
      group by shop_id, day, source order by shop_id, day, source
      on conflict (shop_id, day, source) do update set visitors = shop_source_days.visitors + excluded.visitors
    ), people as (
      select shop_id, day, count(*) filter (where step = 'visit') as visitors,
        count(*) filter (where step = 'view') as viewers, count(*) filter (where step = 'cart') as carters
      from added group by shop_id, day
    )
    insert into ${shopDays} (shop_id, day, visits, visitors, viewers, carters)
    select shop_id, day, count(*) filter (where step <> 'cart'), coalesce(min(people.visitors), 0),
      coalesce(min(people.viewers), 0), coalesce(min(people.carters), 0)
    from seen left join people using (shop_id, day) group by shop_id, day order by shop_id, day
    on conflict (shop_id, day) do update set
      visits = shop_days.visits + excluded.visits, visitors = shop_days.visitors + excluded.visitors,
      viewers = shop_days.viewers + excluded.viewers, carters = shop_days.carters + excluded.carters`);
}

/** Where a person came from when they last came to a shop, of the days whose visitors are still known. */
export async function findSource(db: Db, shopId: number, visitor: string): Promise<VisitSource | null> {
  const [row] = await db
    .select({ source: shopVisitors.source })
    .from(shopVisitors)
    .where(
      and(eq(shopVisitors.shopId, shopId), eq(shopVisitors.visitor, visitor), eq(shopVisitors.step, 'visit')),
    )
    .orderBy(desc(shopVisitors.day))
    .limit(1);
  return row?.source ?? null;
}

const inDays = (days: Days) => between(shopDays.day, days.from, days.to);

/** How many people came to a shop, saw goods and wanted some, by day. */
export const listVisitorDays = (db: Db, shopId: number, days: Days) =>
  db
    .select({
      day: shopDays.day,
      visitors: shopDays.visitors,
      viewers: shopDays.viewers,
      carters: shopDays.carters,
    })
    .from(shopDays)
    .where(and(eq(shopDays.shopId, shopId), inDays(days)));

/** How many people came to a shop from where; each day's anew. */
export const countVisitorsBySource = (db: Db, shopId: number, days: Days) =>
  db
    .select({ source: shopSourceDays.source, visitors: sum(shopSourceDays.visitors).mapWith(Number) })
    .from(shopSourceDays)
    .where(and(eq(shopSourceDays.shopId, shopId), between(shopSourceDays.day, days.from, days.to)))
    .groupBy(shopSourceDays.source);

export async function removeVisitorsBefore(db: Db, day: string): Promise<void> {
  await db.delete(shopVisitors).where(lt(shopVisitors.day, day));
}

type DayFigures = { day: string; visits: number; visitors: number };

/** Days without a visit are not among them. */
export const listShopVisits = (db: Db, shopId: number, from: string, to: string): Promise<DayFigures[]> =>
  db
    .select({ day: shopDays.day, visits: shopDays.visits, visitors: shopDays.visitors })
    .from(shopDays)
    .where(and(eq(shopDays.shopId, shopId), between(shopDays.day, from, to)));

/** How many of those who follow a shop began to on each day; days without one are not among them. */
export async function listNewFollowers(
  db: Db,
  zone: string,
  shopId: number,
  from: string,
  to: string,
): Promise<{ day: string; number: number }[]> {
  const { createdAt } = shopFollows;
  const day = selectDay(zone, createdAt);
  return db
    .select({ day, number: count() })
    .from(shopFollows)
    .where(
      and(
        eq(shopFollows.shopId, shopId),
        gte(createdAt, selectStartOfDay(zone, from)),
        lt(createdAt, selectEndOfDay(zone, to)),
      ),
    )
    .groupBy(sql`1`);
}
