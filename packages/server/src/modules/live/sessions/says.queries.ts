import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { liveMutes, liveSays } from '../live.tables.ts';

export type Say = typeof liveSays.$inferSelect;

/** The last ones that nobody took away, the newest last. */
export async function listRecentSays(db: Db, liveId: number, limit: number): Promise<Say[]> {
  const rows = await db
    .select()
    .from(liveSays)
    .where(and(eq(liveSays.liveId, liveId), isNull(liveSays.deletedAt)))
    .orderBy(desc(liveSays.second), desc(liveSays.id))
    .limit(limit);
  return rows.reverse();
}

/** In their order, from a second on, or from after one of them on. */
export const listSaysFrom = (
  db: Db,
  liveId: number,
  { from, after, limit }: { from: number; after: number | undefined; limit: number },
): Promise<Say[]> =>
  db
    .select()
    .from(liveSays)
    .where(
      and(
        eq(liveSays.liveId, liveId),
        isNull(liveSays.deletedAt),
        or(
          gt(liveSays.second, from),
          and(eq(liveSays.second, from), after === undefined ? undefined : gt(liveSays.id, after)),
        ),
      ),
    )
    .orderBy(asc(liveSays.second), asc(liveSays.id))
    .limit(limit);

export async function isMutedIn(db: Db, liveId: number, shopperId: number): Promise<boolean> {
  const found = await db.$count(
    liveMutes,
    and(eq(liveMutes.liveId, liveId), eq(liveMutes.shopperId, shopperId)),
  );
  return found > 0;
}

export const listMuted = async (db: Db, liveId: number): Promise<number[]> =>
  (
    await db
      .select({ id: liveMutes.shopperId })
      .from(liveMutes)
      .where(eq(liveMutes.liveId, liveId))
      .orderBy(asc(liveMutes.shopperId))
  ).map(({ id }) => id);

export async function insertMute(db: Db, liveId: number, shopperId: number): Promise<void> {
  await db.insert(liveMutes).values({ liveId, shopperId }).onConflictDoNothing();
}

export async function deleteMute(db: Db, liveId: number, shopperId: number): Promise<void> {
  await db.delete(liveMutes).where(and(eq(liveMutes.liveId, liveId), eq(liveMutes.shopperId, shopperId)));
}

/** Takes one away from where it is read; null when there is none, or it was taken away before. */
export async function takeSay(db: Db, id: number, deletedAt: Date): Promise<Say | null> {
  const [row] = await db
    .update(liveSays)
    .set({ deletedAt })
    .where(and(eq(liveSays.id, id), isNull(liveSays.deletedAt)))
    .returning();
  return row ?? null;
}
