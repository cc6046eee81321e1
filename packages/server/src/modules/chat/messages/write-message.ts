/** The one place where a message is written: under the lock of its conversation, with all that follows from it. */
import { maskBlockedWords } from '@chengji/contract/blocked-words';
import type { Context } from '../../../kernel/context.ts';
import { withCommit } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShopRows } from '../../shops/index.ts';
import { addWritten, type ConversationRow, openConversation } from '../conversations/conversation.queries.ts';
import { answerDays, beginDay } from '../conversations/day.queries.ts';
import type { Side } from '../side.ts';
import type { KeptContent } from './content.types.ts';
import { insertMessage, type MessageRow } from './message.queries.ts';
import { toMessageTokens } from './search.rules.ts';
import { tellMessage } from './tell-sides.ts';

/** Takes the conversation for one who may write in it; refuses where either side has blocked the other. */
export async function openForWriting(ctx: Context, side: Side): Promise<ConversationRow> {
  const [shop] = await findShopRows(ctx.db, [side.shopId]);
  if (!shop) throw new Refusal('chat.shop_unknown', {}, { field: 'to_id' });
  if (shop.suspendedAt) throw new Refusal('chat.shop_closed');
  const conversation = await openConversation(ctx.db, side, ctx.clock.now());
  const { blockedByShop, blockedByShopper } = conversation;
  if (side.isShop ? blockedByShop : blockedByShopper) throw new Refusal('chat.blocked_by_yourself');
  if (side.isShop ? blockedByShopper : blockedByShop) throw new Refusal('chat.blocked_by_other');
  return conversation;
}

type Written = { kept: KeptContent; clientMsgId: string; isAutomatic?: boolean };

/** `conversation` must be held: the next id is given out after this one is committed. */
export async function writeMessage(
  ctx: Context,
  conversation: ConversationRow,
  { isShop, staffId }: Pick<Side, 'isShop' | 'staffId'>,
  { kept, clientMsgId, isAutomatic = false }: Written,
): Promise<MessageRow> {
  const now = ctx.clock.now();
  const { id: conversationId, shopperId, shopId } = conversation;
  const masked = mask(ctx, kept);
  const message = await insertMessage(ctx.db, {
    conversationId,
    shopperId,
    shopId,
    fromShop: isShop,
    staffId,
    isAutomatic,
    clientMsgId,
    kept,
    masked,
    sentAt: now,
    tokens: toMessageTokens(kept, masked, conversation),
  });
  await withCommit(ctx, addWritten(ctx.db, conversationId, message));
  if (!isShop) {
    const day = ctx.calendar.toDay(now);
    await withCommit(ctx, beginDay(ctx.db, { conversationId, day, shopId, askedAt: now }));
  } else if (!isAutomatic) await withCommit(ctx, answerDays(ctx.db, conversationId, now));
  await tellMessage(ctx, message);
  return message;
}

/** A text as the other side reads it; null where no word of it is blocked. */
function mask({ services }: Context, kept: KeptContent): string | null {
  if (kept.type !== 'text') return null;
  const { text } = kept.content;
  const masked = maskBlockedWords(text, services.settings.get('content.blocked_words'));
  return masked === text ? null : masked;
}
