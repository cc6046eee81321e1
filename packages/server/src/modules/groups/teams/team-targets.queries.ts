import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaigns } from '../campaigns/campaign.tables.ts';
import { teams } from './team.tables.ts';

const selectTargets = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: teams.id,
      kind: teams.kind,
      state: teams.state,
      size: teams.size,
      paid: teams.paid,
      campaignId: campaigns.id,
      campaignState: campaigns.state,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      goodsId: campaigns.goodsId,
      shopId: campaigns.shopId,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
    })
    .from(teams)
    .innerJoin(campaigns, eq(campaigns.id, teams.campaignId))
    .where(inArray(teams.id, [...ids]));

export type TeamTarget = Awaited<ReturnType<typeof selectTargets>>[number];

/** What a team is of, by its id. */
export const findTeamTargets = async (db: Db, ids: readonly number[]): Promise<Map<number, TeamTarget>> =>
  ids.length === 0 ? new Map() : new Map((await selectTargets(db, ids)).map((row) => [row.id, row]));
