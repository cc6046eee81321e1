import type { Context } from '../../../kernel/context.ts';
import type { OrderRecord } from '../../orders/index.ts';
import { returnPieces } from '../campaigns/campaign-claims.queries.ts';
import { notifyWatchers } from '../teams/notify-watchers.ts';
import { listSeatsOfOrders, lockTeams, markSeatsFreed, returnSeats } from '../teams/team.queries.ts';

/** Orders that nobody paid give their seats back; who came next leads a team whose leader went. */
export async function releaseSeats(ctx: Context, orders: readonly OrderRecord[]): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  const seats = await listSeatsOfOrders(ctx.db, orderIds);
  const teams = new Map(
    (
      await lockTeams(
        ctx.db,
        seats.map(({ teamId }) => teamId),
      )
    ).map((team) => [team.id, team]),
  );
  const freed = await markSeatsFreed(ctx.db, orderIds);
  const numbers = new Map<number, number>();
  for (const { teamId } of freed) numbers.set(teamId, (numbers.get(teamId) ?? 0) + 1);
  for (const team of await returnSeats(ctx.db, numbers)) notifyWatchers(ctx, team);
  await returnPieces(
    ctx.db,
    freed.map(({ teamId, shopperId, number }) => ({
      campaignId: teams.get(teamId)?.campaignId ?? 0,
      shopperId,
      number,
    })),
  );
}
