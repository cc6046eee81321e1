/** Pictures and voices of conversations. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { messages, pictures, voices } from '../chat.tables.ts';

export type VoiceRow = typeof voices.$inferSelect;
export type PictureRow = typeof pictures.$inferSelect;

export async function insertVoice(db: Db, row: VoiceRow): Promise<void> {
  await db.insert(voices).values(row);
}

export async function insertPicture(db: Db, row: PictureRow): Promise<void> {
  await db.insert(pictures).values(row);
}

/** Only what the person uploaded: an address alone could be anybody’s. */
export async function findVoice(db: Db, url: string, uploader: string): Promise<VoiceRow | null> {
  const [row] = await db
    .select()
    .from(voices)
    .where(and(eq(voices.url, url), eq(voices.uploader, uploader)));
  return row ?? null;
}

export async function findPicture(db: Db, url: string, uploader: string): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.url, url), eq(pictures.uploader, uploader)));
  return row ?? null;
}

/** One that no message shows any more cannot be sent again either; answers whether it went so. */
export async function deleteUnshown(db: Db, url: string): Promise<boolean> {
  if ((await listShown(db, [url])).size > 0) return false;
  const voice = await db.delete(voices).where(eq(voices.url, url));
  const picture = await db.delete(pictures).where(eq(pictures.url, url));
  return (voice.rowCount ?? 0) + (picture.rowCount ?? 0) > 0;
}

/** Those of a person who is gone; answers the addresses that no message shows. */
export async function deleteFiles(db: Db, uploader: string): Promise<string[]> {
  const rows = [
    ...(await db.delete(voices).where(eq(voices.uploader, uploader)).returning({ url: voices.url })),
    ...(await db.delete(pictures).where(eq(pictures.uploader, uploader)).returning({ url: pictures.url })),
  ];
  const urls = rows.map(({ url }) => url);
  const shown = await listShown(db, urls);
  return urls.filter((url) => !shown.has(url));
}

const urlShown = sql<string>`${messages.content} ->> 'url'`;

async function listShown(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ url: urlShown })
    .from(messages)
    .where(inArray(urlShown, [...urls]));
  return new Set(rows.map(({ url }) => url));
}
