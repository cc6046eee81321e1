/** Shoppers as the platform's staff look them up. */

import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectStretch } from '../../../kernel/time/market-days.queries.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import type { Shopper } from './shoppers.queries.ts';
import { shoppers } from './shoppers.tables.ts';

export type UserState = 'all' | 'active' | 'frozen';

/** An account that was closed is nobody's any more. */
const exists = ne(shoppers.state, 'closed');

const sorts = {
  new: desc(shoppers.id),
  old: asc(shoppers.id),
  login: sql`${shoppers.loginAt} desc nulls last`,
};

/** The beginning of a name; a mobile number or an id is looked up whole. */
function matches(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = `${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(shoppers.nickname, pattern),
    ilike(shoppers.username, pattern),
    eq(shoppers.mobile, keyword),
    /^\d{1,15}$/.test(keyword) ? eq(shoppers.id, Number(keyword)) : undefined,
  );
}

export const listUserRows = (
  db: Db,
  keyword: string | undefined,
  page: { state: UserState; sort: keyof typeof sorts; limit: number; offset: number },
): Promise<Shopper[]> =>
  db
    .select()
    .from(shoppers)
    .where(and(exists, page.state === 'all' ? undefined : eq(shoppers.state, page.state), matches(keyword)))
    .orderBy(sorts[page.sort], desc(shoppers.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countUsers(db: Db, keyword?: string): Promise<Record<UserState, number>> {
  const frozen = sql<number>`(count(*) filter (where ${shoppers.state} = 'frozen'))::int`;
  const [row] = await db
    .select({ all: count(), frozen })
    .from(shoppers)
    .where(and(exists, matches(keyword)));
  const { all = 0, frozen: held = 0 } = row ?? {};
  return { all, active: all - held, frozen: held };
}

/** Where someone is logged in, the last seen first. */
export const listShopperSessions = (db: Db, shopperId: number) =>
  db
    .select({ id: sessions.id, ip: sessions.ip, openedAt: sessions.openedAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.kind, 'shopper'), eq(sessions.subjectId, shopperId)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(50);

const joinedIn = ({ from, to }: { from: Date; to: Date }) =>
  and(gte(shoppers.joinedAt, from), lt(shoppers.joinedAt, to));

export const countJoined = (db: Db, period: { from: Date; to: Date }): Promise<number> =>
  db.$count(shoppers, joinedIn(period));

/** How many joined in the steps that begin and end at these edges; a step without anyone is not among them. */
export const listJoinedSteps = (db: Db, edges: readonly [Date, ...Date[]]) =>
  db
    .select({ step: selectStretch(shoppers.joinedAt, edges), joined: count() })
    .from(shoppers)
    .where(joinedIn({ from: edges[0], to: edges.at(-1) ?? edges[0] }))
    .groupBy(sql`1`);

/** Of those who joined in each of these steps, how many are in `active`, `(shopper_id, step)`, in it or in a later one. */
export function listReturning(db: Db, edges: readonly [Date, ...Date[]], active: SQLWrapper) {
  const joined = selectStretch(shoppers.joinedAt, edges);
  return db
    .select({
      joined,
      step: sql<number>`active.step`.mapWith(Number),
      people: count(),
    })
    .from(shoppers)
    .innerJoin(sql`${active} as active (shopper_id, step)`, sql`active.shopper_id = ${shoppers.id}`)
    .where(joinedIn({ from: edges[0], to: edges.at(-1) ?? edges[0] }))
    .groupBy(sql`1, 2`);
}

/** How many people each level has, the lowest first. */
export const countLevels = (db: Db): Promise<{ level: number; people: number }[]> =>
  db
    .select({ level: shoppers.level, people: count() })
    .from(shoppers)
    .where(exists)
    .groupBy(shoppers.level)
    .orderBy(asc(shoppers.level));

/** Selects the shoppers whom a word stands for, as the list of users finds them. */
export const selectMatching = (db: Db, keyword: string) =>
  db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(exists, matches(keyword)));

export async function findJoinedAt(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: shoppers.id, joinedAt: shoppers.joinedAt })
    .from(shoppers)
    .where(inArray(shoppers.id, [...ids]));
  return new Map(rows.map(({ id, joinedAt }) => [id, joinedAt]));
}
