import type { Context } from '../../../kernel/context.ts';
import { failOrders } from '../../orders/index.ts';
import type { TeamMember } from './team.queries.ts';

/** The orders of the members are closed, and their money goes back. */
export async function failTeams(ctx: Context, members: readonly TeamMember[]): Promise<void> {
  if (members.length > 0) await failOrders(ctx, { orderIds: members.map(({ seat }) => seat.orderId) });
}
