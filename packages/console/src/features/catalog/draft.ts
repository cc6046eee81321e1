/** A goods while it is edited, and the way from and to the contract's views. */
import type { CallIn, CallOut } from '@chengji/contract';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import { toEnglishMap } from './english.ts';
import { blankSku, fitSkus, isPriced, type SkuDraft, type Spec } from './sku-matrix.ts';

export type SellerGoods = CallOut<'GET /seller/goods/details'>;
export type GoodsInput = CallIn<'POST /seller/goods/save'>;
export type Ratio = SellerGoods['ratio'];
export type Param = { name: string; value: string };

export type Draft = {
  title: string;
  titleEn: string;
  categoryId: number | null;
  images: string[];
  ratio: Ratio;
  specs: Spec[];
  skus: SkuDraft[];
  tags: string[];
  params: Param[];
  /** English of the words of specs, tags and params, by the Chinese. */
  english: Record<string, string>;
  content: string;
  contentEn: string;
  freightTemplateId: number | null;
  /** `timed` is off sale until its start. */
  state: SellerGoods['state'] | 'timed';
  saleStartsAt: number | null;
  saleEndsAt: number | null;
  mostPerOrder: number | null;
  mostPerBuyer: number | null;
  lowStock: number | null;
  shopCategoryIds: number[];
};

export const ratios: readonly Ratio[] = ['1:1', '4:5', '3:4', '5:4'];
export const mostImages = 9;
export const mostTags = 3;
export const mostParams = 40;

export const emptyDraft = (): Draft => ({
  title: '',
  titleEn: '',
  categoryId: null,
  images: [],
  ratio: '1:1',
  specs: [],
  skus: [blankSku([])],
  tags: [],
  params: [],
  english: {},
  content: '',
  contentEn: '',
  freightTemplateId: null,
  state: 'on',
  saleStartsAt: null,
  saleEndsAt: null,
  mostPerOrder: null,
  mostPerBuyer: null,
  lowStock: null,
  shopCategoryIds: [],
});

const toSkuDraft = (sku: SellerGoods['skus'][number]): SkuDraft => ({
  id: sku.id,
  values: sku.values,
  price: sku.price,
  wasPrice: sku.was_price ?? '',
  stock: sku.stock,
  stockWas: sku.stock,
  code: sku.code,
  image: sku.image,
  weightGrams: sku.weight_grams,
  isOff: !sku.is_on,
});

/** A combination the goods does not have comes as a sku that is off. */
export function toDraft(goods: SellerGoods): Draft {
  const skus = fitSkus(goods.specs, goods.skus.map(toSkuDraft)).map((sku) =>
    sku.id === undefined ? { ...sku, isOff: true } : sku,
  );
  return {
    title: goods.title,
    titleEn: goods.title_en,
    categoryId: goods.category_id,
    images: goods.images,
    ratio: goods.ratio,
    specs: goods.specs,
    skus,
    tags: goods.tags,
    params: goods.params,
    english: goods.english,
    content: goods.content,
    contentEn: goods.content_en,
    freightTemplateId: goods.freight_template_id,
    state: goods.state === 'off' && goods.sale_starts_at !== null ? 'timed' : goods.state,
    saleStartsAt: goods.sale_starts_at,
    saleEndsAt: goods.sale_ends_at,
    mostPerOrder: goods.most_per_order,
    mostPerBuyer: goods.most_per_buyer,
    lowStock: goods.low_stock,
    shopCategoryIds: goods.shop_category_ids,
  };
}

/** What is off is kept where the market knows it, or where it has a price to be kept. */
export const isSaved = (sku: SkuDraft): boolean => !sku.isOff || sku.id !== undefined || isPriced(sku);

/** A value that no sku has is left out: the market holds specs and skus to each other exactly. */
const specsSaved = (specs: readonly Spec[], saved: readonly SkuDraft[]): Spec[] =>
  specs
    .filter((spec) => spec.values.length > 0)
    .map(({ name, values, images }, at) => {
      const isUsed = values.map((value) => saved.some((sku) => sku.values[at] === value));
      const shown = images.filter((_, place) => isUsed[place]);
      return {
        name: name.trim(),
        values: values.filter((_, place) => isUsed[place]).map((value) => value.trim()),
        images: shown.some(Boolean) ? shown : [],
      };
    });

/** What is sent; only for a draft whose checks are passed. */
export function toInput(draft: Draft, id: number | undefined): GoodsInput {
  const saved = draft.skus.filter(isSaved);
  return {
    ...(id === undefined ? {} : { id }),
    title: draft.title.trim(),
    title_en: draft.titleEn.trim(),
    category_id: draft.categoryId ?? 0,
    images: draft.images,
    ratio: draft.ratio,
    specs: specsSaved(draft.specs, saved),
    skus: saved.map((sku) => ({
      ...(sku.id === undefined ? {} : { id: sku.id }),
      values: sku.values.map((value) => value.trim()),
      price: parseMoneyInput(sku.price) ?? '',
      was_price: parseMoneyInput(sku.wasPrice) ?? null,
      stock: sku.stock ?? 0,
      ...(sku.id === undefined || sku.stockWas === undefined ? {} : { stock_was: sku.stockWas }),
      code: sku.code.trim(),
      image: sku.image,
      weight_grams: sku.weightGrams,
      is_on: !sku.isOff,
    })),
    tags: draft.tags,
    params: draft.params
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== '' && value !== ''),
    english: toEnglishMap(draft),
    content: draft.content,
    content_en: draft.contentEn,
    freight_template_id: draft.freightTemplateId ?? 0,
    state: draft.state === 'on' ? 'on' : 'off',
    sale_starts_at: draft.state === 'timed' ? draft.saleStartsAt : null,
    sale_ends_at: draft.saleEndsAt,
    most_per_order: draft.mostPerOrder,
    most_per_buyer: draft.mostPerBuyer,
    low_stock: draft.lowStock,
    shop_category_ids: draft.shopCategoryIds,
  };
}
