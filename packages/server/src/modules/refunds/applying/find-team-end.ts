import type { Context } from '../../../kernel/context.ts';
import { type AfterSaleOrder, purchaseKindPort } from '../../orders/index.ts';

/** When the team that an order waits for ends at the latest, in words; empty where that is not known. */
export async function findTeamEnd(
  ctx: Context,
  { id, kind }: Pick<AfterSaleOrder, 'id' | 'kind'>,
): Promise<string> {
  if (kind === 'direct') return '';
  const views = await ctx.services.ports.getOfKind(purchaseKindPort, kind).show(ctx, [id]);
  const end = views.get(id)?.steps.find(({ event }) => event === 'team_ends');
  return end ? ctx.calendar.toMinuteText(end.at) : '';
}
