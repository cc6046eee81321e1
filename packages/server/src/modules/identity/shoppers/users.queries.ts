/** Shoppers as the platform's staff look them up. */

import { and, asc, count, desc, eq, gte, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectStepStart } from '../../../kernel/time/market-days.queries.ts';
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

/** When each of those who joined in this time did. */
export async function countJoined(
  db: Db,
  from: Date,
  to: Date,
  step: 'hour' | 'day',
): Promise<Map<number, number>> {
  const at = selectStepStart(step, shoppers.joinedAt);
  const rows = await db
    .select({ at, joined: count() })
    .from(shoppers)
    .where(and(gte(shoppers.joinedAt, from), lt(shoppers.joinedAt, to)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.at, row.joined]));
}
