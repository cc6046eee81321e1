import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { presentMarketRow } from '../seller-goods/seller-goods.present.ts';
import { countGoods, listGoodsRows } from '../seller-goods/seller-goods.queries.ts';

/** A page of the goods of every shop; the counts are of the same words, shop and category in every state. */
export async function listMarketGoods(
  { db, language }: Context,
  { state, sort, page, limit, keyword, shop_id, category_id }: CallChecked<'GET /platform/goods/list'>,
): Promise<CallOut<'GET /platform/goods/list'>> {
  const filter = { shopId: shop_id, keyword, categoryId: category_id };
  const { low: _, ...counts } = await countGoods(db, filter);
  const rows = await listGoodsRows(db, filter, { state, sort, offset: (page - 1) * limit, limit });
  const total = counts[state];
  return {
    rows: rows.map((row) => presentMarketRow(row, language)),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}
