/** What one keeps of goods: favourites and footprints, the newest first. */

import type { CallChecked, CallOut, Language } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { presentGoodsRow } from '../goods/goods.present.ts';
import {
  countFavourites,
  deleteFavourites,
  listFavouriteRows,
  type SavedPage,
  type SavedRecord,
} from './favourite.queries.ts';
import {
  clearFootprints,
  countFootprints,
  deleteFootprints,
  listFootprintRows,
} from './footprint.queries.ts';

const parseAfter = (list: string, cursor: string | undefined): SavedPage['after'] => {
  if (cursor === undefined) return undefined;
  const [at = 0, goodsId = 0] = readCursor(list, 2, cursor);
  return { at: new Date(at), goodsId };
};

const cursorAt =
  (list: string) =>
  ({ savedAt, id }: SavedRecord): string =>
    writeCursor(list, savedAt.getTime(), id);

const getSavedAt = ({ savedAt }: SavedRecord): number => toUnixSeconds(savedAt);

const presentSaved = (row: SavedRecord, language: Language) => ({
  ...presentGoodsRow(row, language),
  on_sale: row.isOnSale,
});

export async function listFavourites(
  ctx: Context,
  { keyword, gone, cursor, limit }: CallChecked<'GET /wanlshop/collect/list'>,
): Promise<CallOut<'GET /wanlshop/collect/list'>> {
  const list = 'favourites';
  const page = { after: parseAfter(list, cursor), limit: limit + 1 };
  const filter = { keyword, isGone: gone ?? false };
  const found = await listFavouriteRows(ctx.db, requireShopper(ctx), page, filter);
  const { rows, next } = pageFrom(found, limit, cursorAt(list));
  return {
    rows: rows.map((row) => ({ ...presentSaved(row, ctx.language), collected_at: getSavedAt(row) })),
    next,
  };
}

export async function removeFavourites(
  ctx: Context,
  { ids }: CallChecked<'POST /wanlshop/collect/delete'>,
): Promise<CallOut<'POST /wanlshop/collect/delete'>> {
  const shopperId = requireShopper(ctx);
  await deleteFavourites(ctx.db, shopperId, ids);
  return { collection: await countFavourites(ctx.db, shopperId) };
}

export async function listFootprints(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/footprint/list'>,
): Promise<CallOut<'GET /wanlshop/footprint/list'>> {
  const list = 'footprints';
  const page = { after: parseAfter(list, cursor), limit: limit + 1 };
  const found = await listFootprintRows(ctx.db, requireShopper(ctx), page);
  const { rows, next } = pageFrom(found, limit, cursorAt(list));
  return {
    rows: rows.map((row) => ({
      day: row.day,
      seen_at: getSavedAt(row),
      goods: presentSaved(row, ctx.language),
    })),
    next,
  };
}

export async function removeFootprints(
  ctx: Context,
  { rows }: CallChecked<'POST /wanlshop/footprint/delete'>,
): Promise<CallOut<'POST /wanlshop/footprint/delete'>> {
  const shopperId = requireShopper(ctx);
  await deleteFootprints(ctx.db, shopperId, rows);
  return { footprint: await countFootprints(ctx.db, shopperId) };
}

export async function forgetFootprints(ctx: Context): Promise<CallOut<'POST /wanlshop/footprint/clear'>> {
  const shopperId = requireShopper(ctx);
  await clearFootprints(ctx.db, shopperId);
  return { footprint: await countFootprints(ctx.db, shopperId) };
}
