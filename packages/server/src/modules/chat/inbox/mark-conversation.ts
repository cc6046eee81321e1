/** What the staff of a shop set on a conversation: a flag among themselves, or that its shopper may not write. */
import type { CallChecked, SellerConversation } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { openConversation, updateConversation } from '../conversations/conversation.queries.ts';
import { tellConversation } from '../messages/tell-sides.ts';
import { assertCustomer } from './assert-customer.ts';
import { presentConversation } from './present-conversation.ts';

function mark(
  ctx: Context,
  shopperId: number,
  change: { isFlagged: boolean } | { blockedByShop: boolean },
): Promise<SellerConversation> {
  const { shopId } = requireActor(ctx, 'seller');
  const pair = { shopperId, shopId };
  return transact(ctx, async (ctx) => {
    await assertCustomer(ctx, pair);
    const before = await openConversation(ctx.db, pair, ctx.clock.now());
    const row = await updateConversation(ctx.db, before.id, change);
    const toRecord = ({ isFlagged, blockedByShop }: typeof row) => ({
      flagged: isFlagged,
      blocked: blockedByShop,
    });
    await recordChange(ctx, {
      subject: 'conversation',
      id: row.id,
      before: toRecord(before),
      after: toRecord(row),
    });
    tellConversation(ctx, pair);
    return presentConversation(ctx, row);
  });
}

export const flagConversation = (
  ctx: Context,
  { user_id, flagged }: CallChecked<'POST /seller/chat/flag'>,
): Promise<SellerConversation> => mark(ctx, user_id, { isFlagged: flagged });

export const blockShopper = (
  ctx: Context,
  { user_id, blocked }: CallChecked<'POST /seller/chat/block'>,
): Promise<SellerConversation> => mark(ctx, user_id, { blockedByShop: blocked });
