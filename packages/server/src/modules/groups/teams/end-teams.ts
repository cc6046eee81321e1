import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { failOrders, findOrderHeads, formOrders } from '../../orders/index.ts';
import { countFormed, listPrices, type Pieces, returnPieces } from '../campaigns/campaign-claims.queries.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { endTeams, listPaidSeats, lockDueTeams, type SeatRecord, type TeamRecord } from './team.queries.ts';
import { computeOutcome, computeReturn } from './team.rules.ts';
import { isFormed } from './team.states.ts';

/** The time of these teams is over: those that fell due together end in one transaction. */
export const endDueTeams = (ctx: Context, ids: readonly number[]): Promise<void> =>
  transact(ctx, async (ctx) => settleTeams(ctx, await lockDueTeams(ctx.db, ids, ctx.clock.now())));

/**
 * Ends teams whose rows are held, whole or out of time, each as its paid members say: their orders go to the
 * shop, or back with their money. One that has ended is left alone.
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
  ).flatMap((seat): Member[] => {
    const team = byId.get(seat.teamId);
    return team ? [{ seat, team }] : [];
  });
  const formed = members.filter(({ team }) => isFormed(team.state));
  const failed = members.filter(({ team }) => !isFormed(team.state));
  await countFormed(ctx.db, formed.map(toPieces));
  await returnPieces(ctx.db, failed.map(toPieces));
  if (failed.length > 0) await failOrders(ctx, { orderIds: failed.map(({ seat }) => seat.orderId) });
  if (formed.length > 0) await formOrders(ctx, { orders: await computeReturns(ctx, formed) });
  for (const team of ended) notifyWatchers(ctx, team);
}

type Member = { seat: SeatRecord; team: TeamRecord };

const toPieces = ({ seat, team }: Member): Pieces => ({
  campaignId: team.campaignId,
  shopperId: seat.shopperId,
  number: seat.number,
});

/** What goes back to each member whose team came further than its first tier. */
async function computeReturns(ctx: Context, formed: readonly Member[]) {
  const further = formed.filter(({ team }) => (team.settledTier ?? 0) > 0);
  const heads = await findOrderHeads(
    ctx.db,
    further.map(({ seat }) => seat.orderId),
  );
  const prices = await listPrices(
    ctx.db,
    [...new Set(further.map(({ team }) => team.campaignId))],
    [...new Set([...heads.values()].map(({ skuId }) => skuId))],
  );
  const pricesBySku = new Map(prices.map((row) => [`${row.campaignId} ${row.skuId}`, row.pricesCents]));
  return formed.map(({ seat: { orderId }, team }) => {
    const head = heads.get(orderId);
    const cents = head && pricesBySku.get(`${team.campaignId} ${head.skuId}`);
    return { orderId, returnCents: cents ? computeReturn(cents, team.settledTier ?? 0, head) : 0 };
  });
}
