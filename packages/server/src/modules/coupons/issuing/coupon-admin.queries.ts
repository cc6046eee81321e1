/** What is issued, as those who issue it see and change it. */

import type { CouponState, CouponType } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import type { CouponRecord } from '../coupon.queries.ts';
import { cardUses, coupons } from '../coupon.tables.ts';

type NewCoupon = Omit<typeof coupons.$inferInsert, 'createdAt' | 'updatedAt'>;

export async function lockCoupon(db: Db, id: number): Promise<CouponRecord | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row ?? null;
}

export async function insertCoupon(db: Db, row: NewCoupon, now: Date): Promise<CouponRecord> {
  const [inserted] = await db
    .insert(coupons)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning();
  if (!inserted) throw new Error('a coupon was not inserted');
  return inserted;
}

export async function updateCoupon(
  db: Db,
  id: number,
  changes: Partial<NewCoupon>,
  now: Date,
): Promise<CouponRecord> {
  const [updated] = await db
    .update(coupons)
    .set({ ...changes, updatedAt: now })
    .where(eq(coupons.id, id))
    .returning();
  if (!updated) throw new Error('a coupon was not updated');
  return updated;
}

export async function deleteCoupon(db: Db, id: number): Promise<void> {
  await db.delete(coupons).where(eq(coupons.id, id));
}

export type IssuedFilter = {
  /** Of one shop, of the market, of all shops, or without it everyone's. */
  issuer: number | 'platform' | 'shops' | undefined;
  type: CouponType | undefined;
  keyword: string | undefined;
};
type IssuedPage = { sort: keyof typeof sorts; limit: number; offset: number };

function issuedBy(issuer: IssuedFilter['issuer']): SQL | undefined {
  if (issuer === undefined) return undefined;
  if (issuer === 'platform') return isNull(coupons.shopId);
  return issuer === 'shops' ? isNotNull(coupons.shopId) : eq(coupons.shopId, issuer);
}

const matches = ({ issuer, type, keyword }: IssuedFilter): SQL | undefined =>
  and(
    issuedBy(issuer),
    type && eq(coupons.type, type),
    keyword
      ? or(ilike(coupons.title, toPattern(keyword)), ilike(coupons.titleEn, toPattern(keyword)))
      : undefined,
  );

const isIn = (state: CouponState, now: Date): SQL => {
  const issued = sql`not ${coupons.isDraft}`;
  const open = sql`${issued} and ${coupons.stoppedAt} is null and coalesce(${coupons.endsAt} > ${now}, true)`;
  const states: Record<CouponState, SQL> = {
    draft: sql`${coupons.isDraft}`,
    stopped: sql`${issued} and ${coupons.stoppedAt} is not null`,
    ended: sql`${issued} and ${coupons.stoppedAt} is null and ${coupons.endsAt} <= ${now}`,
    coming: sql`${open} and ${coupons.receiveFrom} > ${now}`,
    running: sql`${open} and ${coupons.receiveFrom} <= ${now}`,
  };
  return states[state];
};

const used = sql<number>`(
  select count(distinct card_id) from ${cardUses}
  where ${cardUses.couponId} = coupons.id and returned_at is null)`;

const sorts = {
  new: [desc(coupons.id)],
  old: [asc(coupons.id)],
  received: [desc(coupons.received), desc(coupons.id)],
  used: [desc(used), desc(coupons.id)],
};

export const listIssued = (
  db: Db,
  filter: IssuedFilter & { state: CouponState | undefined; now: Date },
  { sort, limit, offset }: IssuedPage,
): Promise<CouponRecord[]> =>
  db
    .select()
    .from(coupons)
    .where(and(matches(filter), filter.state && isIn(filter.state, filter.now)))
    .orderBy(...sorts[sort])
    .limit(limit)
    .offset(offset);

type Counts = Record<CouponState | 'all' | 'received' | 'used', number>;

/** How many there are in each state, and how many of their cards were received and used. */
export async function countIssued(db: Db, filter: IssuedFilter, now: Date): Promise<Counts> {
  const of = (state: CouponState) => sql<number>`count(*) filter (where ${isIn(state, now)})`.mapWith(Number);
  const [row] = await db
    .select({
      all: count(),
      draft: of('draft'),
      coming: of('coming'),
      running: of('running'),
      ended: of('ended'),
      stopped: of('stopped'),
      received: sql<number>`coalesce(sum(${coupons.received}), 0)`.mapWith(Number),
      used: sql<number>`coalesce(sum(${used}), 0)`.mapWith(Number),
    })
    .from(coupons)
    .where(matches(filter));
  if (!row) throw new Error('coupons were not counted');
  return row;
}

export type Figures = { used: number; discountedCents: Cents; salesCents: Cents };

/** What the cards of each of these did for the orders that stand. */
export async function findFigures(db: Db, ids: readonly number[]): Promise<Map<number, Figures>> {
  if (ids.length === 0) return new Map();
  const sumColumn = (column: typeof cardUses.cents) =>
    sql<Cents>`coalesce(sum(${column}), 0)`.mapWith(cardUses.cents);
  const rows = await db
    .select({
      couponId: cardUses.couponId,
      used: sql<number>`count(distinct ${cardUses.cardId})`.mapWith(Number),
      discountedCents: sumColumn(cardUses.cents),
      salesCents: sumColumn(cardUses.orderCents as unknown as typeof cardUses.cents),
    })
    .from(cardUses)
    .where(and(inArray(cardUses.couponId, [...ids]), isNull(cardUses.returnedAt)))
    .groupBy(cardUses.couponId);
  return new Map(rows.map(({ couponId, ...figures }) => [couponId, figures]));
}
