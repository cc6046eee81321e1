import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { pages, pageVersions } from './page.tables.ts';

export type PageRecord = typeof pages.$inferSelect;
export type VersionRecord = typeof pageVersions.$inferSelect;
export type Blocks = PageRecord['draft'];
/** The pages there is one of. */
export type FixedKind = 'home' | 'category' | 'search';

/** Which page: one of the platform's by its id, or the decoration of a shop. */
export type Which = { id: number } | { shopId: number };

const isNamedPage = (which: Which) =>
  'id' in which ? and(eq(pages.id, which.id), ne(pages.kind, 'shop')) : eq(pages.shopId, which.shopId);

export async function findPage(db: Db, which: Which): Promise<PageRecord | null> {
  const [row] = await db.select().from(pages).where(isNamedPage(which));
  return row ?? null;
}

export async function lockPage(db: Db, which: Which): Promise<PageRecord | null> {
  const [row] = await db.select().from(pages).where(isNamedPage(which)).for('update');
  return row ?? null;
}

export const lockFixedPage = async (db: Db, kind: FixedKind): Promise<PageRecord | null> => {
  const [row] = await db.select().from(pages).where(eq(pages.kind, kind)).for('update');
  return row ?? null;
};

/** The platform's pages: those the app needs first, then the named ones. */
export const listPlatformPages = (db: Db): Promise<PageRecord[]> =>
  db
    .select()
    .from(pages)
    .where(ne(pages.kind, 'shop'))
    .orderBy(sql`array_position(array['home', 'category', 'search', 'named'], ${pages.kind})`, asc(pages.id));

export async function insertPage(db: Db, row: typeof pages.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(pages).values(row).returning({ id: pages.id });
  if (!inserted) throw new Error('the page was not stored');
  return inserted.id;
}

/** A shop's first decoration; of two who begin at once one makes it. */
export async function insertShopPage(db: Db, row: typeof pages.$inferInsert): Promise<void> {
  await db.insert(pages).values(row).onConflictDoNothing();
}

export async function updatePage(db: Db, id: number, fields: Partial<PageRecord>): Promise<void> {
  await db.update(pages).set(fields).where(eq(pages.id, id));
}

export async function deletePage(db: Db, id: number): Promise<void> {
  await db.delete(pages).where(eq(pages.id, id));
}

export async function insertVersion(db: Db, row: typeof pageVersions.$inferInsert): Promise<void> {
  await db.insert(pageVersions).values(row);
}

const heads = {
  pageId: pageVersions.pageId,
  number: pageVersions.number,
  madeAt: pageVersions.madeAt,
  madeBy: pageVersions.madeBy,
  publishAt: pageVersions.publishAt,
  dueAt: pageVersions.dueAt,
  cancelledAt: pageVersions.cancelledAt,
};
/** A version without its blocks. */
export type VersionHead = Omit<VersionRecord, 'id' | 'title' | 'blocks'>;

export async function listVersions(
  db: Db,
  pageId: number,
  page: { offset: number; limit: number },
): Promise<{ rows: VersionHead[]; total: number }> {
  const mine = eq(pageVersions.pageId, pageId);
  const rows = await db
    .select(heads)
    .from(pageVersions)
    .where(mine)
    .orderBy(desc(pageVersions.number))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(pageVersions).where(mine);
  return { rows, total: counted?.total ?? 0 };
}

export async function findVersion(db: Db, pageId: number, number: number): Promise<VersionRecord | null> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)));
  return row ?? null;
}

const isShown = and(eq(pageVersions.pageId, pages.id), eq(pageVersions.number, pages.shownNumber));

/** Of these pages the version that is shown and the one that waits. */
export const listCurrentVersions = (db: Db, pageIds: readonly number[]): Promise<VersionRecord[]> =>
  db
    .select({ version: pageVersions })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(and(inArray(pages.id, [...pageIds]), or(isShown, isNotNull(pageVersions.dueAt))))
    .then((rows) => rows.map(({ version }) => version));

export type ShownPage = Pick<VersionRecord, 'pageId' | 'title' | 'blocks'>;
const shown = { pageId: pageVersions.pageId, title: pageVersions.title, blocks: pageVersions.blocks };

/** What the pages the app needs show now. */
export const listShownFixedPages = (db: Db): Promise<{ kind: FixedKind; blocks: Blocks }[]> =>
  db
    .select({ kind: sql<FixedKind>`${pages.kind}`, blocks: pageVersions.blocks })
    .from(pages)
    .innerJoin(pageVersions, isShown)
    .where(inArray(pages.kind, ['home', 'category', 'search']));

export async function findShownPage(db: Db, which: Which): Promise<ShownPage | null> {
  const [row] = await db.select(shown).from(pages).innerJoin(pageVersions, isShown).where(isNamedPage(which));
  return row ?? null;
}

/** Whether a shop shows a page of its own. */
export const isShopDecorated = async (db: Db, shopId: number): Promise<boolean> =>
  ((await findShownPage(db, { shopId }))?.blocks.length ?? 0) > 0;

/** Calls off what waits; answers its number. */
export async function cancelWaiting(db: Db, pageId: number, now: Date): Promise<number | null> {
  const [row] = await db
    .update(pageVersions)
    .set({ dueAt: null, cancelledAt: now })
    .where(and(eq(pageVersions.pageId, pageId), isNotNull(pageVersions.dueAt)))
    .returning({ number: pageVersions.number });
  return row?.number ?? null;
}

/** Clears the deadline of a version that is due; null when another node did, or it was called off. */
export async function takeDueVersion(db: Db, id: number, now: Date): Promise<VersionHead | null> {
  const [row] = await db
    .update(pageVersions)
    .set({ dueAt: null })
    .where(and(eq(pageVersions.id, id), lte(pageVersions.dueAt, now)))
    .returning(heads);
  return row ?? null;
}

export async function findPageById(db: Db, id: number): Promise<PageRecord | null> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  return row ?? null;
}

export async function lockPageById(db: Db, id: number): Promise<PageRecord | null> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id)).for('update');
  return row ?? null;
}
