import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findOwnConversation } from '../inbox/assert-customer.ts';
import { tellRead } from '../messages/tell-sides.ts';
import { toSide } from '../side.ts';
import { type ConversationRow, markAllRead, markRead, sumUnread } from './conversation.queries.ts';

/** What one shop wrote, or all. What was read already is told to nobody again. */
export function readMessages(
  ctx: Context,
  { user_id: shopId }: CallChecked<'POST /wanlshop/chat/read'>,
): Promise<CallOut<'POST /wanlshop/chat/read'>> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const read =
      shopId === undefined
        ? await markAllRead(ctx.db, shopperId)
        : [await markRead(ctx.db, { shopperId, shopId }, false)];
    for (const row of read) if (row) tellRowRead(ctx, row, false);
    return { unread: await sumUnread(ctx.db, shopperId) };
  });
}

/** One reads for the whole shop. */
export function readAsShop(
  ctx: Context,
  { user_id: shopperId }: CallChecked<'POST /seller/chat/read'>,
): Promise<null> {
  const side = toSide(ctx, shopperId);
  recordNothing(ctx);
  return transact(ctx, async (ctx) => {
    await findOwnConversation(ctx, side);
    const row = await markRead(ctx.db, side, true);
    if (row) tellRowRead(ctx, row, true);
    return null;
  });
}

export const tellRowRead = (ctx: Context, row: ConversationRow, isShop: boolean): void =>
  tellRead(ctx, row, { isShop, upTo: row.lastMessageId });
