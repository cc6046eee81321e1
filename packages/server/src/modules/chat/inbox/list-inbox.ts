import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { searchShop } from '../messages/search.queries.ts';
import { toMessageQuery } from '../messages/search.rules.ts';
import { countOfInbox, countTabs, listOfInbox } from './inbox.queries.ts';
import { presentConversations } from './present-conversation.ts';

export async function listInbox(
  ctx: Context,
  { tab, keyword, page, limit }: CallChecked<'GET /seller/chat/list'>,
): Promise<CallOut<'GET /seller/chat/list'>> {
  const { shopId, staffId } = requireActor(ctx, 'seller');
  const messageQuery = toMessageQuery(keyword);
  const foundIds = messageQuery === null ? [] : await searchShop(ctx.db, shopId, messageQuery);
  const asked = { shopId, staffId, tab, keyword: keyword.trim(), foundIds };
  const rows = await listOfInbox(ctx.db, asked, { offset: (page - 1) * limit, limit });
  const total = await countOfInbox(ctx.db, asked);
  return {
    rows: await presentConversations(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts: await countTabs(ctx.db, asked),
  };
}
