import type { VideoState } from '@chengji/contract';
import { and, asc, count, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { posts } from '../discovery.tables.ts';
import { videos } from './video.tables.ts';

export type Video = typeof videos.$inferSelect;

const selectByIds = prepared('find_videos', (db) =>
  db
    .select()
    .from(videos)
    .where(sql`${videos.id} = any(${sql.placeholder('ids')}::text[])`),
);

export const listVideos = (db: Db, ids: readonly string[]): Promise<Video[]> =>
  selectByIds(db, { ids: [...ids] });

export async function findVideo(db: Db, id: string): Promise<Video | null> {
  const [row] = await listVideos(db, [id]);
  return row ?? null;
}

/** Nobody else publishes it until the transaction ends. */
export async function lockVideo(db: Db, id: string): Promise<Video | null> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id)).for('update');
  return row ?? null;
}

/** The post that shows a video, where it is published. */
export async function findPostOfVideo(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.videoId, id));
  return row?.id ?? null;
}

export async function insertVideo(db: Db, row: typeof videos.$inferInsert): Promise<void> {
  await db.insert(videos).values(row);
}

/** Moves a video from one of these states; null when it is in another. */
export async function moveVideo(
  db: Db,
  id: string,
  from: readonly VideoState[],
  change: Partial<Video>,
): Promise<Video | null> {
  const [row] = await db
    .update(videos)
    .set(change)
    .where(and(eq(videos.id, id), inArray(videos.state, [...from])))
    .returning();
  return row ?? null;
}

/** How many an author uploaded that no post shows. */
export async function countUnpublished(db: Db, ownerKey: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(videos)
    .where(
      and(
        eq(videos.ownerKey, ownerKey),
        ne(videos.state, 'failed'),
        sql`${videos.createdAt} >= ${since.toISOString()}::timestamptz`,
        sql`not exists (select from ${posts} p where p.video_id = ${videos.id})`,
      ),
    );
  return row?.number ?? 0;
}

/** An upload that its author gives up; what was uploaded whole stays. */
export async function deleteUnfinished(db: Db, id: string): Promise<void> {
  await db.delete(videos).where(and(eq(videos.id, id), eq(videos.state, 'uploading')));
}

/** Uploads nobody went on with; answers them. */
export const takeAbandoned = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> => {
  const old = db
    .select({ id: videos.id })
    .from(videos)
    .where(and(ne(videos.state, 'ready'), lt(videos.changedAt, before)))
    .limit(limit);
  return db.delete(videos).where(sql`${videos.id} in ${old}`).returning({ id: videos.id });
};

/** Takes the video that waits longest, but for these, for as long as `until`; null when none waits. */
export async function claimProcessing(
  db: Db,
  { now, until, except }: { now: Date; until: Date; except: readonly string[] },
): Promise<Video | null> {
  const next = db
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(
        eq(videos.state, 'processing'),
        or(isNull(videos.claimedUntil), lt(videos.claimedUntil, now)),
        notInArray(videos.id, [...except]),
      ),
    )
    .orderBy(asc(videos.changedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(videos)
    .set({ claimedUntil: until })
    .where(sql`${videos.id} in ${next}`)
    .returning();
  return row ?? null;
}

/** Who asks next may take it at once. */
export async function releaseVideo(db: Db, id: string): Promise<void> {
  await db.update(videos).set({ claimedUntil: null }).where(eq(videos.id, id));
}
