/** Sums up days of shops from their orders. */

import type { VisitSource } from '@chengji/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { keptCents, keptNumber, netCents } from '../order.queries.ts';
import { orderLines, orders } from '../order.tables.ts';
import { isRefunded } from '../reports/market-sales.queries.ts';
import { goodsSalesDays, salesDayParts, salesDays, staleSalesDays } from './sales-days.tables.ts';

type ShopDay = { shopId: number; day: string };

/** The days on which an order was placed and paid are to be summed up anew. */
export async function markStale(db: Db, zone: string, orderId: number): Promise<void> {
  const day = (moment: SQL) => sql`(${moment} at time zone ${zone})::date`;
  await db.execute(sql`
    insert into ${staleSalesDays} (shop_id, day)
    select distinct shop_id, day from ${orders}
      cross join lateral (values (${day(sql`placed_at`)}), (${day(sql`paid_at`)})) as days (day)
    where ${orders.id} = ${orderId} and day is not null order by 1, 2
    on conflict do nothing`);
}

/** Takes so many of the days that are to be summed up anew, of one shop or of all. */
export async function takeStale(db: Db, limit: number, shopId?: number): Promise<ShopDay[]> {
  const ofShop = shopId === undefined ? sql`true` : sql`shop_id = ${shopId}`;
  const { rows } = await db.execute<{ shop_id: string; day: string }>(sql`
    delete from ${staleSalesDays} where (shop_id, day) in (
      select shop_id, day from ${staleSalesDays} where ${ofShop} order by shop_id, day limit ${limit} for update skip locked
    ) returning shop_id, to_char(day, 'YYYY-MM-DD') as day`);
  return rows.map((row) => ({ shopId: Number(row.shop_id), day: row.day }));
}

export async function setSource(db: Db, orderId: number, source: VisitSource): Promise<void> {
  await db
    .update(orders)
    .set({ source })
    .where(and(eq(orders.id, orderId), isNull(orders.source)));
}

/**
 * Writes these days anew, from the orders as they stand. Each day is summed up by itself, off the index of its shop's
 * days: in one join every order of a shop was compared with every day of it.
 */
export async function sumDays(db: Db, zone: string, days: readonly ShopDay[]): Promise<void> {
  const shopIds = sql.param(days.map(({ shopId }) => shopId));
  const dates = sql.param(days.map(({ day }) => day));
  const stale = sql`unnest(${shopIds}::bigint[], ${dates}::date[]) as stale (shop_id, day)`;
  const isOn = (moment: SQL) =>
    sql`${orders.shopId} = stale.shop_id and ${moment} >= (stale.day::timestamp at time zone ${zone})
      and ${moment} < ((stale.day + 1)::timestamp at time zone ${zone})`;
  const isPaidOn = isOn(sql`${orders.paidAt}`);

  await db.execute(sql`
    insert into ${salesDays} (shop_id, day, placed, placers, orders, buyers, cents, refunded)
    select stale.shop_id, stale.day, placed.orders, placed.people, paid.orders, paid.people, paid.cents, paid.refunded
    from ${stale}
    cross join lateral (
      select count(*) as orders, count(distinct shopper_id) as people
      from ${orders} where ${isOn(sql`${orders.placedAt}`)}
    ) as placed
    cross join lateral (
      select count(*) as orders, count(distinct shopper_id) as people, coalesce(sum(${netCents}), 0) as cents,
        count(*) filter (where ${isRefunded}) as refunded
      from ${orders} where ${isPaidOn}
    ) as paid
    order by 1, 2
    on conflict (shop_id, day) do update set placed = excluded.placed, placers = excluded.placers,
      orders = excluded.orders, buyers = excluded.buyers, cents = excluded.cents, refunded = excluded.refunded`);

  const ofDays = sql`(shop_id, day) in (select * from ${stale})`;
  await db.execute(sql`delete from ${salesDayParts} where ${ofDays}`);
  await db.execute(sql`
    insert into ${salesDayParts} (shop_id, day, part, name, orders, buyers, cents)
    select stale.shop_id, stale.day, sums.* from ${stale}
    cross join lateral (
      select part, name, count(*), count(distinct shopper_id), sum(${netCents}) from ${orders}
      cross join lateral (values ('kind', ${orders.kind}), ('source', coalesce(${orders.source}, 'other')),
        ('province', left(${orders.address}->>'districtCode', 2) || '0000')) as parts (part, name)
      where ${isPaidOn} group by 1, 2
    ) as sums`);
  await db.execute(sql`delete from ${goodsSalesDays} where ${ofDays}`);
  await db.execute(sql`
    insert into ${goodsSalesDays} (shop_id, day, goods_id, orders, pieces, cents)
    select stale.shop_id, stale.day, sums.* from ${stale}
    cross join lateral (
      select ${orderLines.goodsId}, count(distinct ${orders.id}), sum(${keptNumber}), sum(${keptCents}) from ${orders}
      join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${isPaidOn} and ${orders.state} <> 'closed' group by 1
    ) as sums`);
}
