/** Campaigns as their shop and the operator look for them. */

import type { CampaignKind, CampaignState, TeamState } from '@chengji/contract';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { teams } from '../teams/team.tables.ts';
import { campaigns } from './campaign.tables.ts';
import type { CampaignRecord } from './campaign-claims.queries.ts';

export type CampaignFilter = {
  shopId?: number | undefined;
  kind?: CampaignKind | undefined;
  keyword?: string | undefined;
};
export type CampaignSort = keyof typeof sorts;
export type TeamCounts = Partial<Record<TeamState, number>>;

const sorts = {
  new: desc(campaigns.id),
  old: asc(campaigns.id),
  ends: sql`${campaigns.endsAt} asc nulls last`,
  claimed: desc(campaigns.claimed),
};

const matches = ({ shopId, kind, keyword }: CampaignFilter): SQL | undefined =>
  and(
    shopId === undefined ? undefined : eq(campaigns.shopId, shopId),
    kind && eq(campaigns.kind, kind),
    keyword
      ? or(...[campaigns.title, campaigns.titleEn].map((column) => ilike(column, toPattern(keyword))))
      : undefined,
  );

/** As `campaignStateOf` says it of one. */
const isIn = (state: CampaignState, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`coalesce(${campaigns.endsAt} <= ${at}, false)`;
  const isOpen = sql`${campaigns.state} = 'open' and not ${isOver}`;
  const states: Record<CampaignState, SQL> = {
    draft: sql`${campaigns.state} = 'draft'`,
    coming: sql`(${isOpen} and ${campaigns.startsAt} > ${at})`,
    running: sql`(${isOpen} and ${campaigns.startsAt} <= ${at})`,
    ended: sql`(${campaigns.state} = 'over' or (${campaigns.state} = 'open' and ${isOver}))`,
    stopped: sql`${campaigns.state} = 'stopped'`,
  };
  return states[state];
};

type Page = {
  state: CampaignState | undefined;
  sort: CampaignSort;
  now: Date;
  limit: number;
  offset: number;
};

export const listCampaignRows = (
  db: Db,
  filter: CampaignFilter,
  { state, sort, now, limit, offset }: Page,
): Promise<CampaignRecord[]> =>
  db
    .select()
    .from(campaigns)
    .where(and(matches(filter), state && isIn(state, now)))
    .orderBy(sorts[sort], desc(campaigns.id))
    .limit(limit)
    .offset(offset);

/** How many of those found stand in each state. */
export async function countCampaigns(db: Db, filter: CampaignFilter, now: Date) {
  const counted = (state: CampaignState) =>
    sql<number>`(count(*) filter (where ${isIn(state, now)}))::int`.mapWith(Number);
  const [counts] = await db
    .select({
      all: count(),
      draft: counted('draft'),
      coming: counted('coming'),
      running: counted('running'),
      ended: counted('ended'),
      stopped: counted('stopped'),
    })
    .from(campaigns)
    .where(matches(filter));
  return counts ?? { all: 0, draft: 0, coming: 0, running: 0, ended: 0, stopped: 0 };
}

/** How the teams of these campaigns stand. */
export async function countTeams(db: Db, campaignIds: readonly number[]): Promise<Map<number, TeamCounts>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .select({ campaignId: teams.campaignId, state: teams.state, number: count() })
    .from(teams)
    .where(inArray(teams.campaignId, [...campaignIds]))
    .groupBy(teams.campaignId, teams.state);
  const counts = new Map<number, TeamCounts>();
  for (const { campaignId, state, number } of rows) {
    counts.set(campaignId, { ...counts.get(campaignId), [state]: number });
  }
  return counts;
}

/** The open campaigns of these goods, of which each has one at most. */
export const listOpenCampaigns = (db: Db, goodsIds: readonly number[]) =>
  db
    .select({
      id: campaigns.id,
      kind: campaigns.kind,
      goodsId: campaigns.goodsId,
      state: campaigns.state,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
    })
    .from(campaigns)
    .where(and(inArray(campaigns.goodsId, [...goodsIds]), eq(campaigns.state, 'open')));
