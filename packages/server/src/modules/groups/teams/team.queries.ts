import { and, asc, eq, gt, inArray, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { campaigns } from '../campaigns/campaign.tables.ts';
import type { TeamOutcome } from './team.rules.ts';
import { seatMoves, teamMoves } from './team.states.ts';
import { seats, teams } from './team.tables.ts';

export type TeamRecord = typeof teams.$inferSelect;
export type SeatRecord = typeof seats.$inferSelect;
/** A seat with the team it belongs to. */
export type TeamMember = { seat: SeatRecord; team: TeamRecord };
type NewTeam = Pick<
  TeamRecord,
  'campaignId' | 'kind' | 'sizes' | 'size' | 'autoForm' | 'openedAt' | 'endsAt' | 'seatsTaken'
>;

const isOpen = eq(teams.state, 'start');
const hasRoom = lt(teams.seatsTaken, teams.size);
const nextVersion = { version: sql`${teams.version} + 1` };

export async function findTeam(db: Db, id: number): Promise<TeamRecord | null> {
  const [team] = await db.select().from(teams).where(eq(teams.id, id));
  return team ?? null;
}

/** Takes the rows of these teams until the transaction ends, in one order for everyone. */
export const lockTeams = (db: Db, ids: readonly number[]): Promise<TeamRecord[]> =>
  db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]))
    .orderBy(asc(teams.id))
    .for('update');

/** Those of them whose time is over and that nobody else is at. */
export const lockDueTeams = (db: Db, ids: readonly number[], now: Date): Promise<TeamRecord[]> =>
  db
    .select()
    .from(teams)
    .where(and(inArray(teams.id, [...ids]), isOpen, lte(teams.endsAt, now)))
    .orderBy(asc(teams.id))
    .for('update', { skipLocked: true });

