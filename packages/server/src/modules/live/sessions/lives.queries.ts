import { and, eq, exists, inArray, isNotNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { liveMoves } from '../live.states.ts';
import { lives } from '../live.tables.ts';

export type Live = typeof lives.$inferSelect;
/** What must hold of a live beside its state, so that it moves. */
export type LiveCondition = SQL;
export type NewLive = Pick<
  typeof lives.$inferInsert,
  'shopId' | 'title' | 'cover' | 'notice' | 'plannedAt' | 'pushKey' | 'keyExpiresAt' | 'isShown' | 'createdAt'
>;
type Change = Partial<Omit<typeof lives.$inferInsert, 'id' | 'state' | 'shopId'>> & {
  [Column in 'likes' | 'says' | 'goodsOpened']?: number | SQL;
};

const selectLive = prepared('find_live', (db) =>
  db
    .select()
    .from(lives)
    .where(eq(lives.id, sql.placeholder('id'))),
);

export async function findLive(db: Db, id: number): Promise<Live | null> {
  const [row] = await selectLive(db, { id });
  return row ?? null;
}

export const listLives = (db: Db, ids: readonly number[]): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(inArray(lives.id, [...ids]));

/** Nobody changes it until the transaction ends. */
export async function lockLive(db: Db, id: number): Promise<Live | null> {
  const [row] = await db.select().from(lives).where(eq(lives.id, id)).for('update');
  return row ?? null;
}

/** Of the lock of a shop's lives; any number, so long as nothing else locks by it. */
const shopLock = 7_420_414;

/** Until the transaction ends nobody else prepares or starts a live of this shop: what it has already is asked before. */
export async function lockLivesOfShop(db: Db, shopId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${shopLock}, ${shopId}::int)`);
}

export async function insertLive(db: Db, live: NewLive): Promise<Live> {
  const [row] = await db.insert(lives).values(live).returning();
  if (!row) throw new Error('the live was not stored');
  return row;
}

/** Where it stands in one of these states; null when it does not, or `where` does not hold. */
export async function updateLive(
  db: Db,
  { id, states, where }: { id: number; states: readonly Live['state'][]; where?: SQL | undefined },
  change: Change,
): Promise<Live | null> {
  const [row] = await db
    .update(lives)
    .set(change)
    .where(and(eq(lives.id, id), inArray(lives.state, [...states]), where))
    .returning();
  return row ?? null;
}

/** Makes a move of `live.states.ts`; null when it stands elsewhere, or `where` does not hold. */
export async function moveLive(
  db: Db,
  id: number,
  move: keyof typeof liveMoves,
  change: Change,
  where?: SQL,
): Promise<Live | null> {
  const { from, to } = liveMoves[move];
  const [row] = await db
    .update(lives)
    .set({ ...change, state: to })
    .where(and(eq(lives.id, id), inArray(lives.state, [...from]), where))
    .returning();
  return row ?? null;
}

/** Whether it is the one that sends now. */
export const isClient = (client: string): SQL => eq(lives.encoderClient, client);
export const isNotCut = (): SQL => sql`${lives.endReason} is distinct from 'cut'`;
export const isStartDue = (now: Date): SQL => lte(lives.startBy, now);
export const isLostFor = (now: Date): SQL => lte(lives.lostUntil, now);
export const isReplayDue = (now: Date): SQL => lte(lives.replayUntil, now);

/** Another one of the shop that runs, or whose encoder is waited for. */
export async function findOtherLiving(db: Db, { id, shopId }: Pick<Live, 'id' | 'shopId'>) {
  const [row] = await db
    .select({ id: lives.id })
    .from(lives)
    .where(
      and(
        eq(lives.shopId, shopId),
        ne(lives.id, id),
        or(eq(lives.state, 'living'), and(eq(lives.state, 'created'), isNotNull(lives.startBy))),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Whether no other live of the shop has ever begun. */
export async function isFirstOfShop(db: Db, { id, shopId }: Pick<Live, 'id' | 'shopId'>): Promise<boolean> {
  const others = alias(lives, 'others');
  const [row] = await db
    .select({ id: lives.id })
    .from(lives)
    .where(
      and(
        eq(lives.id, id),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(others)
              .where(and(eq(others.shopId, shopId), ne(others.id, id), isNotNull(others.beganAt))),
          ),
        ),
      ),
    );
  return row !== undefined;
}

export async function deleteLive(db: Db, id: number): Promise<Live | null> {
  const [row] = await db
    .delete(lives)
    .where(and(eq(lives.id, id), eq(lives.state, 'created')))
    .returning();
  return row ?? null;
}

/** Adds where it stands, so that all who open goods at once are counted. */
export async function countOpened(db: Db, id: number): Promise<void> {
  await db
    .update(lives)
    .set({ goodsOpened: sql`${lives.goodsOpened} + 1` })
    .where(eq(lives.id, id));
}

/** Adds to what a live came to. */
export async function addFigures(
  db: Db,
  id: number,
  { viewers, peak, likes }: Pick<Live, 'viewers' | 'peak' | 'likes'>,
): Promise<void> {
  await db
    .update(lives)
    .set({
      viewers: sql`${lives.viewers} + ${viewers}::int`,
      peak: sql`${lives.peak} + ${peak}::int`,
      likes: sql`${lives.likes} + ${likes}::int`,
    })
    .where(eq(lives.id, id));
}

/** How many of a shop have not begun. */
export const countCreated = (db: Db, shopId: number): Promise<number> =>
  db.$count(lives, and(eq(lives.shopId, shopId), eq(lives.state, 'created')));

/** Those whose encoder sends, as far as anybody has heard. */
export const listSending = (db: Db): Promise<Pick<Live, 'id' | 'encoderClient'>[]> =>
  db
    .select({ id: lives.id, encoderClient: lives.encoderClient })
    .from(lives)
    .where(and(inArray(lives.state, ['created', 'living']), eq(lives.encoder, 'sending')));

/** The one that a shop has running. */
export async function findLivingOfShop(db: Db, shopId: number): Promise<Live | null> {
  const [row] = await db
    .select()
    .from(lives)
    .where(and(eq(lives.shopId, shopId), eq(lives.state, 'living')));
  return row ?? null;
}
