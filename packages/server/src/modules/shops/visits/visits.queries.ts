import { and, between, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectDay, selectEndOfDay, selectStartOfDay } from '../../../kernel/time/market-days.queries.ts';
import { shopFollows } from '../followers/follows.tables.ts';
import type { Visit } from './visit-counter.ts';
import { shopDays, shopVisitors } from './visits.tables.ts';

/** Adds visits to the days of their shops; a second visit on a day adds no visitor. */
export async function addShopVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  const column = (name: keyof Visit) => sql.param(visits.map((visit) => visit[name]));
  await db.execute(sql`
    with seen as (
      select * from unnest(${column('id')}::bigint[], ${column('day')}::date[], ${column('visitor')}::text[])
        as seen (shop_id, day, visitor)
    ), added as (
      insert into ${shopVisitors} (shop_id, day, visitor)
      select distinct shop_id, day, visitor from seen order by 1, 2, 3
      on conflict do nothing returning shop_id, day
    )
    insert into ${shopDays} (shop_id, day, visits, visitors)
    select shop_id, day, count(*),
      (select count(*) from added where added.shop_id = seen.shop_id and added.day = seen.day)
    from seen group by shop_id, day order by shop_id, day
    on conflict (shop_id, day) do update set
      visits = shop_days.visits + excluded.visits, visitors = shop_days.visitors + excluded.visitors`);
}

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
