import type { NoticeKind } from '@chengji/contract';
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { notices } from './notices.tables.ts';

const { placeholder } = sql;

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = Omit<NoticeRow, 'id' | 'readAt'>;
export type Unread = Record<NoticeKind, number>;

const insertOnce = prepared('add_notice', (db) =>
  db
    .insert(notices)
    .values({
      shopperId: placeholder('shopperId'),
      kind: placeholder('kind'),
      sentence: placeholder('sentence'),
      params: placeholder('params'),
      modules: placeholder('modules'),
      modulesId: placeholder('modulesId'),
      source: placeholder('source'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: [notices.shopperId, notices.source] })
    .returning(),
);

/** Writes a notice unless this person was told of its source before; null then. */
export async function insertNotice(db: Db, row: NewNotice): Promise<NoticeRow | null> {
  const [inserted] = await insertOnce(db, row);
  return inserted ?? null;
}

/** The same for many people at once; those who were told before are left out. */
export const insertNotices = (db: Db, rows: readonly NewNotice[]): Promise<NoticeRow[]> =>
  db
    .insert(notices)
    .values([...rows])
    .onConflictDoNothing({ target: [notices.shopperId, notices.source] })
    .returning();

type Page = { kind?: NoticeKind | undefined; beforeId?: number | undefined; limit: number };

export const listNotices = (
  db: Db,
  shopperId: number,
  { kind, beforeId, limit }: Page,
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.shopperId, shopperId),
        kind && eq(notices.kind, kind),
        beforeId === undefined ? undefined : lt(notices.id, beforeId),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(limit);

/** How many of each kind a person has not read. */
export async function countUnread(db: Db, shopperId: number): Promise<Unread> {
  const rows = await db
    .select({ kind: notices.kind, unread: count() })
    .from(notices)
    .where(and(eq(notices.shopperId, shopperId), isNull(notices.readAt)))
    .groupBy(notices.kind);
  const unread: Unread = { logistics: 0, notify: 0, system: 0 };
  for (const row of rows) unread[row.kind] = row.unread;
  return unread;
}

/** Marks one own notice read; answers whether it is theirs. */
export async function markRead(db: Db, shopperId: number, id: number, readAt: Date): Promise<boolean> {
  const marked = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${readAt.toISOString()}::timestamptz)` })
    .where(and(eq(notices.shopperId, shopperId), eq(notices.id, id)))
    .returning({ id: notices.id });
  return marked.length > 0;
}

/** Marks all of a kind read, or all of every kind. */
export async function markAllRead(
  db: Db,
  shopperId: number,
  kind: NoticeKind | undefined,
  readAt: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt })
    .where(and(eq(notices.shopperId, shopperId), isNull(notices.readAt), kind && eq(notices.kind, kind)));
}
