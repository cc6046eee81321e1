import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShopRows } from '../../shops/index.ts';
import { openConversation, updateConversation } from './conversation.queries.ts';

/** Also a shop one never wrote to: it may have one's orders. */
export function blockShop(
  ctx: Context,
  { user_id: shopId, blocked }: CallChecked<'POST /wanlshop/chat/block'>,
): Promise<null> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    if ((await findShopRows(ctx.db, [shopId])).length === 0) throw new Refusal('common.not_found');
    const { id } = await openConversation(ctx.db, { shopperId, shopId }, ctx.clock.now());
    await updateConversation(ctx.db, id, { blockedByShopper: blocked });
    return null;
  });
}
