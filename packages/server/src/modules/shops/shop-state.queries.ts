/** Shops as the platform's staff look after them. */

import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { toPattern } from '../../kernel/db/pattern.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Shop } from './shops.queries.ts';
import { shopStaff, shops } from './shops.tables.ts';

export type ShopState = 'all' | 'open' | 'suspended';
export type ShopFilter = { type?: Shop['type'] | undefined; keyword?: string | undefined };

/** Takes the shop, to change it or only to keep it as it is; refuses one that is not there. */
export async function lockShop(db: Db, id: number, how: 'update' | 'key share' = 'update'): Promise<Shop> {
  const [row] = await db.select().from(shops).where(eq(shops.id, id)).for(how);
  if (!row) throw new Refusal('common.not_found');
  return row;
}

export async function updateShop(
  db: Db,
  id: number,
  change: Partial<typeof shops.$inferInsert>,
): Promise<void> {
  await db.update(shops).set(change).where(eq(shops.id, id));
}

export const isNameTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db.$count(shops, eq(sql`lower(${shops.name})`, name.toLowerCase()))) > 0;

export const isAccountTaken = async (db: Db, account: string): Promise<boolean> =>
  (await db.$count(shopStaff, eq(sql`lower(${shopStaff.account})`, account.toLowerCase()))) > 0;

const states: Record<ShopState, SQL | undefined> = {
  all: undefined,
  open: isNull(shops.suspendedAt),
  suspended: isNotNull(shops.suspendedAt),
};

const sorts = {
  new: desc(shops.id),
  old: asc(shops.id),
  score: sql`${shops.scoreSum}::float / nullif(${shops.scoreCount}, 0) desc nulls last`,
};

const matches = ({ type, keyword }: ShopFilter): SQL | undefined =>
  and(
    type && eq(shops.type, type),
    keyword ? or(ilike(shops.name, toPattern(keyword)), ilike(shops.nameEn, toPattern(keyword))) : undefined,
  );

export const listShopRows = (
  db: Db,
  filter: ShopFilter,
  page: { state: ShopState; sort: keyof typeof sorts; limit: number; offset: number },
): Promise<Shop[]> =>
  db
    .select()
    .from(shops)
    .where(and(states[page.state], matches(filter)))
    .orderBy(sorts[page.sort], desc(shops.id))
    .limit(page.limit)
    .offset(page.offset);

/** Shops whose name holds a keyword. */
export const listShopIdsNamed = async (db: Db, keyword: string, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: shops.id })
      .from(shops)
      .where(matches({ keyword }))
      .orderBy(desc(shops.id))
      .limit(limit)
  ).map(({ id }) => id);

export async function countShops(db: Db, filter: ShopFilter = {}): Promise<Record<ShopState, number>> {
  const [row] = await db
    .select({ all: count(), suspended: count(shops.suspendedAt) })
    .from(shops)
    .where(matches(filter));
  const { all = 0, suspended = 0 } = row ?? {};
  return { all, open: all - suspended, suspended };
}

/** The first owner of each of these shops, by shop. */
export async function findOwners(
  db: Db,
  shopIds: readonly number[],
): Promise<Map<number, { name: string; account: string }>> {
  if (shopIds.length === 0) return new Map();
  const { shopId, name, account } = shopStaff;
  const rows = await db
    .selectDistinctOn([shopId], { shopId, name, account })
    .from(shopStaff)
    .where(and(inArray(shopId, [...shopIds]), eq(shopStaff.role, 'owner'), shopStaff.isActive))
    .orderBy(shopId, asc(shopStaff.id));
  return new Map(rows.map((row) => [row.shopId, { name: row.name, account: row.account }]));
}

export const countStaff = (db: Db, shopId: number): Promise<number> =>
  db.$count(shopStaff, and(eq(shopStaff.shopId, shopId), shopStaff.isActive));

/** The names of these members of staff, by id, also of those who left. */
export async function findShopStaffNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = shopStaff;
  const rows = await db
    .select({ id, name })
    .from(shopStaff)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
