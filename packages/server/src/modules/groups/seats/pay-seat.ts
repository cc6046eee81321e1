/** A member paid: the team is one nearer to its end, or over by then. */
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import type { KindOutcome, OrderRecord } from '../../orders/index.ts';
import { isSuspended } from '../../shops/index.ts';
import { getCampaignState } from '../campaigns/campaign.states.ts';
import { lockCampaign, returnPieces } from '../campaigns/campaign-claims.queries.ts';
import { settleTeams } from '../teams/end-teams.ts';
import { notifyWatchers } from '../teams/notify-watchers.ts';
import {
  countPaid,
  listSeatsOfOrders,
  lockTeams,
  lockTeamWithRoom,
  markSeatPaid,
  markSeatsFreed,
  type SeatRecord,
  type TeamRecord,
} from '../teams/team.queries.ts';
import { isFullyPaid, isOpen } from '../teams/team.rules.ts';
import { openTeam } from './reserve-seat.ts';

/**
 * The moment a team ends at is past its time: who pays then is late, and the team ends before they are seen
 * to, so that payment and end in the same millisecond come out one way, whichever came first.
 */
export async function paySeat(ctx: Context, order: OrderRecord): Promise<KindOutcome> {
  const [seat] = await listSeatsOfOrders(ctx.db, [order.id]);
  const [team] = seat ? await lockTeams(ctx.db, [seat.teamId]) : [];
  if (!seat || !team) throw new Error(`order ${order.id} has no seat`);
  const paidAt = ctx.clock.now();
  if (isOpen(team, paidAt)) {
    await markSeatPaid(ctx.db, seat.id, { paidAt });
    await countMember(ctx, team, 0);
    return 'wait';
  }
  await settleTeams(ctx, [team]);
  return findPlace(ctx, order, seat, team.campaignId);
}

async function countMember(ctx: Context, { id }: TeamRecord, newSeats: 0 | 1): Promise<void> {
  const team = await countPaid(ctx.db, id, newSeats);
  if (isFullyPaid(team)) await settleTeams(ctx, [team]);
  else notifyWatchers(ctx, team);
}

/** Its team is over: on to another one, to one that opens, or back with the money, as was chosen. */
async function findPlace(
  ctx: Context,
  order: OrderRecord,
  seat: SeatRecord,
  campaignId: number,
): Promise<KindOutcome> {
  const team = seat.late === 'move' ? await findNextTeam(ctx, order, campaignId) : null;
  if (!team) {
    await markSeatsFreed(ctx.db, [order.id]);
    await returnPieces(ctx.db, [{ campaignId, shopperId: seat.shopperId, number: seat.number }]);
    return 'refund';
  }
  const now = ctx.clock.now();
  await markSeatPaid(ctx.db, seat.id, { paidAt: now, movedAt: now, teamId: team.id });
  const { id: orderId, orderNo, shopperId, shopId } = order;
  await emit(ctx, 'groups.order_moved', { orderId, orderNo, shopperId, shopId, teamId: team.id });
  await countMember(ctx, team, 1);
  return 'wait';
}

async function findNextTeam(
  ctx: Context,
  { shopperId, shopId }: OrderRecord,
  campaignId: number,
): Promise<TeamRecord | null> {
  if (await isSuspended(ctx, shopId)) return null;
  const now = ctx.clock.now();
  const open = await lockTeamWithRoom(ctx.db, { campaignId, shopperId, now });
  if (open) return open;
  const campaign = await lockCampaign(ctx.db, campaignId);
  if (!campaign || getCampaignState(campaign, now) !== 'running') return null;
  return openTeam(ctx, campaign, 0);
}
