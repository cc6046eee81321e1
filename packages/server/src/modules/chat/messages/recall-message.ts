import type { CallChecked } from '@chengji/contract';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesBefore } from '../../../kernel/time/durations.ts';
import { lockConversation, updateConversation } from '../conversations/conversation.queries.ts';
import { deleteUnshown } from './file.queries.ts';
import { findMessage, findWaitingSince, type MessageRow, recall } from './message.queries.ts';
import { tellRecall } from './tell-sides.ts';

/** Its content goes for both sides, and its file with it, while the time for that lasts. Recalled again it is as it was. */
export function recallMessage(
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/chat/recall' | 'POST /seller/chat/recall'>,
): Promise<null> {
  recordNothing(ctx);
  return transact(ctx, async (ctx) => {
    const message = await findMessage(ctx.db, id);
    if (!message || !isOwn(ctx, message)) throw new Refusal('common.not_found');
    const conversation = await lockConversation(ctx.db, message);
    if (message.recalledAt || !conversation) return null;
    const now = ctx.clock.now();
    const minutes = ctx.services.settings.get('chat.recall_minutes');
    const isRecalled = await recall(ctx.db, id, { since: minutesBefore(now, minutes), now });
    if (!isRecalled) {
      if ((await findMessage(ctx.db, id))?.recalledAt) return null;
      throw new Refusal('chat.recall_too_late', { minutes });
    }
    const { content } = message;
    if (content && 'url' in content && (await deleteUnshown(ctx.db, content.url)))
      await emit(ctx, 'chat.file_dropped', { url: content.url });
    const { shopUnread, shopperUnread, shopReadId, shopperReadId } = conversation;
    await updateConversation(
      ctx.db,
      conversation.id,
      message.fromShop
        ? { shopperUnread: Math.max(0, shopperUnread - (id > shopperReadId ? 1 : 0)) }
        : {
            shopUnread: Math.max(0, shopUnread - (id > shopReadId ? 1 : 0)),
            waitingSince: conversation.waitingSince && (await findWaitingSince(ctx.db, conversation.id)),
          },
    );
    tellRecall(ctx, message, id);
    return null;
  });
}

/** A colleague's is not one's own. */
function isOwn({ actor }: Context, { fromShop, shopId, staffId, shopperId }: MessageRow): boolean {
  if (actor.kind === 'shopper') return !fromShop && shopperId === actor.id;
  return actor.kind === 'seller' && fromShop && shopId === actor.shopId && staffId === actor.staffId;
}
