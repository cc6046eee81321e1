import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findOwnConversation } from '../inbox/assert-customer.ts';
import { toSide } from '../side.ts';
import { listStretch } from './message.queries.ts';
import { presentMessages } from './present-message.ts';

/** With a peer nobody has written to there is nothing yet. */
export async function showHistory(
  ctx: Context,
  { user_id, before_id, after_id, limit }: CallChecked<'GET /wanlshop/chat/history'>,
): Promise<CallOut<'GET /wanlshop/chat/history'>> {
  const side = toSide(ctx, user_id);
  const conversation = await findOwnConversation(ctx, side);
  if (!conversation) return { rows: [], more: false, read_up_to: 0 };
  const found = await listStretch(ctx.db, conversation.id, {
    above: side.isShop ? 0 : conversation.clearedId,
    before: before_id,
    after: after_id,
    limit: limit + 1,
  });
  const rows = after_id === undefined ? found.slice(-limit) : found.slice(0, limit);
  return {
    rows: await presentMessages(ctx, rows, side.isShop),
    more: found.length > limit,
    read_up_to: side.isShop ? conversation.shopperReadId : conversation.shopReadId,
  };
}
