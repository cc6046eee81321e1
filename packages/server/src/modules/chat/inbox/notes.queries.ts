import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { chatNotes } from '../chat.tables.ts';
import type { Pair } from '../side.ts';

export type NoteRow = typeof chatNotes.$inferSelect;

const isOn = ({ shopperId, shopId }: Pair) =>
  and(eq(chatNotes.shopId, shopId), eq(chatNotes.shopperId, shopperId));

/** The newest first. */
export const selectNotes = (db: Db, pair: Pair): Promise<NoteRow[]> =>
  db.select().from(chatNotes).where(isOn(pair)).orderBy(desc(chatNotes.id));

export const countNotes = (db: Db, pair: Pair): Promise<number> => db.$count(chatNotes, isOn(pair));

export async function insertNote(db: Db, row: Omit<NoteRow, 'id'>): Promise<NoteRow> {
  const [inserted] = await db.insert(chatNotes).values(row).returning();
  if (!inserted) throw new Error('the note was not stored');
  return inserted;
}

/** Null where the shop has no such note. */
export async function deleteNote(db: Db, shopId: number, id: number): Promise<NoteRow | null> {
  const [row] = await db
    .delete(chatNotes)
    .where(and(eq(chatNotes.shopId, shopId), eq(chatNotes.id, id)))
    .returning();
  return row ?? null;
}
