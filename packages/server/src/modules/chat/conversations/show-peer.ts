import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShopRows } from '../../shops/index.ts';
import { getAway } from '../hours/say-away.ts';
import { presentShop } from '../messages/present-message.ts';
import { findConversation } from './conversation.queries.ts';

export async function showPeer(
  ctx: Context,
  { user_id: shopId }: CallChecked<'GET /wanlshop/chat/peer'>,
): Promise<CallOut<'GET /wanlshop/chat/peer'>> {
  const [shop] = await findShopRows(ctx.db, [shopId]);
  if (!shop) throw new Refusal('common.not_found');
  const conversation = await findConversation(ctx.db, { shopperId: requireShopper(ctx), shopId });
  const isBlocked = conversation?.blockedByShopper === true || conversation?.blockedByShop === true;
  const { name, avatar } = presentShop(shop, ctx.language);
  return {
    user_id: shopId,
    conversation_id: conversation?.lastMessageId ? conversation.id : null,
    name,
    avatar,
    last_id: conversation?.lastMessageId ?? 0,
    read_up_to: conversation?.shopReadId ?? 0,
    blocked: conversation?.blockedByShopper ?? false,
    can_write: !isBlocked && shop.suspendedAt === null,
    away: await getAway(ctx, shopId),
    recall_seconds: ctx.services.settings.get('chat.recall_minutes') * 60,
  };
}
