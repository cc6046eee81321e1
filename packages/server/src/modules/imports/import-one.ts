import { calls } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { withSavepoint } from '../../kernel/db/savepoint.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findContentLosses, getSellerGoods, sanitizeContent, storeGoods } from '../catalog/index.ts';
import type { ImportGoods, Outcome } from './imports.queries.ts';
import type { ImportChoices } from './imports.tables.ts';
import { fillForm, type GoodsForm, isUnchanged, type Pictures } from './table/goods-form.rules.ts';
import { type Note, note } from './table/note.rules.ts';
import { type Product, readProduct } from './table/product.rules.ts';

export type Choices = Omit<ImportChoices, 'pictures'> & {
  isTrial: boolean;
  pictures: Pictures;
  emptyPicture: string;
};

const schema = calls['POST /seller/goods/save'].in;

const refused = (...notes: Note[]): Outcome => ({ outcome: 'refused', goodsId: null, notes });

/** Saves one goods as its shop would by hand; what that would refuse is refused here, and noted. */
export async function importOne(
  ctx: Context,
  goods: ImportGoods,
  knownId: number | null,
  choices: Choices,
): Promise<Outcome> {
  if (goods.handle === null) return refused(note(goods.line, 'imports.no_handle'));
  const product = readProduct(goods.rows);
  if ('error' in product) return refused(product.error);
  const known = knownId === null ? null : await getSellerGoods(ctx, { id: knownId });
  const { form, notes } = fillForm(
    sanitized(product),
    known,
    {
      categoryId: getCategory(goods, choices),
      templateId: choices.templateId,
      emptyPicture: choices.emptyPicture,
    },
    choices.pictures,
  );
  if (known && isUnchanged(form, known)) return { outcome: 'unchanged', goodsId: known.id, notes };
  try {
    const goodsId = await save(ctx, known ? { ...form, version: known.version } : form, choices.isTrial);
    return { outcome: known ? 'changed' : 'created', goodsId: known?.id ?? goodsId, notes };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused({ line: goods.line, key: error.key, params: error.params }, ...notes);
  }
}

function sanitized(product: Product): Product {
  const { line, body, notes } = product;
  const { pictures, formatting } = findContentLosses(body);
  return {
    ...product,
    body: sanitizeContent(body),
    notes: [
      ...notes,
      ...(pictures ? [note(line, 'imports.description_pictures')] : []),
      ...(formatting ? [note(line, 'imports.description_simplified')] : []),
    ],
  };
}

const getCategory = ({ type }: ImportGoods, { categories, categoryId }: Choices): number =>
  Object.hasOwn(categories, type) ? (categories[type] ?? categoryId) : categoryId;

/** Thrown to undo what a trial saved. */
class OnlyTried extends Error {}

/** Answers the id; null when it was only tried. */
async function save(ctx: Context, form: GoodsForm, isTrial: boolean): Promise<number | null> {
  const checked = schema.safeParse(form);
  if (!checked.success) {
    const field = checked.error.issues[0]?.path.join('.') ?? '';
    throw new Refusal('common.invalid_input', { field });
  }
  try {
    return await withSavepoint(ctx, async (ctx) => {
      const id = await storeGoods(ctx, checked.data);
      if (isTrial) throw new OnlyTried();
      return id;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return null;
    throw error;
  }
}
