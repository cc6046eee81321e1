import type { ClosingBlocker } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { countByState } from './shop-orders.queries.ts';

/** The orders that have not come to their end: while there are any, their buyer's account stays. */
export async function listOpenOrders({ db }: Context, shopperId: number): Promise<ClosingBlocker[]> {
  const states = await countByState(db, { shopperId, isHiddenLeftOut: true });
  let count = 0;
  for (const [state, orders] of states) if (state !== 'completed' && state !== 'closed') count += orders;
  return count > 0 ? [{ kind: 'open_orders', count }] : [];
}
