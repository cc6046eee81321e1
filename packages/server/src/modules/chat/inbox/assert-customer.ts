/** A shop knows only who wrote to it or ordered from it; to it, anybody else is not there. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isAccountOpen } from '../../identity/index.ts';
import { hasOrdered } from '../../orders/index.ts';
import { type ConversationRow, findConversation } from '../conversations/conversation.queries.ts';
import type { Pair, Side } from '../side.ts';

export async function assertCustomer({ db }: Context, pair: Pair): Promise<void> {
  const conversation = await findConversation(db, pair);
  const hasTalked = conversation !== null && conversation.lastMessageId > 0;
  const isKnown = hasTalked || (await hasOrdered(db, pair.shopId, pair.shopperId));
  if (!isKnown || !(await isAccountOpen(db, pair.shopperId))) throw new Refusal('common.not_found');
}

/** What one has with a peer so far. A shopper may ask about any shop; a shop finds nobody by a block alone. */
export async function findOwnConversation(ctx: Context, side: Side): Promise<ConversationRow | null> {
  const conversation = await findConversation(ctx.db, side);
  if (side.isShop && !conversation?.lastMessageId) await assertCustomer(ctx, side);
  return conversation;
}
