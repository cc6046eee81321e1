import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isAccountOpen } from '../../identity/index.ts';
import { hasOrdered } from '../../orders/index.ts';
import { findConversation } from '../conversations/conversation.queries.ts';
import type { Pair } from '../side.ts';

/** A shop knows only who wrote to it or ordered from it; to it, anybody else is not there. */
export async function assertCustomer({ db }: Context, pair: Pair): Promise<void> {
  const isKnown =
    (await findConversation(db, pair)) !== null || (await hasOrdered(db, pair.shopId, pair.shopperId));
  if (!isKnown || !(await isAccountOpen(db, pair.shopperId))) throw new Refusal('common.not_found');
}
