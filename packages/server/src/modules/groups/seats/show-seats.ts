import type { Context } from '../../../kernel/context.ts';
import { findShoppers } from '../../identity/index.ts';
import type { KindStep, KindView } from '../../orders/index.ts';
import { presentFace } from '../groups.present.ts';
import { presentTeamBrief } from '../teams/team.present.ts';
import { listSeatsShown } from '../teams/team.queries.ts';

type Shown = Awaited<ReturnType<typeof listSeatsShown>>[number];

/** What each order shows of its team: where it stands, and what its timeline says. */
export async function showSeats(
  ctx: Context,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, KindView>> {
  const shown = orderIds.length === 0 ? [] : await listSeatsShown(ctx.db, orderIds);
  const memberIds = [...new Set(shown.flatMap((order) => order.memberIds))];
  const shoppers = await findShoppers(ctx.db, memberIds);
  return new Map(
    shown.map(({ seat, team, fromCents, memberIds: members }) => [
      seat.orderId,
      {
        teamId: team.id,
        team: {
          ...presentTeamBrief(team, fromCents),
          faces: members.map((id) => presentFace(shoppers, id)),
        },
        late: seat.late,
        steps: listSteps({ seat, team }),
      },
    ]),
  );
}

/** What the team made of a paid order, and as long as the order waits in it, when it ends. */
function listSteps({ seat, team }: Pick<Shown, 'seat' | 'team'>): KindStep[] {
  const done = (event: KindStep['event'], at: Date | null, holds = true): KindStep[] =>
    at && holds ? [{ event, at, isDone: true }] : [];
  const isPaid = seat.state === 'paid';
  const isWaiting = team.state === 'start' && seat.state !== 'freed';
  return [
    ...done('team_joined', seat.joinedAt),
    ...done('team_moved', seat.movedAt),
    ...done(team.state === 'fail' ? 'team_failed' : 'team_formed', team.endedAt, isPaid),
    ...done('returned', team.endedAt, isPaid && (team.settledTier ?? 0) > 0),
    ...(isWaiting ? [{ event: 'team_ends' as const, at: team.endsAt, isDone: false }] : []),
  ];
}
