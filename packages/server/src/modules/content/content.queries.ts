import { and, asc, desc, eq, type InferInsertModel, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { adverts, hotWords, popups, uploads } from './content.tables.ts';

export type AdvertRow = typeof adverts.$inferSelect;
export type PopupRow = typeof popups.$inferSelect;
export type HotWordRow = typeof hotWords.$inferSelect;

export const listAdverts = (db: Db): Promise<AdvertRow[]> =>
  db.select().from(adverts).orderBy(adverts.place, adverts.position, adverts.id);

export const listPopupsOn = (db: Db): Promise<PopupRow[]> =>
  db.select().from(popups).where(eq(popups.isOn, true)).orderBy(desc(popups.id));

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

export async function lockAdvert(db: Db, id: number): Promise<AdvertRow | null> {
  const [row] = await db.select().from(adverts).where(eq(adverts.id, id)).for('update');
  return row ?? null;
}

export const lockAdvertsOfPlace = (db: Db, place: AdvertRow['place']): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(eq(adverts.place, place))
    .orderBy(asc(adverts.position), asc(adverts.id))
    .for('update');

export async function insertAdvert(db: Db, row: NewAdvert): Promise<number> {
  const [inserted] = await db.insert(adverts).values(row).returning({ id: adverts.id });
  if (!inserted) throw new Error('the advert was not stored');
  return inserted.id;
}

export async function updateAdvert(db: Db, id: number, fields: Partial<AdvertRow>): Promise<void> {
  await db.update(adverts).set(fields).where(eq(adverts.id, id));
}

export async function deleteAdvert(db: Db, id: number): Promise<void> {
  await db.delete(adverts).where(eq(adverts.id, id));
}

export const listPopups = (db: Db): Promise<PopupRow[]> => db.select().from(popups).orderBy(desc(popups.id));

export async function lockPopup(db: Db, id: number): Promise<PopupRow | null> {
  const [row] = await db.select().from(popups).where(eq(popups.id, id)).for('update');
  return row ?? null;
}

export async function switchPopupsOff(db: Db): Promise<void> {
  await db.update(popups).set({ isOn: false }).where(eq(popups.isOn, true));
}

export async function insertPopup(db: Db, row: InferInsertModel<typeof popups>): Promise<number> {
  const [inserted] = await db.insert(popups).values(row).returning({ id: popups.id });
  if (!inserted) throw new Error('the pop-up was not stored');
  return inserted.id;
}

export async function updatePopup(db: Db, id: number, fields: Omit<PopupRow, 'id'>): Promise<void> {
  await db.update(popups).set(fields).where(eq(popups.id, id));
}

export async function deletePopup(db: Db, id: number): Promise<void> {
  await db.delete(popups).where(eq(popups.id, id));
}

/** Any number, so long as nothing else locks by it. */
const hotWordsLock = 7_420_222;

/** They are one list: each save waits for the one before it. */
export async function lockHotWords(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${hotWordsLock})`);
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

/** The sizes of these pictures, of anybody, by address. */
export async function findPictureSizes(
  db: Db,
  urls: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  const rows = await db
    .select({ url: uploads.url, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(inArray(uploads.url, [...urls]));
  return new Map(rows.map(({ url, ...size }) => [url, size]));
}

/** What this person uploaded to these addresses, by address. */
export async function findUploads(
  db: Db,
  urls: readonly string[],
  uploader: string,
): Promise<Map<string, { width: number; height: number }>> {
  const rows = await db
    .select({ url: uploads.url, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(and(inArray(uploads.url, [...urls]), eq(uploads.uploader, uploader)));
  return new Map(rows.map(({ url, ...size }) => [url, size]));
}
