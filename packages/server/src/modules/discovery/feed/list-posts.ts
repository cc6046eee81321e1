import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findProfiles } from '../../identity/index.ts';
import { toAuthorKey } from '../people/author-key.rules.ts';
import { listFollowed, mostInFeed } from '../people/follow-keys.ts';
import { getReader, presentRows } from '../posts/present-posts.ts';
import { listLikedRows, listOfAuthor, listOfAuthors, listOfGoods, type PostRecord } from './feed.queries.ts';
import { listRecommended } from './list-recommended.ts';

type Input = CallChecked<'GET /wanlshop/find/list'>;
type Page = CallOut<'GET /wanlshop/find/list'>;

/** A page of a feed. Of an author before that of a goods, and so on: the first that is given leads. */
export async function listPosts(ctx: Context, input: Input): Promise<Page> {
  const { author_id, shop_id, goods_id, kind, type } = input;
  const author = shop_id !== undefined ? ({ kind: 'shop', id: shop_id } as const) : { kind, id: author_id };
  if (author.id !== undefined) {
    const authorKey = toAuthorKey({ kind: author.kind, id: author.id });
    return byTime(ctx, 'posts.author', input, (page) => listOfAuthor(ctx.db, { ...page, authorKey, type }));
  }
  if (goods_id !== undefined)
    return byTime(ctx, 'posts.goods', input, (page) => listOfGoods(ctx.db, { ...page, goodsId: goods_id }));
  if (input.category_id === undefined && input.feed === 'following') return listFollowing(ctx, input);
  return listRecommended(ctx, input);
}

async function listFollowing(ctx: Context, input: Input): Promise<Page> {
  const reader = getReader(ctx);
  if (reader === null) throw new Refusal('common.login_required');
  const followed = await listFollowed(ctx, reader, { after: undefined, limit: mostInFeed });
  const authorKeys = followed.map(({ key }) => key);
  return byTime(ctx, 'posts.following', input, (page) => listOfAuthors(ctx.db, { ...page, authorKeys }));
}

/** The newest first. */
async function byTime(
  ctx: Context,
  list: string,
  { cursor, limit }: Pick<Input, 'cursor' | 'limit'>,
  read: (page: { before: number | undefined; limit: number }) => Promise<PostRecord[]>,
): Promise<Page> {
  const before = cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];
  const page = pageFrom(await read({ before, limit: limit + 1 }), limit, ({ id }) => writeCursor(list, id));
  return { rows: await presentRows(ctx, page.rows), next: page.next };
}

export async function listLiked(
  ctx: Context,
  { id, cursor, limit }: CallChecked<'GET /wanlshop/find/liked'>,
): Promise<Page> {
  const list = 'posts.liked';
  const [at = 0, postId = 0] = cursor === undefined ? [] : readCursor(list, 2, cursor);
  if (!(await findProfiles(ctx.db, [id])).has(id)) throw new Refusal('discovery.person_gone');
  const after = cursor === undefined ? undefined : { at: new Date(at), postId };
  const rows = await listLikedRows(ctx.db, id, { after, limit: limit + 1 });
  const page = pageFrom(rows, limit, (row) => writeCursor(list, row.likedAt.getTime(), row.id));
  return { rows: await presentRows(ctx, page.rows), next: page.next };
}
