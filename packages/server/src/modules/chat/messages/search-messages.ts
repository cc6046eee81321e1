import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { findNamed, presentMessage, presentShop } from './present-message.ts';
import { searchOwn } from './search.queries.ts';
import { toMessageQuery } from './search.rules.ts';

const list = 'messages found';

/** Words without a letter or digit find nothing. */
export async function searchMessages(
  ctx: Context,
  { keyword, user_id: shopId, cursor, limit }: CallChecked<'GET /wanlshop/chat/search'>,
): Promise<CallOut<'GET /wanlshop/chat/search'>> {
  const shopperId = requireShopper(ctx);
  const below = cursor ? readCursor(list, 1, cursor)[0] : undefined;
  const query = toMessageQuery(keyword);
  if (query === null) return { rows: [], next: null };
  const found = await searchOwn(ctx.db, { shopperId, shopId, query, below, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(list, id));
  const named = await findNamed(ctx, rows);
  const { language } = ctx;
  return {
    rows: rows.map((row) => {
      const { name, avatar } = presentShop(named.shops.get(row.shopId), language);
      const peer = { user_id: row.shopId, name, avatar };
      return { ...presentMessage(row, named, { isShop: false, language }), peer };
    }),
    next,
  };
}
