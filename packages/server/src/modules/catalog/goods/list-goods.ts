import type { CallChecked, CallOut, GoodsRow } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { findCategoryScope } from '../categories/category-tree.ts';
import { searchGoods } from '../search/search-goods.ts';
import { findGoodsRows } from './find-goods-rows.ts';
import { presentGoodsRow } from './goods.present.ts';
import {
  type GoodsFilter,
  type GoodsList,
  type GoodsRecord,
  listFilteredGoodsRows,
  listGoodsRows,
} from './goods-list.queries.ts';
import { getCursorSize, toCursorKey } from './goods-order.rules.ts';

type Input = CallChecked<'GET /wanlshop/goods/list'>;
type Page = CallOut<'GET /wanlshop/goods/list'>;

const nothing: Page = { rows: [], next: null };

/** A page of the goods on sale. A category that is not there holds nothing. */
export async function listGoods(ctx: Context, input: Input): Promise<Page> {
  if (input.ids !== undefined) return listChosen(ctx, input.ids);
  const { sort, limit, cursor, keyword } = input;
  const scoped = await toScope(ctx, input);
  if (!scoped) return nothing;
  const filter = { ...scoped.filter, ...toFilter(input) };
  if (keyword) return searchGoods(ctx, keyword, { sort, limit, cursor, scope: scoped.list, filter });
  const list = `goods.${sort}`;
  const after = cursor === undefined ? undefined : readCursor(list, getCursorSize(sort), cursor);
  const rows = await find(ctx, { ...scoped.list, sort, after, limit: limit + 1 }, filter);
  const page = pageFrom(rows, limit, (last) => writeCursor(list, ...toCursorKey(sort, last)));
  return { rows: page.rows.map((row): GoodsRow => presentGoodsRow(row, ctx.language)), next: page.next };
}

/** Goods chosen one by one, in that order; what is gone or off sale is left out. */
async function listChosen({ db, language }: Context, chosen: string): Promise<Page> {
  const ids = [...new Set(chosen.split(',').map(Number))];
  const goods = await findGoodsRows(db, ids, language);
  return { rows: ids.flatMap((id) => goods.get(id) ?? []), next: null };
}

/** The narrower of shop and category leads; null when the category is not there. */
async function toScope(ctx: Context, { shop_id, category_id }: Input) {
  const category = category_id === undefined ? undefined : await findCategoryScope(ctx, category_id);
  if (category === null) return null;
  if (shop_id !== undefined) {
    return { list: { scope: 'shop' as const, scopeId: shop_id }, filter: { category } };
  }
  const list = category ? { scope: category.scope, scopeId: category.id } : { scope: 'all' as const };
  return { list, filter: {} };
}

const toFilter = ({ shop_type, in_stock, min, max, shop_category_id }: Input): GoodsFilter => ({
  shopCategoryId: shop_category_id,
  shopType: shop_type,
  inStock: in_stock || undefined,
  minCents: min === undefined ? undefined : parseMoney(min),
  maxCents: max === undefined ? undefined : parseMoney(max),
});

const find = (ctx: Context, list: GoodsList, filter: GoodsFilter): Promise<GoodsRecord[]> =>
  Object.values(filter).some((value) => value !== undefined)
    ? listFilteredGoodsRows(ctx.db, list, filter)
    : listGoodsRows(ctx.db, list);
