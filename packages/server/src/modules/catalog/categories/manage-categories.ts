/** The category tree as the platform looks after it. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addCategory } from './add-category.ts';
import {
  type CategoryRecord,
  countGoodsByCategory,
  hasChildren,
  hasGoods,
  listCategoryRows,
  lockCategory,
  lockChildren,
  nextPosition,
  removeCategory,
  updateCategory,
} from './category.queries.ts';

type Listed = CallOut<'GET /platform/categories/list'>;
type Input = CallChecked<'POST /platform/categories/save'>;

const deepest = 3;

export async function listPlatformCategories({ db }: Context): Promise<Listed> {
  const rows = await listCategoryRows(db);
  const own = await countGoodsByCategory(db);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const goodsIn = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + goodsIn(child.id), own.get(id) ?? 0);
  return {
    rows: rows.map((row) => ({ ...shown(row), id: row.id, version: row.version, goods: goodsIn(row.id) })),
  };
}

/** A new one stands behind the others below its parent. One that is there stays where it is. */
export function saveCategory(
  ctx: Context,
  { id, version, parent_id, ...input }: Input,
): Promise<{ id: number }> {
  const fields = { nameZh: input.name, nameEn: input.name_en, image: input.image };
  return transact(ctx, async (ctx) => {
    if (id === undefined) return { id: await addBelow(ctx, parent_id, fields) };
    const before = await requireCategory(ctx, id);
    await assertVersion(ctx, version, { ...before, subject: 'category' }, async () =>
      (await listPlatformCategories(ctx)).rows.find((row) => row.id === id),
    );
    await updateCategory(ctx.db, id, { ...fields, version: before.version + 1 });
    const isRenamed = before.nameZh !== fields.nameZh || before.nameEn !== fields.nameEn;
    if (isRenamed) await emit(ctx, 'catalog.category_renamed', { categoryId: id });
    await recordChange(ctx, {
      subject: 'category',
      id,
      before: shown(before),
      after: shown({ ...before, ...fields }),
    });
    return { id };
  });
}

/** Adds it behind the others below its parent, or at the top. */
export async function addBelow(
  ctx: Context,
  parentId: number | null,
  fields: Pick<CategoryRecord, 'nameZh' | 'nameEn' | 'image'>,
): Promise<number> {
  if (parentId !== null) {
    const parent = await requireCategory(ctx, parentId);
    if (parent.level >= deepest) throw new Refusal('catalog.category_too_deep', {}, { field: 'parent_id' });
    if (await hasGoods(ctx.db, parentId)) {
      throw new Refusal('catalog.category_has_goods', {}, { field: 'parent_id' });
    }
  }
  const position = await nextPosition(ctx.db, parentId);
  const added = await addCategory(ctx, { ...fields, parentId, position });
  await recordChange(ctx, {
    subject: 'category',
    id: added,
    before: null,
    after: shown({ ...fields, parentId }),
  });
  return added;
}

/** All children of the parent must be named: a caller who missed one that was added meanwhile is refused. */
export function orderCategories(
  ctx: Context,
  { parent_id, ids }: CallChecked<'POST /platform/categories/order'>,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const before = (await lockChildren(ctx.db, parent_id)).map((row) => row.id);
    const isWhole = new Set(ids).size === ids.length && ids.length === before.length;
    if (!isWhole || !ids.every((id) => before.includes(id))) throw new Refusal('catalog.categories_changed');
    for (const [position, id] of ids.entries()) await updateCategory(ctx.db, id, { position });
    await recordChange(ctx, {
      subject: 'category_order',
      id: parent_id ?? 0,
      before: { ids: before },
      after: { ids },
    });
  });
}

export function deleteCategory(
  ctx: Context,
  { id }: CallChecked<'POST /platform/categories/delete'>,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const before = await requireCategory(ctx, id);
    if (await hasChildren(ctx.db, id)) throw new Refusal('catalog.category_not_empty');
    if (await hasGoods(ctx.db, id)) throw new Refusal('catalog.category_has_goods');
    await removeCategory(ctx.db, id);
    await recordChange(ctx, { subject: 'category', id, before: shown(before), after: null });
  });
}

async function requireCategory({ db }: Context, id: number): Promise<CategoryRecord> {
  const row = await lockCategory(db, id);
  if (!row) throw new Refusal('catalog.category_unknown');
  return row;
}

const shown = ({
  parentId,
  nameZh,
  nameEn,
  image,
}: Pick<CategoryRecord, 'parentId' | 'nameZh' | 'nameEn' | 'image'>) => ({
  parent_id: parentId,
  name: nameZh,
  name_en: nameEn,
  image,
});
