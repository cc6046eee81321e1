import type { TeamState } from '@chengji/contract';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { SeatRecord, TeamRecord } from '../teams/team.queries.ts';
import { seats, teams } from '../teams/team.tables.ts';

type OfCampaign = { campaignId: number; state: TeamState | undefined };

const matches = ({ campaignId, state }: OfCampaign) =>
  and(eq(teams.campaignId, campaignId), state && eq(teams.state, state));

/** The newest first. */
export const listTeamRows = (
  db: Db,
  of: OfCampaign,
  { limit, offset }: { limit: number; offset: number },
): Promise<TeamRecord[]> =>
  db.select().from(teams).where(matches(of)).orderBy(desc(teams.id)).limit(limit).offset(offset);

export const countTeamRows = (db: Db, of: OfCampaign): Promise<number> => db.$count(teams, matches(of));

/** The living seats of these teams, by when each came there. */
export const listSeatsOfTeams = (db: Db, teamIds: readonly number[]): Promise<SeatRecord[]> =>
  db
    .select()
    .from(seats)
    .where(and(inArray(seats.teamId, [...teamIds]), ne(seats.state, 'freed')))
    .orderBy(sql`coalesce(${seats.movedAt}, ${seats.joinedAt})`, seats.id);
