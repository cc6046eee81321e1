import { useCatalogText } from '../catalog-text.ts';
import { categoryName } from '../category-path.ts';
import type { GoodsInput, SellerGoods } from '../draft.ts';
import { useCategories, useFreightTemplates, useSaveGoods } from '../queries.ts';

type Sku = GoodsInput['skus'][number];
type Pairs = readonly { name: string; value: string }[];

/** Stock is sent as a difference to what was seen, which others' sales and saves do not contradict. */
const stockChange = ({ stock, stock_was = 0 }: Sku): number => Number(stock) - Number(stock_was);
const countedSku = ({ stock: _, stock_was: __, ...sku }: Sku, stock: number) => ({ ...sku, stock });
const countedSkus = (skus: readonly Sku[]) => skus.map((sku) => countedSku(sku, stockChange(sku)));

/** Saves a goods from what was read of it. */
export function useSavingGoods(goods: SellerGoods | undefined, began: number | null) {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  const templates = useFreightTemplates().data?.rows ?? [];
  const skuLine = (sku: Sku) =>
    [
      ...(sku.image ? [sku.image] : []),
      sku.values.join(' / ') || text('single'),
      `¥${sku.price}`,
      ...(sku.was_price ? [`${text('wasPriceColumn')} ¥${sku.was_price}`] : []),
      `${text('stockColumn')} ${sku.stock}`,
      ...(sku.code ? [sku.code] : []),
      ...(sku.weight_grams ? [`${sku.weight_grams} g`] : []),
      ...(sku.is_on === false ? [text('skuOff')] : []),
    ].join(' · ');
  const pairLines = (pairs: Pairs) => pairs.map(({ name, value }) => `${name}: ${value}`);
  return useSaveGoods(goods, began, {
    title: text('title'),
    title_en: text('titleEn'),
    category_id: { label: text('category'), show: (id: number) => categoryName(tree, id) ?? String(id) },
    tags: text('tags'),
    images: text('pictures'),
    ratio: text('ratio'),
    skus: {
      label: text('specs'),
      with: ['specs'],
      counts: countedSkus,
      show: (skus: readonly Sku[]) => skus.map(skuLine),
    },
    freight_template_id: {
      label: text('freight'),
      show: (id: number) => templates.flatMap((one) => (one.id === id ? one.name : [])),
    },
    params: { label: text('params'), show: pairLines },
    english: {
      label: text('english'),
      show: (words: Record<string, string>) =>
        pairLines(Object.entries(words).map(([name, value]) => ({ name, value }))),
    },
    content: text('details'),
    content_en: `${text('details')} · ${text('detailsEn')}`,
    state: {
      label: text('publishing'),
      show: (state: SellerGoods['state']) => text(state === 'on' ? 'stateOn' : 'stateOff'),
    },
  });
}
