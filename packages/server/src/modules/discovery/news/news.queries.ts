import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { gatheredNews, newsItems } from '../activity.tables.ts';

type Item = Pick<typeof newsItems.$inferSelect, 'kind' | 'authorKey' | 'postId' | 'subjectId' | 'shopperId'>;
export type Gathered = typeof gatheredNews.$inferSelect;

/** False when it was news before, told or not. */
export async function insertItem(db: Db, item: Item): Promise<boolean> {
  const rows = await db.insert(newsItems).values(item).onConflictDoNothing().returning({ id: newsItems.id });
  return rows.length > 0;
}

/**
 * What waits already is told at its own time, and is held until the transaction ends: told meanwhile it would be
 * told without the item that was just written, and nothing would tell that one.
 */
export async function insertGathered(db: Db, news: Omit<Gathered, 'id'>): Promise<void> {
  const { authorKey, kind, postId, tellDueAt } = gatheredNews;
  await db
    .insert(gatheredNews)
    .values(news)
    .onConflictDoUpdate({ target: [authorKey, kind, postId], set: { tellDueAt: sql`${tellDueAt}` } });
}

/** Of what was not told yet. */
export async function deleteUntold(
  db: Db,
  {
    kind,
    postId,
    subjectId,
    authorKey,
  }: Pick<Item, 'kind' | 'postId' | 'subjectId'> & { authorKey: number | undefined },
): Promise<void> {
  await db
    .delete(newsItems)
    .where(
      and(
        eq(newsItems.kind, kind),
        eq(newsItems.postId, postId),
        eq(newsItems.subjectId, subjectId),
        authorKey === undefined ? undefined : eq(newsItems.authorKey, authorKey),
        isNull(newsItems.toldAt),
      ),
    );
}

/** What is due by a moment, the first due first. */
export const listDueIds = async (db: Db, now: Date): Promise<number[]> =>
  (
    await db
      .select({ id: gatheredNews.id })
      .from(gatheredNews)
      .where(lte(gatheredNews.tellDueAt, now))
      .orderBy(gatheredNews.tellDueAt, gatheredNews.id)
  ).map(({ id }) => id);

/** Takes what is due, so that it is told once. */
export async function takeDue(db: Db, id: number, now: Date): Promise<Gathered | null> {
  const [row] = await db
    .delete(gatheredNews)
    .where(and(eq(gatheredNews.id, id), lte(gatheredNews.tellDueAt, now)))
    .returning();
  return row ?? null;
}

/** Marks the untold items of it told; the first to happen first. */
export async function takeItems(
  db: Db,
  { kind, authorKey, postId }: Gathered,
  toldAt: Date,
): Promise<{ id: number; shopperId: number }[]> {
  const rows = await db
    .update(newsItems)
    .set({ toldAt })
    .where(
      and(
        eq(newsItems.authorKey, authorKey),
        eq(newsItems.kind, kind),
        eq(newsItems.postId, postId),
        isNull(newsItems.toldAt),
      ),
    )
    .returning({ id: newsItems.id, shopperId: newsItems.shopperId });
  return rows.sort((a, b) => a.id - b.id);
}

export async function forgetNewsItems(db: Db, shopperId: number): Promise<void> {
  await db
    .delete(newsItems)
    .where(or(eq(newsItems.shopperId, shopperId), eq(newsItems.authorKey, shopperId)));
}
