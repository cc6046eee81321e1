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

/** In their order, from a second on; `after` goes on within it. */
export const listSaysFrom = (
  db: Db,
  liveId: number,
  { from, limit }: { from: number; limit: number },
): Promise<Say[]> =>
  db
    .select()
    .from(liveSays)
    .where(
      and(
        eq(liveSays.liveId, liveId),
        isNull(liveSays.deletedAt),
        or(gt(liveSays.second, from), eq(liveSays.second, from)),
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
