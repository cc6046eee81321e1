/** What rooms gather is stored many at a time: one statement for all lives of a node. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { liveMutes, liveSays, lives, liveViewers } from '../live.tables.ts';

type NewSay = Omit<typeof liveSays.$inferInsert, 'id' | 'deletedAt'>;
export type SayRow = typeof liveSays.$inferSelect;

const column = <T, V>(rows: readonly T[], read: (row: T) => V) => sql.param(rows.map(read));

/** Counts what was said in those that are living still; answers which these are. */
export async function countSays(
  db: Db,
  counts: readonly { liveId: number; says: number; blocked: number }[],
): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${lives} set says = lives.says + said.says, blocked_says = lives.blocked_says + said.blocked
    from unnest(${column(counts, ({ liveId }) => liveId)}::bigint[], ${column(counts, ({ says }) => says)}::int[],
      ${column(counts, ({ blocked }) => blocked)}::int[]) as said (id, says, blocked)
    where lives.id = said.id and lives.state = 'living' returning lives.id`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** In their order. */
export const insertSays = (db: Db, says: readonly NewSay[]): Promise<SayRow[]> =>
  db
    .insert(liveSays)
    .values([...says])
    .returning();

/** Who of these may not write in these. */
export async function listMuted(
  db: Db,
  said: readonly { liveId: number; shopperId: number }[],
): Promise<{ liveId: number; shopperId: number }[]> {
  if (said.length === 0) return [];
  return db
    .select()
    .from(liveMutes)
    .where(
      sql`(${liveMutes.liveId}, ${liveMutes.shopperId}) in (select * from unnest(
        ${column(said, ({ liveId }) => liveId)}::bigint[], ${column(said, ({ shopperId }) => shopperId)}::bigint[]))`,
    );
}

/** Those that have not begun are liked by nobody. */
export async function addLikes(db: Db, likes: readonly (readonly [number, number])[]): Promise<void> {
  await db.execute(sql`
    update ${lives} set likes = lives.likes + given.likes
    from unnest(${column(likes, ([id]) => id)}::bigint[], ${column(likes, ([, count]) => count)}::int[])
      as given (id, likes)
    where lives.id = given.id and lives.state <> 'created'`);
}

/** A figure that only rises. */
export async function raisePeaks(db: Db, peaks: readonly (readonly [number, number])[]): Promise<void> {
  await db.execute(sql`
    update ${lives} set peak = seen.peak
    from unnest(${column(peaks, ([id]) => id)}::bigint[], ${column(peaks, ([, count]) => count)}::int[])
      as seen (id, peak)
    where lives.id = seen.id and lives.state = 'living' and lives.peak < seen.peak`);
}

export type Arrival = { liveId: number; shopperId: number; at: Date };

/** Notes who came and counts them; answers who of them had not been there before. */
export async function insertViewers(db: Db, arrivals: readonly Arrival[]): Promise<Omit<Arrival, 'at'>[]> {
  const { rows } = await db.execute<{ live_id: string; shopper_id: string }>(sql`
    with came as (
      insert into ${liveViewers} (live_id, shopper_id, first_at)
      select live_id, shopper_id, min(first_at)
      from unnest(${column(arrivals, ({ liveId }) => liveId)}::bigint[],
        ${column(arrivals, ({ shopperId }) => shopperId)}::bigint[],
        ${column(arrivals, ({ at }) => at.toISOString())}::timestamptz[]) as come (live_id, shopper_id, first_at)
      group by 1, 2 order by 1, 2
      on conflict do nothing returning live_id, shopper_id),
    counted as (
      update ${lives} set viewers = lives.viewers + new.count
      from (select live_id, count(*)::int as count from came group by 1) as new
      where lives.id = new.live_id)
    select live_id, shopper_id from came`);
  return rows.map((row) => ({ liveId: Number(row.live_id), shopperId: Number(row.shopper_id) }));
}
