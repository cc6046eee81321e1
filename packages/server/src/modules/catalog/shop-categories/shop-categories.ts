/** The categories a shop sorts its own goods under. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { mostShopCategories } from '@chengji/contract/catalog/shop-categories.calls';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  countByOwn,
  deleteOwn,
  emptyOwn,
  holdOwn,
  insertOwn,
  listOwn,
  lockInCategories,
  lockOwn,
  type ShopCategoryRecord,
  setCategories,
  updateOwn,
} from './shop-categories.queries.ts';

type Listed = CallOut<'GET /seller/goods_categories/list'>;

/** As buyers see them: those that hold something on sale. */
export async function listOwnCategories(
  { db, language }: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/shop/own_categories'>> {
  const [rows, counts] = await Promise.all([listOwn(db, id), countByOwn(db, id, { onSale: true })]);
  return {
    rows: rows.flatMap((row) => {
      const goods_count = counts.get(row.id) ?? 0;
      const name = localizedOrChinese(language, row.name, row.nameEn);
      return goods_count > 0 ? [{ id: row.id, name, goods_count }] : [];
    }),
  };
}

export async function listSellerCategories(ctx: Context): Promise<Listed> {
  const { shopId } = requireActor(ctx, 'seller');
  // one after the other, as within a transaction too
  const rows = await listOwn(ctx.db, shopId);
  const counts = await countByOwn(ctx.db, shopId, { onSale: false });
  return {
    rows: rows.map((row) => ({
      ...shown(row),
      id: row.id,
      version: row.version,
      goods: counts.get(row.id) ?? 0,
    })),
  };
}

const shown = ({ name, nameEn }: Pick<ShopCategoryRecord, 'name' | 'nameEn'>) => ({ name, name_en: nameEn });

/** A new one stands behind the others. */
export function saveShopCategory(
  ctx: Context,
  { id, version, name, name_en }: CallChecked<'POST /seller/goods_categories/save'>,
): Promise<{ id: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  const fields = { name, nameEn: name_en };
  const work = transact(ctx, async (ctx) => {
    const own = await lockOwn(ctx.db, shopId);
    if (id === undefined) {
      if (own.length >= mostShopCategories)
        throw new Refusal('catalog.too_many_shop_categories', { most: mostShopCategories });
      const position = (own.at(-1)?.position ?? -1) + 1;
      const added = await insertOwn(ctx.db, { ...fields, shopId, position });
      await recordChange(ctx, { subject: 'shop_category', id: added, before: null, after: shown(fields) });
      return { id: added };
    }
    const before = findOwn(own, id);
    await assertVersion(ctx, version, { ...before, subject: 'shop_category' }, async () =>
      (await listSellerCategories(ctx)).rows.find((row) => row.id === id),
    );
    await updateOwn(ctx.db, id, { ...fields, version: before.version + 1 });
    await recordChange(ctx, { subject: 'shop_category', id, before: shown(before), after: shown(fields) });
    return { id };
  });
  return refuseOn(work, { shop_categories_name_once: 'catalog.shop_category_twice' });
}

/** All of them must be named: who missed one that was added meanwhile is refused. */
export function orderShopCategories(
  ctx: Context,
  { ids }: CallChecked<'POST /seller/goods_categories/order'>,
): Promise<void> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const before = (await lockOwn(ctx.db, shopId)).map((row) => row.id);
    if (ids.some((id) => !before.includes(id))) throw new Refusal('common.not_found', {}, { field: 'ids' });
    if (new Set(ids).size < ids.length || ids.length < before.length)
      throw new Refusal('catalog.categories_changed');
    for (const [position, id] of ids.entries()) await updateOwn(ctx.db, id, { position });
    await recordChange(ctx, {
      subject: 'shop_category_order',
      id: shopId,
      before: { ids: before },
      after: { ids },
    });
  });
}

export function deleteShopCategory(ctx: Context, { id }: { id: number }): Promise<void> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const before = findOwn(await lockOwn(ctx.db, shopId), id);
    await emptyOwn(ctx.db, shopId, id);
    await deleteOwn(ctx.db, id);
    await recordChange(ctx, { subject: 'shop_category', id, before: shown(before), after: null });
  });
}

function findOwn(own: readonly ShopCategoryRecord[], id: number): ShopCategoryRecord {
  const found = own.find((row) => row.id === id);
  if (!found) throw new Refusal('common.not_found');
  return found;
}

/** Refuses categories that are not the shop's; the others stay until the transaction ends. */
export async function assertOwnCategories(
  ctx: Context,
  shopId: number,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length > 0 && (await holdOwn(ctx.db, shopId, ids)) < ids.length)
    throw new Refusal('catalog.shop_category_unknown', {}, { field });
}

/** Goods of the own shop, all or none; they keep the other categories they are in. */
export function assignShopCategories(
  ctx: Context,
  { ids, category_ids, is_in }: CallChecked<'POST /seller/goods_categories/assign'>,
): Promise<{ changed: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  const asked = [...new Set(ids)];
  const chosen = [...new Set(category_ids)];
  return transact(ctx, async (ctx) => {
    await assertOwnCategories(ctx, shopId, chosen, 'category_ids');
    const found = await lockInCategories(ctx.db, shopId, asked);
    if (found.length < asked.length) throw new Refusal('common.not_found', {}, { field: 'ids' });
    recordNothing(ctx); // when all of them are as they should be
    let changed = 0;
    for (const { id, categoryIds } of found) {
      const kept = categoryIds.filter((one) => !chosen.includes(one));
      const next = is_in ? [...new Set([...categoryIds, ...chosen])] : kept;
      if (next.length === categoryIds.length) continue;
      await setCategories(ctx.db, id, next, ctx.clock.now());
      await recordChange(ctx, {
        subject: 'goods',
        id,
        before: { shop_category_ids: categoryIds },
        after: { shop_category_ids: next },
      });
      await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId });
      changed += 1;
    }
    return { changed };
  });
}
