import { showMoney } from '@chengji/client-kit/money-display';
import type { ConflictFields } from '../../design/conflict/use-save.tsx';
import { useMomentText } from '../../design/values/MomentText.tsx';
import { useCatalogText } from './catalog-text.ts';
import { categoryName } from './category-path.ts';
import type { GoodsInput, SellerGoods } from './draft.ts';
import { useCategories, useFreightTemplates, useShopCategories } from './queries.ts';

type Sku = GoodsInput['skus'][number];
type Pairs = readonly { name: string; value: string }[];

/** Stock is sent as a difference to what was seen, which others' sales and saves do not contradict. */
const stockChange = ({ stock, stock_was = 0 }: Sku): number => Number(stock) - Number(stock_was);
const countedSku = ({ stock: _, stock_was: __, ...sku }: Sku, stock: number) => ({ ...sku, stock });
const countedSkus = (skus: readonly Sku[]) => skus.map((sku) => countedSku(sku, stockChange(sku)));

/** What of a goods is shown where two saves differ, and in its history. */
export function useGoodsFields() {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  const templates = useFreightTemplates().data?.rows ?? [];
  const skuLine = (sku: Sku) =>
    [
      ...(sku.image ? [sku.image] : []),
      sku.values.join(' / ') || text('single'),
      showMoney(sku.price),
      ...(sku.was_price ? [`${text('wasPriceColumn')} ${showMoney(sku.was_price)}`] : []),
      `${text('stockColumn')} ${sku.stock}`,
      ...(sku.code ? [sku.code] : []),
      ...(sku.weight_grams ? [`${sku.weight_grams} g`] : []),
      ...(sku.is_on === false ? [text('skuOff')] : []),
    ].join(' · ');
  const pairLines = (pairs: Pairs) => pairs.map(({ name, value }) => `${name}: ${value}`);
  const momentText = useMomentText();
  const shopCategories = useShopCategories().data?.rows ?? [];
  const showMoment = (at: number) => momentText(at);
  return {
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
    sale_starts_at: { label: text('saleStarts'), show: showMoment },
    sale_ends_at: { label: text('saleEnds'), show: showMoment },
    most_per_order: text('mostPerOrder'),
    most_per_buyer: text('mostPerBuyer'),
    low_stock: text('lowStockField'),
    shop_category_ids: {
      label: text('shopCategories'),
      show: (ids: readonly number[]) =>
        shopCategories.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])),
    },
  } satisfies ConflictFields;
}
