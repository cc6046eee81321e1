/** A place in a team is held from the placing of an order until that order closes. */

import type { Context } from '../../../kernel/context.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import type { KindPlacement } from '../../orders/index.ts';
import { addPieces, type CampaignRecord, claimPieces } from '../campaigns/campaign-claims.queries.ts';
import { notifyWatchers } from '../teams/notify-watchers.ts';
import { claimSeat, findTeam, insertSeat, insertTeam, type TeamRecord } from '../teams/team.queries.ts';
import { findClosedReason, getTopSize } from '../teams/team.rules.ts';
import { assertPiecesAllowed, assertRunning } from './price-seat.ts';

/** Takes a seat of the team that is named, or of one that opens for it; answers which. */
export async function reserveSeat(ctx: Context, placing: KindPlacement): Promise<number> {
  const { shopperId, teamId } = placing;
  const number = countPieces(placing);
  const joined = teamId === undefined ? null : await join(ctx, teamId);
  const campaignId = placing.offer.group.campaign_id;
  const now = ctx.clock.now();
  const campaign = await claimPieces(ctx.db, { campaignId, number, now });
  if (!joined) assertRunning(campaign, now);
  const pieces = (await addPieces(ctx.db, { campaignId, shopperId, number })) - number;
  assertPiecesAllowed(campaign, { number, pieces, claimed: campaign.claimed - number });
  return (joined ?? (await openTeam(ctx, campaign, 1))).id;
}

/** Assigns the seat to this order. A person who has one in this team already is refused, and the order with it. */
export async function assignSeat(
  ctx: Context,
  teamId: number,
  placing: KindPlacement,
  orderId: number,
): Promise<void> {
  const { shopperId, late = placing.offer.group.late } = placing;
  const seat = { teamId, shopperId, orderId, late, number: countPieces(placing), joinedAt: ctx.clock.now() };
  await refuseOn(Promise.resolve(insertSeat(ctx.db, seat)), { seats_person_once: 'groups.already_in_team' });
}

async function join(ctx: Context, teamId: number): Promise<TeamRecord> {
  const now = ctx.clock.now();
  const team = await claimSeat(ctx.db, teamId, now);
  if (team) {
    notifyWatchers(ctx, team);
    return team;
  }
  const closed = await findTeam(ctx.db, teamId);
  throw new Refusal(
    (closed && findClosedReason(closed, now)) ?? 'groups.team_full',
    {},
    { field: 'team_id' },
  );
}

/** Pins what the campaign promises now; its prices stand from its first team on. */
export function openTeam(ctx: Context, campaign: CampaignRecord, seatsTaken: 0 | 1): Promise<TeamRecord> {
  const openedAt = ctx.clock.now();
  const { id: campaignId, kind, sizes, autoForm, hours } = campaign;
  const endsAt = hoursAfter(openedAt, hours);
  const size = getTopSize(sizes);
  return insertTeam(ctx.db, { campaignId, kind, sizes, size, autoForm, openedAt, endsAt, seatsTaken });
}

const countPieces = ({ items }: KindPlacement): number => items.reduce((sum, { number }) => sum + number, 0);
