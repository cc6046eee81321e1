import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../identity/index.ts';
import { findPost } from './posts.queries.ts';
import { listCommentRows } from './responses.queries.ts';

const list = 'post_comments';

export async function listPostComments(
  ctx: Context,
  { id, cursor, limit }: CallChecked<'GET /wanlshop/find/comments'>,
): Promise<CallOut<'GET /wanlshop/find/comments'>> {
  const before = cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];
  if (!(await findPost(ctx.db, id))) throw new Refusal('discovery.post_gone');
  const comments = await listCommentRows(ctx.db, { postId: id, before, limit: limit + 1 });
  const page = pageFrom(comments, limit, (last) => writeCursor(list, last.id));
  const authors = await findShoppers(ctx.db, [...new Set(page.rows.map(({ shopperId }) => shopperId))]);
  const rows = page.rows.map(({ id, shopperId, content, createdAt }) => {
    const author = authors.get(shopperId);
    return {
      id,
      content,
      user: {
        id: author?.id ?? null,
        nickname: author?.nickname ?? '',
        avatar: author?.avatar ?? '',
      },
      createtime: toUnixSeconds(createdAt),
    };
  });
  return { rows, next: page.next };
}
