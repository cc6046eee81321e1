import { desc, eq, type InferInsertModel } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { adverts, hotWords, pageModules, popups, uploads } from './content.tables.ts';

export type AdvertRow = typeof adverts.$inferSelect;
export type PopupRow = typeof popups.$inferSelect;
export type PageModuleRow = typeof pageModules.$inferSelect;
export type HotWordRow = typeof hotWords.$inferSelect;
export type Page = PageModuleRow['page'];

export const listAdverts = (db: Db): Promise<AdvertRow[]> =>
  db.select().from(adverts).orderBy(adverts.place, adverts.position, adverts.id);

export async function findPopup(db: Db): Promise<PopupRow | null> {
  const [row] = await db.select().from(popups).where(eq(popups.isOn, true)).orderBy(desc(popups.id)).limit(1);
  return row ?? null;
}

export const listPageModules = (db: Db): Promise<PageModuleRow[]> =>
  db.select().from(pageModules).orderBy(pageModules.page, pageModules.position);

export const listHotWords = (db: Db): Promise<HotWordRow[]> =>
  db.select().from(hotWords).orderBy(hotWords.position);

type NewAdvert = InferInsertModel<typeof adverts>;

export async function replaceAdverts(
  db: Db,
  place: NewAdvert['place'],
  rows: readonly NewAdvert[],
): Promise<void> {
  await db.delete(adverts).where(eq(adverts.place, place));
  if (rows.length > 0) await db.insert(adverts).values([...rows]);
}

export async function replacePopup(
  db: Db,
  row: Omit<InferInsertModel<typeof popups>, 'isOn'> | null,
): Promise<void> {
  await db.update(popups).set({ isOn: false }).where(eq(popups.isOn, true));
  if (row) await db.insert(popups).values({ ...row, isOn: true });
}

export async function replacePageModules(
  db: Db,
  page: Page,
  blocks: readonly PageModuleRow['block'][],
): Promise<void> {
  await db.delete(pageModules).where(eq(pageModules.page, page));
  const rows = blocks.map((block, position) => ({ page, position, block }));
  if (rows.length > 0) await db.insert(pageModules).values(rows);
}

export async function replaceHotWords(
  db: Db,
  words: readonly Pick<HotWordRow, 'word' | 'isHot'>[],
): Promise<void> {
  await db.delete(hotWords);
  const rows = words.map((word, position) => ({ ...word, position }));
  if (rows.length > 0) await db.insert(hotWords).values(rows);
}

export async function insertUpload(db: Db, row: InferInsertModel<typeof uploads>): Promise<void> {
  await db.insert(uploads).values(row);
}
