import type { PlatformRefundTab, RefundKind, RefundState, RefundTab } from '@chengji/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  min,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { isOpenRefund, type RefundRecord } from '../refund.queries.ts';
import { refunds } from '../refund.tables.ts';

/** The states behind each tab of a shop; `all` has no condition. */
export const statesOfTab: Record<Exclude<RefundTab, 'all'>, readonly RefundState[]> = {
  waiting: ['pending_seller', 'pending_receipt'],
  pending_seller: ['pending_seller'],
  pending_return: ['pending_return'],
  pending_receipt: ['pending_receipt'],
  rejected: ['rejected'],
  intervention: ['intervention'],
  processing: ['processing', 'failed'],
  ended: ['completed', 'closed'],
};

const isInTab = (tab: RefundTab) =>
  tab === 'all' ? undefined : inArray(refunds.state, [...statesOfTab[tab]]);

const isInPlatformTab = (tab: PlatformRefundTab) => {
  if (tab === 'all') return undefined;
  if (tab !== 'decided') return eq(refunds.state, tab);
  return and(isNotNull(refunds.verdict), ne(refunds.state, 'intervention'));
};

const matchesKeyword = (keyword: string | undefined) =>
  keyword
    ? or(ilike(refunds.refundNo, toPattern(keyword)), ilike(refunds.orderNo, toPattern(keyword)))
    : undefined;

/** A buyer's, the newest first, before this id. */
export const listOfShopper = (
  db: Db,
  shopperId: number,
  {
    state,
    before,
    limit,
  }: { state: 'all' | 'open' | RefundState; before: number | undefined; limit: number },
): Promise<RefundRecord[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.shopperId, shopperId),
        state === 'all' ? undefined : state === 'open' ? isOpenRefund : eq(refunds.state, state),
        before === undefined ? undefined : lt(refunds.id, before),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(limit);

export type ShopFilter = {
  shopId: number;
  tab: RefundTab;
  keyword?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const ofShop = ({ shopId, tab, keyword, from, to }: ShopFilter) =>
  and(
    eq(refunds.shopId, shopId),
    isInTab(tab),
    matchesKeyword(keyword),
    from && gte(refunds.createdAt, from),
    to && lt(refunds.createdAt, to),
  );

type Where = ReturnType<typeof and>;
type Page = { limit: number; offset: number };

/** What is due first, then what has no deadline, the newest first. */
async function listPage(db: Db, where: Where, { limit, offset }: Page) {
  const rows = await db
    .select()
    .from(refunds)
    .where(where)
    .orderBy(sql`${refunds.dueAt} asc nulls last`, desc(refunds.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(refunds, where) };
}

export const listShopPage = (db: Db, filter: ShopFilter, page: Page) => listPage(db, ofShop(filter), page);

/** In the order of their ids, to walk through all of them. */
export const listOfShopAfter = (
  db: Db,
  filter: ShopFilter,
  { after, limit }: { after: number; limit: number },
): Promise<RefundRecord[]> =>
  db
    .select()
    .from(refunds)
    .where(and(ofShop(filter), gt(refunds.id, after)))
    .orderBy(asc(refunds.id))
    .limit(limit);

export const countOfShop = (db: Db, filter: ShopFilter): Promise<number> =>
  db.$count(refunds, ofShop(filter));

export const listMarketPage = (
  db: Db,
  { tab, keyword }: { tab: PlatformRefundTab; keyword: string | undefined },
  page: Page,
) => listPage(db, and(isInPlatformTab(tab), matchesKeyword(keyword)), page);

type MarketFilter = {
  state?: RefundState | undefined;
  kind?: RefundKind | undefined;
  keyword?: string | undefined;
  shopId?: number | undefined;
  shopperId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  before?: number | undefined;
};

/** The newest first, before this id. */
export const listMarket = (
  db: Db,
  { state, kind, keyword, shopId, shopperId, from, to, before }: MarketFilter,
  limit: number,
): Promise<RefundRecord[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        state && eq(refunds.state, state),
        kind && eq(refunds.kind, kind),
        matchesKeyword(keyword),
        shopId === undefined ? undefined : eq(refunds.shopId, shopId),
        shopperId === undefined ? undefined : eq(refunds.shopperId, shopperId),
        from && gte(refunds.createdAt, from),
        to && lt(refunds.createdAt, to),
        before === undefined ? undefined : lt(refunds.id, before),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(limit);

/** How many stand in each state: of a shop, or of the whole market. */
export async function countByState(db: Db, shopId?: number): Promise<ReadonlyMap<RefundState, number>> {
  const rows = await db
    .select({ state: refunds.state, refunds: count() })
    .from(refunds)
    .where(shopId === undefined ? undefined : eq(refunds.shopId, shopId))
    .groupBy(refunds.state);
  return new Map(rows.map((row) => [row.state, row.refunds]));
}

export const countDecided = (db: Db): Promise<number> => db.$count(refunds, isInPlatformTab('decided'));

/** How many behind each tab of a shop. */
export function toTabCounts(states: ReadonlyMap<RefundState, number>): Record<RefundTab, number> {
  const sum = (of: readonly RefundState[]) => of.reduce((all, state) => all + (states.get(state) ?? 0), 0);
  return {
    waiting: sum(statesOfTab.waiting),
    pending_seller: sum(statesOfTab.pending_seller),
    pending_return: sum(statesOfTab.pending_return),
    pending_receipt: sum(statesOfTab.pending_receipt),
    rejected: sum(statesOfTab.rejected),
    intervention: sum(statesOfTab.intervention),
    processing: sum(statesOfTab.processing),
    ended: sum(statesOfTab.ended),
    all: sum([...states.keys()]),
  };
}

/** What waits in these states, and when the first of it is due. */
export async function sumWaiting(db: Db, states: readonly RefundState[], shopId?: number) {
  const [row] = await db
    .select({ count: count(), oldestDueAt: min(refunds.dueAt) })
    .from(refunds)
    .where(
      and(inArray(refunds.state, [...states]), shopId === undefined ? undefined : eq(refunds.shopId, shopId)),
    );
  return { count: row?.count ?? 0, oldestDueAt: row?.oldestDueAt ?? null };
}
