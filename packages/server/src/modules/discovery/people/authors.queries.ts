import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { postAuthors } from '../activity.tables.ts';

type Counted = 'posts' | 'refused' | 'fans';
export type AuthorRecord = typeof postAuthors.$inferSelect;

/** Any number, so long as nothing else locks by it. */
const authorLock = 7_420_318;

/** Until the transaction ends nobody else publishes for this author: whether a post is the first is asked before. */
export async function lockAuthor(db: Db, authorKey: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${authorLock}, ${authorKey}::int)`);
}

/** Adds to figures where they stand. */
export async function addToAuthor(
  db: Db,
  authorKey: number,
  added: Partial<Record<Counted, number>>,
): Promise<AuthorRecord> {
  const { posts = 0, refused = 0, fans = 0 } = added;
  const [row] = await db
    .insert(postAuthors)
    .values({ authorKey, posts: Math.max(0, posts), refused: Math.max(0, refused), fans: Math.max(0, fans) })
    .onConflictDoUpdate({
      target: postAuthors.authorKey,
      set: {
        posts: sql`greatest(0, ${postAuthors.posts} + ${posts}::int)`,
        refused: sql`${postAuthors.refused} + ${refused}::int`,
        fans: sql`${postAuthors.fans} + ${fans}::int`,
      },
    })
    .returning();
  if (!row) throw new Error('the author was not stored');
  return row;
}

export async function countPublished(db: Db, authorKey: number, lastAt: Date): Promise<void> {
  await db
    .insert(postAuthors)
    .values({ authorKey, posts: 1, lastAt })
    .onConflictDoUpdate({
      target: postAuthors.authorKey,
      set: { posts: sql`${postAuthors.posts} + 1`, lastAt },
    });
}

export async function findAuthorFigures(db: Db, keys: readonly number[]): Promise<Map<number, AuthorRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(postAuthors)
    .where(sql`${postAuthors.authorKey} = any(${sql.param([...keys])}::bigint[])`);
  return new Map(rows.map((row) => [row.authorKey, row]));
}

type Listed = { kind?: 'user' | 'shop' | undefined; sort: 'last' | 'posts' | 'refused' };
const columns = { last: postAuthors.lastAt, posts: postAuthors.posts, refused: postAuthors.refused };

const ofKind = (kind: Listed['kind']) =>
  and(
    sql`${postAuthors.lastAt} is not null`,
    kind && (kind === 'shop' ? lt(postAuthors.authorKey, 0) : gt(postAuthors.authorKey, 0)),
  );

/** Who posted anything, the first of the order first. */
export const listAuthorRows = (
  db: Db,
  { kind, sort, limit, offset }: Listed & { limit: number; offset: number },
): Promise<AuthorRecord[]> =>
  db
    .select()
    .from(postAuthors)
    .where(ofKind(kind))
    .orderBy(desc(columns[sort]), desc(postAuthors.authorKey))
    .limit(limit)
    .offset(offset);

export const countAuthors = (db: Db, kind: Listed['kind']): Promise<number> =>
  db.$count(postAuthors, ofKind(kind));

export const removeAuthor = (db: Db, authorKey: number) =>
  db.update(postAuthors).set({ lastAt: null }).where(eq(postAuthors.authorKey, authorKey));
