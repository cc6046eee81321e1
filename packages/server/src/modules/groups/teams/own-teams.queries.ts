import type { TeamState } from '@chengji/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaigns } from '../campaigns/campaign.tables.ts';
import { seats, teams } from './team.tables.ts';

type Asked = {
  shopperId: number;
  state: TeamState | undefined;
  /** The seat to go on after. */
  before: number | undefined;
  limit: number;
};

/** The seats a person has or had, the newest first, each with its team and what that costs. */
export const listOwnSeats = (db: Db, { shopperId, state, before, limit }: Asked) =>
  db
    .select({ seat: seats, team: teams, goodsId: campaigns.goodsId, fromCents: campaigns.fromCents })
    .from(seats)
    .innerJoin(teams, eq(teams.id, seats.teamId))
    .innerJoin(campaigns, eq(campaigns.id, teams.campaignId))
    .where(
      and(
        sql`${seats.shopperId} = ${shopperId} and ${seats.state} <> 'freed'`,
        state && eq(teams.state, state),
        before === undefined ? undefined : lt(seats.id, before),
      ),
    )
    .orderBy(desc(seats.id))
    .limit(limit);

export type OwnSeat = Awaited<ReturnType<typeof listOwnSeats>>[number];
