import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { freeCards, lockCards, markUsesReturned } from './card.queries.ts';

/**
 * Gives back what these orders used, as they are closed unpaid or refunded whole. The cards are held first, so
 * that of two orders that end at the same moment the second sees what the first gave back.
 */
export function returnCards(ctx: Context, orderIds: readonly number[]): Promise<void> {
  return transact(ctx, async ({ db, clock }) => {
    const cardIds = await lockCards(db, orderIds);
    if (cardIds.length === 0) return;
    await markUsesReturned(db, orderIds, clock.now());
    await freeCards(db, cardIds, clock.now());
  });
}
