import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { findGoodsRows } from '../../catalog/index.ts';
import type { PostSales, SalesDay } from '../../discovery/index.ts';
import type { LivePurchases } from '../../live/index.ts';
import {
  countSoldByPost,
  listBought,
  listTitlesByPost,
  sumByDay,
  sumByPost,
} from './line-sources.queries.ts';

/** What discovery asks of what was bought from posts. */
export const salesOfPosts = {
  async byPost({ db }: Context, postIds: readonly number[]): Promise<Map<number, PostSales>> {
    const rows = postIds.length === 0 ? [] : await sumByPost(db, postIds);
    return new Map(rows.map(({ postId, ...sold }) => [postId, sold]));
  },
  byDay: (
    { db, calendar }: Context,
    authorKey: number,
    days: { from: string; to: string },
  ): Promise<SalesDay[]> => sumByDay(db, calendar.zone, authorKey, days),
};

/** The goods a person bought last, and when. */
export const findBoughtGoods = ({ db }: Context, shopperId: number) => listBought(db, shopperId);

/** Goods that one bought and that are still on sale. */
export async function listBoughtGoods(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/order/bought'>,
): Promise<CallOut<'GET /wanlshop/order/bought'>> {
  const list = 'orders.bought';
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : (readCursor(list, 1, cursor)[0] ?? 0);
  const bought = await listBought(ctx.db, requireShopper(ctx));
  const rows = await findGoodsRows(
    ctx.db,
    bought.map(({ goodsId }) => goodsId),
    ctx.language,
  );
  const onSale = bought.filter(({ goodsId, lineId }) => lineId < before && rows.has(goodsId));
  const page = pageFrom(onSale, limit, ({ lineId }) => writeCursor(list, lineId));
  return { rows: page.rows.flatMap(({ goodsId }) => rows.get(goodsId) ?? []), next: page.next };
}

/** What lives ask of what was bought by their posts. */
export const purchasesOfLives: LivePurchases = {
  countSold: ({ db }, postId) => countSoldByPost(db, postId),
  listTitles: ({ db }, sought) => listTitlesByPost(db, sought),
};
