import type { EventPayload } from '@chengji/contract/events';
import type { Context } from '../../kernel/context.ts';
import { emit, listener } from '../../kernel/events/events.ts';
import { loadPinyin } from '../../kernel/i18n/pinyin.ts';
import { findShops } from '../shops/index.ts';
import { clearFavourites } from './saved/favourite.queries.ts';
import { clearFootprints } from './saved/footprint.queries.ts';
import { lockCopies, updateCopies } from './seller-goods/goods-copies.queries.ts';
import { goodsTokens } from './seller-goods/goods-tokens.rules.ts';

/** So many at a time, each in a transaction of its own: orders of these goods do not wait for all of them. */
const batchSize = 500;

/** Writes the copies anew that goods hold of a shop or a category, and asks for those behind them. */
export async function refreshCopies(
  ctx: Context,
  stale: EventPayload<'catalog.copies_stale'>,
): Promise<void> {
  const rows = await lockCopies(ctx.db, stale, batchSize);
  const last = rows.at(-1);
  if (!last) return;
  const shopIds = [...new Set(rows.map(({ shopId }) => shopId))];
  const [zh, en] = [await findShops(ctx.db, shopIds, 'zh'), await findShops(ctx.db, shopIds, 'en')];
  const toPinyin = await loadPinyin();
  await updateCopies(
    ctx.db,
    rows.map(({ id, shopId, leaf, levels, words }) => {
      const shop = { shopNameZh: zh.get(shopId)?.name ?? '', shopNameEn: en.get(shopId)?.name ?? '' };
      const path = Object.values(levels).filter((level) => level !== null);
      return { id, ...shop, tokens: goodsTokens({ ...words, ...shop }, { ...leaf, path }, toPinyin) };
    }),
  );
  if (rows.length === batchSize) await emit(ctx, 'catalog.copies_stale', { ...stale, after: last.id });
}

export const catalogListeners = [
  listener({
    event: 'shops.changed',
    name: 'catalog.copy_shop',
    handle: (ctx, { shopId }) => refreshCopies(ctx, { of: 'shop', id: shopId, after: 0 }),
  }),
  listener({
    event: 'catalog.category_renamed',
    name: 'catalog.copy_category',
    handle: async (ctx, { categoryId }) => {
      ctx.services.searchKnowledge.invalidate(ctx);
      await refreshCopies(ctx, { of: 'category', id: categoryId, after: 0 });
    },
  }),
  listener({
    event: 'identity.closed',
    name: 'catalog.forget_shopper',
    handle: async ({ db }, { shopperId }) => {
      await clearFavourites(db, shopperId);
      await clearFootprints(db, shopperId);
    },
  }),
  listener({ event: 'catalog.copies_stale', name: 'catalog.copy_on', handle: refreshCopies }),
];
