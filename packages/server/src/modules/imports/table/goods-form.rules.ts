/** What a shop would fill in by hand for a goods of the table, over what it says today. */
import type { CallIn, CallOut } from '@chengji/contract';
import { type Note, note } from './note.rules.ts';
import type { Product, ProductSku } from './product.rules.ts';

export type GoodsForm = CallIn<'POST /seller/goods/save'>;
export type KnownGoods = CallOut<'GET /seller/goods/details'>;

export type FormChoices = { categoryId: number; templateId: number; emptyPicture: string };

/** Where a picture is kept by its source; null where it could not be fetched. */
export type Pictures = ReadonlyMap<string, string | null>;

const han = /\p{Script=Han}/u;

export function fillForm(
  product: Product,
  known: KnownGoods | null,
  choices: FormChoices,
  pictures: Pictures,
): { form: GoodsForm; notes: Note[] } {
  const images = product.pictures.flatMap(({ source }) => pictures.get(source) ?? []);
  const shown = images.length > 0 ? images : (known?.images ?? [choices.emptyPicture]);
  const hasPicture = shown.some((image) => image !== choices.emptyPicture);
  const skus = product.skus.map((sku) => skuIn(sku, known, pictures));
  const form: GoodsForm = {
    ...(known
      ? { id: known.id, content_en: known.content_en, params: known.params, ratio: known.ratio }
      : {}),
    title: product.title,
    title_en: known?.title_en || (han.test(product.title) ? '' : product.title),
    category_id: choices.categoryId,
    images: shown,
    specs: product.specs.map((spec) => withImages(spec, known)),
    skus,
    tags: product.tags,
    content: product.body,
    freight_template_id: choices.templateId,
    state: product.isPublished && hasPicture && skus.some(({ is_on }) => is_on) ? 'on' : 'off',
  };
  const notes = [
    ...product.notes,
    ...listSources(product)
      .filter(({ source }) => !pictures.get(source))
      .map(({ line, source }) =>
        note(line, pictures.has(source) ? 'imports.picture_failed' : 'imports.picture_missing', {
          picture: toName(source),
        }),
      ),
    ...(hasPicture ? [] : [note(product.line, 'imports.no_picture')]),
    ...product.skus
      .filter(({ stock }) => stock === null)
      .slice(0, 1)
      .map(({ line }) => note(line, 'imports.stock_unknown')),
  ];
  return { form, notes };
}

const longestName = 80;
/** Its end, where it is too long to be said: what tells one picture of a shop from another. */
const toName = (source: string): string =>
  source.length <= longestName ? source : `…${source.slice(1 - longestName)}`;

/** Its pictures and those of its skus, each once, at the first line that names it. */
function listSources({ pictures, skus }: Product): Product['pictures'] {
  const all = [
    ...pictures,
    ...skus.flatMap(({ line, picture }) => (picture ? [{ line, source: picture }] : [])),
  ];
  return [...new Map(all.toReversed().map((one) => [one.source, one])).values()].toReversed();
}

/** A table knows no pictures of values: those of today stay. */
function withImages(spec: Product['specs'][number], known: KnownGoods | null): KnownGoods['specs'][number] {
  const before = known?.specs.find(({ name }) => name === spec.name);
  const images = spec.values.map((value) => before?.images[before.values.indexOf(value)] ?? '');
  return { ...spec, images: images.some(Boolean) ? images : [] };
}

const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function skuIn(sku: ProductSku, known: KnownGoods | null, pictures: Pictures): GoodsForm['skus'][number] {
  const before = known?.skus.find(({ values }) => isSameChoice(values, sku.values));
  return {
    values: sku.values,
    price: sku.price,
    was_price: sku.wasPrice,
    stock: sku.stock ?? before?.stock ?? 0,
    code: sku.code,
    image: pictures.get(sku.picture) ?? before?.image ?? '',
    weight_grams: sku.grams,
    is_on: sku.isOn ?? before?.is_on ?? true,
  };
}

const comparable = (goods: KnownGoods | GoodsForm) => [
  ...[goods.title, goods.title_en, goods.category_id, goods.images, goods.specs, goods.tags],
  ...[goods.content, goods.freight_template_id, goods.state],
  goods.skus.map(({ values, price, was_price, stock, code, image, weight_grams, is_on }) => [
    ...[values, price, was_price, stock, code, image, weight_grams, is_on],
  ]),
];

/** Whether saving the form would change nothing; its description must be sanitised already. */
export const isUnchanged = (form: GoodsForm, known: KnownGoods): boolean =>
  JSON.stringify(comparable(form)) === JSON.stringify(comparable(known));
