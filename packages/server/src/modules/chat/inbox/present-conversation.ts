import type { SellerConversation } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import type { ConversationRow } from '../conversations/conversation.queries.ts';
import { findMessages } from '../messages/message.queries.ts';
import { presentPreview, presentShopper } from '../messages/present-message.ts';

/** Conversations of one shop, with one query for each kind of what they name. */
export async function presentConversations(
  ctx: Context,
  rows: readonly ConversationRow[],
): Promise<SellerConversation[]> {
  const { db } = ctx;
  const shoppers = await findShoppers(
    db,
    rows.map(({ shopperId }) => shopperId),
  );
  const staff = await findShopStaffNames(
    db,
    rows.flatMap(({ agentId }) => agentId ?? []),
  );
  const last = await findMessages(
    db,
    rows.map(({ lastMessageId }) => lastMessageId),
  );
  return rows.map((row) => {
    const { name, avatar } = presentShopper(shoppers.get(row.shopperId));
    return {
      id: row.id,
      user_id: row.shopperId,
      name,
      avatar,
      content: presentPreview(ctx, last.get(row.lastMessageId), true),
      count: row.shopUnread,
      createtime: toUnixSeconds(row.lastAt),
      waiting_since: toUnixSecondsOrNull(row.waitingSince),
      agent: row.agentId === null ? null : { id: row.agentId, name: staff.get(row.agentId) ?? '' },
      flagged: row.isFlagged,
      blocked: row.blockedByShop,
    };
  });
}

export async function presentConversation(ctx: Context, row: ConversationRow): Promise<SellerConversation> {
  const [shown] = await presentConversations(ctx, [row]);
  if (!shown) throw new Error(`conversation ${row.id} is not shown`);
  return shown;
}
