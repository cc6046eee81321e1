import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage, pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { getOwnKey } from './post-author.ts';
import { countByState, countOwn, listOwnRows } from './posts.queries.ts';
import { presentOwn } from './present-posts.ts';

const list = 'posts.own';

export async function listOwnPosts(
  ctx: Context,
  { state, as_shop, cursor, limit }: CallChecked<'GET /wanlshop/find/own'>,
): Promise<CallOut<'GET /wanlshop/find/own'>> {
  const key = await getOwnKey(ctx, as_shop);
  const before = cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];
  const rows = await listOwnRows(ctx.db, key, { state, before, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(list, id));
  return { rows: await presentOwn(ctx, page.rows), next: page.next };
}

export async function listShopPosts(
  ctx: Context,
  { page, limit, ...filter }: CallChecked<'GET /seller/posts/list'>,
): Promise<CallOut<'GET /seller/posts/list'>> {
  const key = await getOwnKey(ctx, undefined);
  const total = await countOwn(ctx.db, key, filter);
  const rows = await listOwnRows(ctx.db, key, { ...filter, limit, offset: (page - 1) * limit });
  const counts = await countByState(ctx.db, key);
  const all = counts.reviewing + counts.shown + counts.refused + counts.taken_down;
  return {
    rows: await presentOwn(ctx, rows),
    total,
    counts: { all, ...counts },
    next: nextPage(page, limit, total),
  };
}
