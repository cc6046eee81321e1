import { and, between, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Days } from '../../../kernel/time/days.ts';
import type { Visit } from '../../shops/index.ts';
import { goods } from '../catalog.tables.ts';
import { goodsDays } from '../saved/saved.tables.ts';

/** Adds visits to the days of their goods. */
export async function addGoodsVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  const ids = sql.param(visits.map(({ id }) => id));
  const days = sql.param(visits.map(({ day }) => day));
  await db.execute(sql`
    insert into ${goodsDays} (goods_id, day, visits)
    select seen.goods_id, seen.day, count(*)
    from unnest(${ids}::bigint[], ${days}::date[]) as seen (goods_id, day)
    group by 1, 2 order by 1, 2
    on conflict (goods_id, day) do update set visits = goods_days.visits + excluded.visits`);
}

/** Which shop each of these goods is of. */
export async function listShopsOfGoods(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: goods.id, shopId: goods.shopId })
    .from(goods)
    .where(inArray(goods.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, shopId }) => [id, shopId]));
}

/** How often each product of a shop was looked at in some days, the most first. */
export const listGoodsViews = (
  db: Db,
  shopId: number,
  { from, to }: Days,
  { ids, limit }: { ids?: readonly number[]; limit: number },
): Promise<{ goodsId: number; views: number }[]> =>
  db
    .select({ goodsId: goodsDays.goodsId, views: sum(goodsDays.visits).mapWith(Number) })
    .from(goodsDays)
    .innerJoin(goods, eq(goods.id, goodsDays.goodsId))
    .where(
      and(
        eq(goods.shopId, shopId),
        between(goodsDays.day, from, to),
        ids ? inArray(goodsDays.goodsId, [...ids]) : undefined,
      ),
    )
    .groupBy(goodsDays.goodsId)
    .orderBy(desc(sum(goodsDays.visits)), goodsDays.goodsId)
    .limit(limit);
