import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { countFormed, type Pieces, returnPieces } from '../campaigns/campaign-claims.queries.ts';
import { failTeams } from './fail-team.ts';
import { formTeams } from './form-team.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { endTeams, listPaidSeats, lockDueTeams, type TeamMember, type TeamRecord } from './team.queries.ts';
import { computeOutcome } from './team.rules.ts';
import { isFormed } from './team.states.ts';

/** Ends teams whose time is over; those that fell due together end in one transaction. */
export const endDueTeams = (ctx: Context, ids: readonly number[]): Promise<void> =>
  transact(ctx, async (ctx) => settleTeams(ctx, await lockDueTeams(ctx.db, ids, ctx.clock.now())));

/**
 * Ends locked teams that are fully paid or past their time; how many members paid decides whether each forms or
 * fails. A team that has ended already is left alone.
 */
export async function settleTeams(ctx: Context, held: readonly TeamRecord[]): Promise<void> {
  const outcomes = held.map((team) => ({ teamId: team.id, ...computeOutcome(team) }));
  const ended = await endTeams(ctx.db, outcomes, ctx.clock.now());
  if (ended.length === 0) return;
  const byId = new Map(ended.map((team) => [team.id, team]));
  const members = (
    await listPaidSeats(
      ctx.db,
      ended.map(({ id }) => id),
    )
  ).flatMap((seat): TeamMember[] => {
    const team = byId.get(seat.teamId);
    return team ? [{ seat, team }] : [];
  });
  const formed = members.filter(({ team }) => isFormed(team.state));
  const failed = members.filter(({ team }) => !isFormed(team.state));
  // campaigns are locked before any stock, order or wallet
  await countFormed(ctx.db, formed.map(toPieces));
  await returnPieces(ctx.db, failed.map(toPieces));
  await failTeams(ctx, failed);
  await formTeams(ctx, formed);
  for (const team of ended) notifyWatchers(ctx, team);
}

const toPieces = ({ seat, team }: TeamMember): Pieces => ({
  campaignId: team.campaignId,
  shopperId: seat.shopperId,
  number: seat.number,
});
