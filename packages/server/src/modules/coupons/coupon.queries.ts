/** What is issued, as shoppers see and take it. */
import type { CouponType } from '@chengji/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { cards, coupons } from './coupon.tables.ts';

export type CouponRecord = typeof coupons.$inferSelect;
/** A goods by what a scope may name it by. */
export type Scoped = { goodsId: number; shopId: number; categoryIds: readonly number[] };

const { placeholder } = sql;
const isShown = sql`not ${coupons.isDraft} and ${coupons.stoppedAt} is null and not ${coupons.isWithheld}`;

export async function findCoupon(db: Db, id: number): Promise<CouponRecord | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  return row ?? null;
}

/** Which of these this shop issued. */
export async function listCouponsOfShop(db: Db, shopId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.shopId, shopId), inArray(coupons.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** What can be received comes first, then what is coming, then what is all gone; the newest first in each. */
const rankAt = (now: Date): SQL<number> =>
  sql<number>`case when ${coupons.receiveFrom} > ${now} then 1
    when ${coupons.received} < ${coupons.total} then 0 else 2 end`.mapWith(Number);

type ShownFilter = {
  shopId: number | undefined;
  type: CouponType | undefined;
  /** Only those that cost points, or only those that do not. */
  costsPoints: boolean | undefined;
  goods: Scoped | undefined;
};

const isFor = ({ goodsId, shopId, categoryIds }: Scoped): SQL | undefined =>
  and(
    or(isNull(coupons.shopId), eq(coupons.shopId, shopId)),
    sql`case ${coupons.scope} when 'all' then true
      when 'goods' then ${coupons.scopeIds} @> array[${goodsId}]::bigint[]
      else ${coupons.scopeIds} && ${sql.param([...categoryIds])}::bigint[] end`,
  );

export function listShown(
  db: Db,
  { shopId, type, costsPoints, goods }: ShownFilter,
  page: { now: Date; after: readonly number[] | undefined; limit: number },
): Promise<(CouponRecord & { rank: number })[]> {
  const rank = rankAt(page.now);
  const [afterRank, afterId] = page.after ?? [];
  return db
    .select({ coupon: coupons, rank })
    .from(coupons)
    .where(
      and(
        isShown,
        or(isNull(coupons.endsAt), gt(coupons.endsAt, page.now)),
        shopId === undefined ? undefined : eq(coupons.shopId, shopId),
        type && eq(coupons.type, type),
        costsPoints === undefined
          ? undefined
          : costsPoints
            ? isNotNull(coupons.points)
            : isNull(coupons.points),
        goods && isFor(goods),
        page.after &&
          sql`(${rank} > ${afterRank} or (${rank} = ${afterRank} and ${coupons.id} < ${afterId}))`,
      ),
    )
    .orderBy(asc(rank), desc(coupons.id))
    .limit(page.limit)
    .then((rows) => rows.map((row) => ({ ...row.coupon, rank: row.rank })));
}

const selectForGoods = prepared('coupons_for_goods', (db) =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        isShown,
        sql`(${coupons.shopId} is null or ${coupons.shopId} = ${placeholder('shopId')})`,
        lte(coupons.receiveFrom, placeholder('now')),
        sql`(${coupons.endsAt} is null or ${coupons.endsAt} > ${placeholder('now')})`,
        sql`${coupons.received} < ${coupons.total}`,
        sql`case ${coupons.scope} when 'all' then true
          when 'goods' then ${coupons.scopeIds} @> array[${placeholder('goodsId')}::bigint]
          else ${coupons.scopeIds} && ${placeholder('categoryIds')}::bigint[] end`,
      ),
    ),
);

/** What can be received now and is for this goods. */
export const listForGoods = (db: Db, goods: Scoped, now: Date): Promise<CouponRecord[]> =>
  selectForGoods(db, { ...goods, categoryIds: [...goods.categoryIds], now });

/** What a person has of each of these: how many cards they ever took, and one they could use. */
export async function listHeld(
  db: Db,
  shopperId: number,
  couponIds: readonly number[],
  now: Date,
): Promise<Map<number, { received: number; usableCard: number | null }>> {
  const rows = await db
    .select({
      couponId: cards.couponId,
      received: count(),
      usableCard: sql<number | null>`min(${cards.id}) filter (
        where ${cards.state} = 'unused' and ${cards.validTo} > ${now})`.mapWith(Number),
    })
    .from(cards)
    .where(and(inArray(cards.couponId, [...couponIds]), eq(cards.shopperId, shopperId)))
    .groupBy(cards.couponId);
  return new Map(rows.map(({ couponId, ...held }) => [couponId, held]));
}

const updateReceived = prepared('receive_coupon', (db) =>
  db
    .update(coupons)
    .set({ received: sql`${coupons.received} + 1` })
    .where(
      and(
        eq(coupons.id, placeholder('id')),
        isShown,
        lte(coupons.receiveFrom, placeholder('now')),
        sql`(${coupons.endsAt} is null or ${coupons.endsAt} > ${placeholder('now')})`,
        sql`${coupons.received} < ${coupons.total}`,
      ),
    )
    .returning(),
);

/** Takes one of those left, and holds the coupon until the transaction ends; null when there is none to take. */
export async function takeOne(db: Db, id: number, now: Date): Promise<CouponRecord | null> {
  const [row] = await updateReceived(db, { id, now });
  return row ?? null;
}

/** Its shop is out of the market, or back in it. */
export async function setWithheld(db: Db, shopId: number, isWithheld: boolean): Promise<void> {
  await db.update(coupons).set({ isWithheld }).where(eq(coupons.shopId, shopId));
}
