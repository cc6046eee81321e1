import type { Context } from '../../../kernel/context.ts';
import { findOrderHeads, formOrders } from '../../orders/index.ts';
import { listPrices } from '../campaigns/campaign-claims.queries.ts';
import type { TeamMember } from './team.queries.ts';
import { computeReturn } from './team.rules.ts';

/** The orders of the members go to the shop; what the reached tier is cheaper goes back to the buyers. */
export async function formTeams(ctx: Context, members: readonly TeamMember[]): Promise<void> {
  if (members.length > 0) await formOrders(ctx, { orders: await computeReturns(ctx, members) });
}

/** What goes back to each member whose team reached more than its first tier. */
async function computeReturns(ctx: Context, formed: readonly TeamMember[]) {
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
