import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { findGoodsRows } from '../catalog/index.ts';
import { findShops } from '../shops/index.ts';
import { presentPostRow } from './post.present.ts';
import { type Feed, listPostRows } from './posts.queries.ts';

type Input = CallChecked<'GET /wanlshop/find/list'>;

/** A page of a feed. A shop's posts in one category are not a feed of their own: the shop leads. */
export async function listPosts(ctx: Context, input: Input): Promise<CallOut<'GET /wanlshop/find/list'>> {
  const { cursor, limit } = input;
  const { scope, scopeId } = toScope(input);
  const list = `posts.${scope}`;
  const after = cursor === undefined ? undefined : readCursor(list, 2, cursor);
  const posts = await listPostRows(ctx.db, { scope, scopeId, after, limit: limit + 1 });
  const page = pageFrom(posts, limit, ({ rank, id }) => writeCursor(list, rank, id));
  const shopIds = new Set(page.rows.map(({ shopId }) => shopId));
  const goodsIds = new Set(page.rows.flatMap((post) => post.goodsIds));
  const around = {
    language: ctx.language,
    shops: await findShops(ctx.db, [...shopIds], ctx.language),
    goods: await findGoodsRows(ctx.db, [...goodsIds], ctx.language),
  };
  return { rows: page.rows.map((post) => presentPostRow(post, around)), next: page.next };
}

function toScope({ shop_id, category_id }: Input): Pick<Feed, 'scope' | 'scopeId'> {
  if (shop_id !== undefined) return { scope: 'shop', scopeId: shop_id };
  if (category_id !== undefined) return { scope: 'category', scopeId: category_id };
  return { scope: 'all' };
}
