import type { CallChecked } from '@chengji/contract';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { findOwnConversation } from '../inbox/assert-customer.ts';
import { tellTyping } from '../messages/tell-sides.ts';
import { toSide } from '../side.ts';

/** Heard by a peer one has talked with; who is blocked is not heard. */
export async function tellThatTyping(
  ctx: Context,
  { user_id }: CallChecked<'POST /wanlshop/chat/typing' | 'POST /seller/chat/typing'>,
): Promise<null> {
  recordNothing(ctx);
  const side = toSide(ctx, user_id);
  const row = await findOwnConversation(ctx, side);
  if (row && row.lastMessageId > 0 && !row.blockedByShop && !row.blockedByShopper)
    tellTyping(ctx, side, !side.isShop);
  return null;
}
