import { and, asc, eq, inArray, isNull, like, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/db/database.ts';
import { secondsBefore } from '../../../../kernel/time/durations.ts';
import { lives } from '../../live.tables.ts';
import { liveParts, liveRecordings } from './recordings.tables.ts';

export type Part = typeof liveParts.$inferSelect;
type NewPart = Pick<Part, 'liveId' | 'client' | 'startedAt'> & Partial<Pick<Part, 'file' | 'isWhole'>>;

/** A part begins. */
export async function insertPart(db: Db, part: NewPart): Promise<Part> {
  await db.insert(liveRecordings).values({ liveId: part.liveId }).onConflictDoNothing();
  const [row] = await db.insert(liveParts).values(part).returning();
  if (!row) throw new Error('the part was not stored');
  return row;
}

export async function endParts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(liveParts)
    .set({ isWhole: true })
    .where(inArray(liveParts.id, [...ids]));
}

/** What SRS recorded of a connection is there; null when it was noted already, or no such part began. */
export async function fillPart(db: Db, client: string, file: string): Promise<Part | null> {
  const [row] = await db
    .update(liveParts)
    .set({ isWhole: true, file })
    .where(and(eq(liveParts.client, client), eq(liveParts.isWhole, false)))
    .returning();
  return row ?? null;
}

export const listParts = (db: Db, liveId: number): Promise<Part[]> =>
  db
    .select()
    .from(liveParts)
    .where(eq(liveParts.liveId, liveId))
    .orderBy(asc(liveParts.startedAt), asc(liveParts.id));

/** Of these, which are known. */
export async function listKnownParts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: liveParts.id })
    .from(liveParts)
    .where(inArray(liveParts.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** What a node that is gone was writing. */
export async function endPartsOfNode(db: Db, prefix: string): Promise<void> {
  await db
    .update(liveParts)
    .set({ isWhole: true })
    .where(
      and(like(liveParts.client, `${prefix.replace(/[\\%_]/g, '\\$&')}%`), eq(liveParts.isWhole, false)),
    );
}

/** So long after the end a part that is still written is waited for. */
const waitSeconds = 60;

/** Takes the recording of a live that is over, but for these, for as long as `until`; null when none waits. */
export async function claimRecording(
  db: Db,
  { now, until, except }: { now: Date; until: Date; except: readonly number[] },
): Promise<number | null> {
  const open = sql`exists (select from ${liveParts} p where p.live_id = ${liveRecordings.liveId} and not p.is_whole)`;
  const waited = secondsBefore(now, waitSeconds);
  const next = db
    .select({ id: liveRecordings.liveId })
    .from(liveRecordings)
    .innerJoin(lives, eq(lives.id, liveRecordings.liveId))
    .where(
      and(
        inArray(lives.state, ['ended', 'replay']),
        or(isNull(liveRecordings.claimedUntil), lt(liveRecordings.claimedUntil, now)),
        or(lt(lives.endedAt, waited), sql`not ${open}`),
        notInArray(liveRecordings.liveId, [...except]),
      ),
    )
    .orderBy(asc(lives.endedAt))
    .limit(1)
    .for('update', { of: liveRecordings, skipLocked: true });
  const [row] = await db
    .update(liveRecordings)
    .set({ claimedUntil: until })
    .where(sql`${liveRecordings.liveId} in ${next}`)
    .returning();
  return row?.liveId ?? null;
}

/** Who asks next may take it from then on. */
export async function releaseRecording(db: Db, liveId: number, until: Date | null): Promise<void> {
  await db.update(liveRecordings).set({ claimedUntil: until }).where(eq(liveRecordings.liveId, liveId));
}

/** How often it failed by now. */
export async function noteFailure(db: Db, liveId: number, until: Date): Promise<number> {
  const [row] = await db
    .update(liveRecordings)
    .set({ claimedUntil: until, failures: sql`${liveRecordings.failures} + 1` })
    .where(eq(liveRecordings.liveId, liveId))
    .returning();
  return row?.failures ?? 0;
}

/** Lives whose recording is not done with. */
export const countRecordings = (db: Db): Promise<number> => db.$count(liveRecordings);

/** With its parts. */
export async function deleteRecording(db: Db, liveId: number): Promise<void> {
  await db.delete(liveRecordings).where(eq(liveRecordings.liveId, liveId));
}
