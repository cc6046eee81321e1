/** One's own view of a conversation: emptied, or out of the list. The other side sees nothing of it. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { lockConversation, sumUnread, updateConversation } from './conversation.queries.ts';
import { tellRowRead } from './read-messages.ts';

/** What is cleared counts as read. */
const leave = (ctx: Context, shopId: number, mark: 'clearedId' | 'hiddenId'): Promise<void> =>
  transact(ctx, async (ctx) => {
    const row = await lockConversation(ctx.db, { shopperId: requireShopper(ctx), shopId });
    if (!row) return;
    const { lastMessageId } = row;
    const changed = await updateConversation(ctx.db, row.id, {
      [mark]: lastMessageId,
      shopperReadId: lastMessageId,
      shopperUnread: 0,
    });
    if (row.shopperReadId < lastMessageId) tellRowRead(ctx, changed, false);
  });

export async function clearConversation(
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/chat/clear'>,
): Promise<null> {
  await leave(ctx, id, 'clearedId');
  return null;
}

export async function hideConversation(
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/chat/del'>,
): Promise<CallOut<'POST /wanlshop/chat/del'>> {
  await leave(ctx, id, 'hiddenId');
  return { unread: await sumUnread(ctx.db, requireShopper(ctx)) };
}
