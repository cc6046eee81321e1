/** Pages of lives. */
import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { liveSays, lives } from '../live.tables.ts';
import type { Live } from './lives.queries.ts';

type OfShop = { shopId: number | undefined };
/** The moment and the id of the last row that was read. */
type After = { at: Date; id: number } | undefined;

const ofShop = (shopId: number | undefined): SQL | undefined =>
  shopId === undefined ? undefined : eq(lives.shopId, shopId);
const isOver = sql`${lives.state} in ('ended', 'replay')`;

/** All that run now, of the market or of a shop: no more than it has shops. */
export const listLiving = (db: Db, { shopId }: OfShop): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(and(eq(lives.state, 'living'), ofShop(shopId)))
    .orderBy(asc(lives.id));

/** The newest first. */
export const listReplays = (
  db: Db,
  { shopId, after, limit }: OfShop & { after: After; limit: number },
): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(
      and(
        eq(lives.state, 'replay'),
        eq(lives.isShown, true),
        ofShop(shopId),
        after && sql`(${lives.endedAt}, ${lives.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(lives.endedAt), desc(lives.id))
    .limit(limit);

/** Announced for later than a moment, the next one first. */
export const listPlanned = (
  db: Db,
  { shopId, since, after, limit }: OfShop & { since: Date; after: After; limit: number },
): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(
      and(
        eq(lives.state, 'created'),
        isNotNull(lives.plannedAt),
        gt(lives.plannedAt, since),
        eq(lives.isShown, true),
        ofShop(shopId),
        after &&
          sql`(${lives.plannedAt}, ${lives.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(lives.plannedAt), asc(lives.id))
    .limit(limit);

/** A shop's own, the newest first. */
export const listOfShop = (
  db: Db,
  { shopId, below, limit }: { shopId: number; below: number | undefined; limit: number },
): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(and(eq(lives.shopId, shopId), below === undefined ? undefined : sql`${lives.id} < ${below}`))
    .orderBy(desc(lives.id))
    .limit(limit);

export type ShopTab = 'all' | 'planned' | 'living' | 'over';

const tabs: Record<ShopTab, SQL | undefined> = {
  all: undefined,
  planned: eq(lives.state, 'created'),
  living: eq(lives.state, 'living'),
  over: inArray(lives.state, ['ended', 'replay']),
};

export const listNumberedPage = (
  db: Db,
  { shopId, tab, limit, offset }: { shopId: number; tab: ShopTab; limit: number; offset: number },
): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(and(eq(lives.shopId, shopId), tabs[tab]))
    .orderBy(desc(lives.id))
    .limit(limit)
    .offset(offset);

export async function countTabs(db: Db, shopId: number): Promise<Record<ShopTab, number>> {
  const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      planned: count(tabs.planned),
      living: count(tabs.living),
      over: count(tabs.over),
    })
    .from(lives)
    .where(eq(lives.shopId, shopId));
  return row ?? { all: 0, planned: 0, living: 0, over: 0 };
}

type OverFilter = {
  /** Only those the platform cut off. */
  isCut: boolean;
  keyword: string | undefined;
  /** The shops whose name holds the keyword. */
  shopIds: readonly number[];
};

const matchesOver = ({ isCut, keyword, shopIds }: OverFilter): SQL | undefined =>
  and(
    isOver,
    isCut ? eq(lives.endReason, 'cut') : undefined,
    keyword ? or(ilike(lives.title, toPattern(keyword)), inArray(lives.shopId, [...shopIds])) : undefined,
  );

/** The newest first. */
export const pageOver = (
  db: Db,
  { limit, offset, ...filter }: OverFilter & { limit: number; offset: number },
): Promise<Live[]> =>
  db
    .select()
    .from(lives)
    .where(matchesOver(filter))
    .orderBy(desc(lives.endedAt), desc(lives.id))
    .limit(limit)
    .offset(offset);

export const countOver = (db: Db, filter: OverFilter): Promise<number> =>
  db.$count(lives, matchesOver(filter));

/** What was said in the last minute of all that run, read by its second. */
export async function countSaysOfMinute(db: Db, now: Date): Promise<number> {
  const second = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${lives.beganAt})`;
  const [row] = await db
    .select({ says: sql<number>`count(*)::int` })
    .from(lives)
    .innerJoin(
      liveSays,
      and(
        eq(liveSays.liveId, lives.id),
        sql`${liveSays.second} > ${second} - 60`,
        sql`${liveSays.deletedAt} is null`,
      ),
    )
    .where(eq(lives.state, 'living'));
  return row?.says ?? 0;
}

/** Shown while its shop is open. */
export async function showLivesOfShop(db: Db, shopId: number, isShown: boolean): Promise<void> {
  await db
    .update(lives)
    .set({ isShown })
    .where(and(eq(lives.shopId, shopId), eq(lives.isShown, !isShown)));
}
