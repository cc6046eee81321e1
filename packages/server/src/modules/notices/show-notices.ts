import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { countUnread, listNotices } from './notices.queries.ts';
import { presentNotice } from './present-notice.ts';

const list = 'notices';

/** The own notices, newest first. */
export async function showNotices(
  ctx: Context,
  { kind, cursor, limit }: CallChecked<'GET /wanlshop/notice/list'>,
): Promise<CallOut<'GET /wanlshop/notice/list'>> {
  const shopperId = requireShopper(ctx);
  const beforeId = cursor ? readCursor(list, 1, cursor)[0] : undefined;
  const rows = await listNotices(ctx.db, shopperId, { kind, beforeId, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(list, id));
  return {
    rows: page.rows.map((row) => presentNotice(ctx, row, ctx.language)),
    next: page.next,
    unread: await countUnread(ctx.db, shopperId),
  };
}
