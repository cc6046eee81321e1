import type { CallChecked, CallOut } from '@chengji/contract';
import type { ChatListItem } from '@chengji/contract/chat/chat.calls';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShopRows } from '../../shops/index.ts';
import { findMessages } from '../messages/message.queries.ts';
import { presentPreview, presentShop } from '../messages/present-message.ts';
import { type ConversationRow, listOwn, sumUnread } from './conversation.queries.ts';

const list = 'conversations';

export async function listConversations(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/chat/list'>,
): Promise<CallOut<'GET /wanlshop/chat/list'>> {
  const shopperId = requireShopper(ctx);
  const below = cursor ? readCursor(list, 1, cursor)[0] : undefined;
  const found = await listOwn(ctx.db, shopperId, { below, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ lastMessageId }) => writeCursor(list, lastMessageId));
  return { rows: await presentRows(ctx, rows), next, unread: await sumUnread(ctx.db, shopperId) };
}

async function presentRows(ctx: Context, rows: readonly ConversationRow[]): Promise<ChatListItem[]> {
  const shops = await findShopRows(
    ctx.db,
    rows.map(({ shopId }) => shopId),
  );
  const seen = rows.filter(({ lastMessageId, clearedId }) => lastMessageId > clearedId);
  const last = await findMessages(
    ctx.db,
    seen.map(({ lastMessageId }) => lastMessageId),
  );
  return rows.map((row) => {
    const { name, avatar } = presentShop(
      shops.find(({ id }) => id === row.shopId),
      ctx.language,
    );
    return {
      id: row.id,
      user_id: row.shopId,
      name,
      avatar,
      content:
        row.lastMessageId > row.clearedId ? presentPreview(ctx, last.get(row.lastMessageId), false) : '',
      count: row.shopperUnread,
      createtime: toUnixSeconds(row.lastAt),
    };
  });
}