/** An open team of the campaign with room for this person, the one that ends first; none that others are at. */
export async function lockTeamWithRoom(
  db: Db,
  { campaignId, shopperId, now }: { campaignId: number; shopperId: number; now: Date },
): Promise<TeamRecord | null> {
  const own = db
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.teamId, teams.id), eq(seats.shopperId, shopperId), ne(seats.state, 'freed')));
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.campaignId, campaignId), isOpen, gt(teams.endsAt, now), hasRoom, notExists(own)))
    .orderBy(asc(teams.endsAt), asc(teams.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return team ?? null;
}

export async function insertTeam(db: Db, team: NewTeam): Promise<TeamRecord> {
  const [opened] = await db
    .insert(teams)
    .values({ ...team, state: 'start', paid: 0, version: 0 })
    .returning();
  if (!opened) throw new Error('a team was not opened');
  return opened;
}

/** Takes a seat while the team is open and has one; null when it is over or full. */
export async function claimSeat(db: Db, teamId: number, now: Date): Promise<TeamRecord | null> {
  const [team] = await db
    .update(teams)
    .set({ seatsTaken: sql`${teams.seatsTaken} + 1`, ...nextVersion })
    .where(and(eq(teams.id, teamId), isOpen, gt(teams.endsAt, now), hasRoom))
    .returning();
  return team ?? null;
}

/** One more of its seats is paid; a seat that comes from elsewhere is taken with it. */
export async function countPaid(db: Db, teamId: number, newSeats: 0 | 1): Promise<TeamRecord> {
  const [team] = await db
    .update(teams)
    .set({
      paid: sql`${teams.paid} + 1`,
      seatsTaken: sql`${teams.seatsTaken} + ${newSeats}::int`,
      ...nextVersion,
    })
    .where(and(eq(teams.id, teamId), isOpen))
    .returning();
  if (!team) throw new Error(`team ${teamId} was over when its seat was paid`);
  return team;
}

/** Gives seats back to teams that are still open; what has ended is not touched. */
export const returnSeats = (db: Db, freed: ReadonlyMap<number, number>): Promise<TeamRecord[]> =>
  db
    .update(teams)
    .set({ seatsTaken: sql`${teams.seatsTaken} - freed.number`, ...nextVersion })
    .from(
      sql`unnest(${sql.param([...freed.keys()])}::bigint[], ${sql.param([...freed.values()])}::int[])
        as freed (team_id, number)`,
    )
    .where(and(sql`${teams.id} = freed.team_id`, isOpen))
    .returning();

export type EndedTeam = { teamId: number } & TeamOutcome;

/** Ends what has not ended; unpaid seats are the team's no more. */
export const endTeams = (db: Db, ended: readonly EndedTeam[], endedAt: Date): Promise<TeamRecord[]> =>
  db
    .update(teams)
    .set({
      state: sql`ended."to"`,
      settledTier: sql`ended.tier`,
      filled: sql`ended.filled`,
      seatsTaken: teams.paid,
      endedAt,
      ...nextVersion,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(ended.map(({ move, ...one }) => ({ ...one, ...teamMoves[move] })))}::json)
        as ended ("teamId" bigint, "from" text[], "to" text, tier int, filled int)`,
    )
    .where(sql`${teams.id} = ended."teamId" and ${teams.state} = any(ended."from")`)
    .returning();

/** Whether the person has a place in it by another order that lives. */
export async function isMember(db: Db, teamId: number, shopperId: number): Promise<boolean> {
  const [seat] = await db
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.teamId, teamId), eq(seats.shopperId, shopperId), ne(seats.state, 'freed')));
  return seat !== undefined;
}

export const insertSeat = (
  db: Db,
  seat: Pick<SeatRecord, 'teamId' | 'shopperId' | 'orderId' | 'number' | 'late' | 'joinedAt'>,
) => db.insert(seats).values({ ...seat, state: 'held' });

export const listSeatsOfOrders = (db: Db, orderIds: readonly number[]): Promise<SeatRecord[]> =>
  db
    .select()
    .from(seats)
    .where(inArray(seats.orderId, [...orderIds]));

export const listPaidSeats = (db: Db, teamIds: readonly number[]): Promise<SeatRecord[]> =>
  db
    .select()
    .from(seats)
    .where(and(inArray(seats.teamId, [...teamIds]), eq(seats.state, 'paid')))
    .orderBy(asc(seats.id));

/** A held seat is paid, here or in the team it moves to. */
export const markSeatPaid = (
  db: Db,
  seatId: number,
  changes: { paidAt: Date } | { paidAt: Date; movedAt: Date; teamId: number },
) =>
  db
    .update(seats)
    .set({ ...changes, state: seatMoves.pay.to })
    .where(and(eq(seats.id, seatId), inArray(seats.state, [...seatMoves.pay.from])));

export const markSeatsFreed = (db: Db, orderIds: readonly number[]): Promise<SeatRecord[]> =>
  db
    .update(seats)
    .set({ state: seatMoves.free.to })
    .where(and(inArray(seats.orderId, [...orderIds]), inArray(seats.state, [...seatMoves.free.from])))
    .returning();

const mostFaces = 5;

/** Who paid in a team first. */
export async function listFirstMembers(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .select({ id: seats.shopperId })
    .from(seats)
    .where(and(eq(seats.teamId, teamId), eq(seats.state, 'paid')))
    .orderBy(sql`coalesce(${seats.movedAt}, ${seats.joinedAt})`, seats.id)
    .limit(mostFaces);
  return rows.map(({ id }) => id);
}

/** The seats of these orders, each with its team, what that costs at each tier, and who paid in it first. */
export const listSeatsShown = (db: Db, orderIds: readonly number[]) =>
  db
    .select({
      seat: seats,
      team: teams,
      fromCents: campaigns.fromCents,
      memberIds: sql<number[]>`array(
        select s.shopper_id::int from ${seats} s where s.team_id = teams.id and s.state = 'paid'
        order by coalesce(s.moved_at, s.joined_at), s.id limit ${mostFaces})`,
    })
    .from(seats)
    .innerJoin(teams, eq(teams.id, seats.teamId))
    .innerJoin(campaigns, eq(campaigns.id, teams.campaignId))
    .where(inArray(seats.orderId, [...orderIds]));
