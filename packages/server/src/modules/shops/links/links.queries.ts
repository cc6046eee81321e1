import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Shop } from '../shops.queries.ts';
import { shopStaff, shops } from '../shops.tables.ts';
import { shopLinkCodes, shopLinks } from './links.tables.ts';

/** In the place of the code made before; false when somebody else has this one. */
export async function putCode(db: Db, row: typeof shopLinkCodes.$inferInsert): Promise<boolean> {
  const [taken] = await db
    .select({ staffId: shopLinkCodes.staffId })
    .from(shopLinkCodes)
    .where(eq(shopLinkCodes.codeHash, row.codeHash));
  if (taken && taken.staffId !== row.staffId) return false;
  await db.insert(shopLinkCodes).values(row).onConflictDoUpdate({ target: shopLinkCodes.staffId, set: row });
  return true;
}

/** Takes a code that is still good, so that nobody else has it; answers whose it is. */
export async function takeCode(db: Db, codeHash: string, now: Date): Promise<number | null> {
  const rows = await db
    .delete(shopLinkCodes)
    .where(and(eq(shopLinkCodes.codeHash, codeHash), gt(shopLinkCodes.expiresAt, now)))
    .returning({ staffId: shopLinkCodes.staffId });
  return rows[0]?.staffId ?? null;
}

/** False where this member of staff, or this shopper in this shop, has one; that of who left the staff makes room. */
export async function insertLink(db: Db, row: typeof shopLinks.$inferInsert): Promise<boolean> {
  const left = db.select({ id: shopStaff.id }).from(shopStaff).where(eq(shopStaff.isActive, false));
  await db
    .delete(shopLinks)
    .where(
      and(
        eq(shopLinks.shopperId, row.shopperId),
        eq(shopLinks.shopId, row.shopId),
        inArray(shopLinks.staffId, left),
      ),
    );
  const rows = await db.insert(shopLinks).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export type LinkRecord = { staffId: number; role: string; shop: Shop };

/** Of who still works there. */
export const listLinksOfShopper = (db: Db, shopperId: number): Promise<LinkRecord[]> =>
  db
    .select({ staffId: shopLinks.staffId, role: shopStaff.role, shop: shops })
    .from(shopLinks)
    .innerJoin(shopStaff, eq(shopStaff.id, shopLinks.staffId))
    .innerJoin(shops, eq(shops.id, shopLinks.shopId))
    .where(and(eq(shopLinks.shopperId, shopperId), eq(shopStaff.isActive, true)))
    .orderBy(asc(shopLinks.linkedAt), asc(shopLinks.shopId));

export const listLinksOfShop = (db: Db, shopId: number) =>
  db
    .select({
      staffId: shopLinks.staffId,
      staffName: shopStaff.name,
      shopperId: shopLinks.shopperId,
      linkedAt: shopLinks.linkedAt,
    })
    .from(shopLinks)
    .innerJoin(shopStaff, eq(shopStaff.id, shopLinks.staffId))
    .where(and(eq(shopLinks.shopId, shopId), eq(shopStaff.isActive, true)))
    .orderBy(asc(shopLinks.linkedAt), asc(shopLinks.staffId));

export async function deleteLinkOfStaff(db: Db, shopId: number, staffId: number): Promise<number | null> {
  const rows = await db
    .delete(shopLinks)
    .where(and(eq(shopLinks.shopId, shopId), eq(shopLinks.staffId, staffId)))
    .returning({ shopperId: shopLinks.shopperId });
  return rows[0]?.shopperId ?? null;
}

export async function deleteLinkOfShopper(db: Db, shopId: number, shopperId: number): Promise<boolean> {
  const rows = await db
    .delete(shopLinks)
    .where(and(eq(shopLinks.shopId, shopId), eq(shopLinks.shopperId, shopperId)))
    .returning({ staffId: shopLinks.staffId });
  return rows.length > 0;
}

export async function deleteOwnLinks(db: Db, shopperId: number): Promise<void> {
  await db.delete(shopLinks).where(eq(shopLinks.shopperId, shopperId));
}
