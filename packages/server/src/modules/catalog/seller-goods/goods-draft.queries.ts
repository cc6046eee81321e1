import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goodsDrafts } from './goods-draft.tables.ts';

export type DraftRecord = typeof goodsDrafts.$inferSelect;
export type NewDraft = Omit<DraftRecord, 'id'>;

const whereGoods = (goodsId: number | null) =>
  goodsId === null ? isNull(goodsDrafts.goodsId) : eq(goodsDrafts.goodsId, goodsId);

export async function findDraft(
  db: Db,
  staffId: number,
  goodsId: number | null,
): Promise<DraftRecord | null> {
  const [row] = await db
    .select()
    .from(goodsDrafts)
    .where(and(eq(goodsDrafts.staffId, staffId), whereGoods(goodsId)));
  return row ?? null;
}

/** Colleagues' drafts of this goods, without what is in them, the newest first. */
export const listDraftsOfOthers = (
  db: Db,
  goodsId: number,
  staffId: number,
): Promise<Pick<DraftRecord, 'staffId' | 'savedAt'>[]> =>
  db
    .select({ staffId: goodsDrafts.staffId, savedAt: goodsDrafts.savedAt })
    .from(goodsDrafts)
    .where(and(eq(goodsDrafts.goodsId, goodsId), ne(goodsDrafts.staffId, staffId)))
    .orderBy(desc(goodsDrafts.savedAt));

/** In place of the one before. */
export async function storeDraft(db: Db, { shopId, staffId, goodsId, ...row }: NewDraft): Promise<void> {
  await db
    .insert(goodsDrafts)
    .values({ shopId, staffId, goodsId, ...row })
    .onConflictDoUpdate({
      target: [goodsDrafts.staffId, goodsDrafts.goodsId],
      set: row,
    });
}

/** Of more than so many of a person's drafts the oldest go. */
export async function dropOldestDrafts(db: Db, staffId: number, most: number): Promise<void> {
  const beyond = db
    .select({ id: goodsDrafts.id })
    .from(goodsDrafts)
    .where(eq(goodsDrafts.staffId, staffId))
    .orderBy(desc(goodsDrafts.savedAt), desc(goodsDrafts.id))
    .offset(most);
  await db.delete(goodsDrafts).where(inArray(goodsDrafts.id, beyond));
}

export async function deleteDraft(db: Db, staffId: number, goodsId: number | null): Promise<void> {
  await db.delete(goodsDrafts).where(and(eq(goodsDrafts.staffId, staffId), whereGoods(goodsId)));
}

/** What was saved again meanwhile stays. */
export async function deleteForgottenDrafts(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(goodsDrafts).where(and(inArray(goodsDrafts.id, [...ids]), lte(goodsDrafts.forgetAt, now)));
}
