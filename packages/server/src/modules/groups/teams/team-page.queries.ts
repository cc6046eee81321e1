/** A team with all that its page shows, in one statement, and the teams that a goods' page offers. */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { campaignSkus, campaigns } from '../campaigns/campaign.tables.ts';
import { seats, teams } from './team.tables.ts';

export type SkuSteps = { skuId: number; pricesCents: number[] };
export type Member = { shopperId: number; orderId: number; state: 'held' | 'paid'; joinedAt: string };

/** Subqueries write `campaigns.id` and `teams.id` out: a field's columns lose their table. */
const skuSteps = sql<SkuSteps[]>`(
  select coalesce(json_agg(json_build_object('skuId', k.sku_id, 'pricesCents', k.prices_cents) order by k.sku_id), '[]')
  from ${campaignSkus} k where k.campaign_id = campaigns.id)`;

const selectCampaignOfGoods = prepared('find_campaign_of_goods', (db) =>
  db
    .select({ ...getTableColumns(campaigns), skus: skuSteps })
    .from(campaigns)
    .where(sql`${campaigns.goodsId} = ${sql.placeholder('goodsId')} and ${campaigns.state} = 'open'`),
);

export type ShownCampaign = Awaited<ReturnType<typeof selectCampaignOfGoods>>[number];

/** The campaign of a goods that is coming, runs, or is just over. */
export async function findCampaignOfGoods(db: Db, goodsId: number): Promise<ShownCampaign | null> {
  const [campaign] = await selectCampaignOfGoods(db, { goodsId });
  return campaign ?? null;
}

const selectTeamPage = prepared('find_team_page', (db) =>
  db
    .select({
      ...getTableColumns(teams),
      goodsId: campaigns.goodsId,
      fromCents: campaigns.fromCents,
      formed: campaigns.formed,
      left: sql<number | null>`${campaigns.stock} - ${campaigns.claimed}`,
      skus: skuSteps,
      members: sql<Member[]>`(
        select coalesce(json_agg(json_build_object(
          'shopperId', s.shopper_id, 'orderId', s.order_id, 'state', s.state, 'joinedAt', coalesce(s.moved_at, s.joined_at))
          order by coalesce(s.moved_at, s.joined_at), s.id), '[]')
        from ${seats} s where s.team_id = ${teams.id} and s.state <> 'freed')`,
    })
    .from(teams)
    .innerJoin(campaigns, eq(campaigns.id, teams.campaignId))
    .where(eq(teams.id, sql.placeholder('id'))),
);

export type TeamPage = Awaited<ReturnType<typeof selectTeamPage>>[number];

export async function findTeamPage(db: Db, id: number): Promise<TeamPage | null> {
  const [team] = await selectTeamPage(db, { id });
  return team ?? null;
}

const shown = 10;
const canJoin = sql`${teams.campaignId} = ${sql.placeholder('campaignId')} and ${teams.state} = 'start'
  and ${teams.paid} > 0 and ${teams.seatsTaken} < ${teams.size} and ${teams.endsAt} > ${sql.placeholder('now')}`;

const selectOpenTeams = prepared('list_open_teams', (db) =>
  db
    .select({
      ...getTableColumns(teams),
      members: sql<number[]>`(
        select json_agg(s.shopper_id order by coalesce(s.moved_at, s.joined_at), s.id) from ${seats} s where s.team_id = teams.id and s.state = 'paid')`,
    })
    .from(teams)
    .where(canJoin)
    .orderBy(desc(teams.paid), teams.endsAt)
    .limit(shown),
);

const countJoinable = prepared('count_open_teams', (db) =>
  db.select({ number: sql<number>`count(*)::int` }).from(teams).where(canJoin),
);

type OfCampaign = { campaignId: number; now: Date };

/** Those of the open teams that want fewest, with the members who paid. */
export const listOpenTeams = (db: Db, of: OfCampaign) => selectOpenTeams(db, of);

export async function countOpenTeams(db: Db, of: OfCampaign): Promise<number> {
  const [row] = await countJoinable(db, of);
  return row?.number ?? 0;
}

const selectOwnOpenTeam = prepared('find_own_open_team', (db) =>
  db
    .select({ id: teams.id })
    .from(seats)
    .innerJoin(teams, eq(teams.id, seats.teamId))
    .where(
      and(
        sql`${seats.shopperId} = ${sql.placeholder('shopperId')} and ${seats.state} <> 'freed'`,
        sql`${teams.campaignId} = ${sql.placeholder('campaignId')} and ${teams.state} = 'start'`,
        sql`${teams.endsAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(desc(seats.id))
    .limit(1),
);

/** The open team of a campaign that a person has a seat in. */
export async function findOwnOpenTeam(
  db: Db,
  asked: OfCampaign & { shopperId: number },
): Promise<number | null> {
  const [team] = await selectOwnOpenTeam(db, asked);
  return team?.id ?? null;
}
