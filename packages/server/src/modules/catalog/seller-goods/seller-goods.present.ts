import type { CallOut, Language } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { presentMaybeCents } from '../goods/goods.present.ts';
import type { CampaignMark } from '../goods/offers.port.ts';
import type { Sale } from '../sale-times/sale-times.rules.ts';
import type { GoodsListRecord, SellerGoodsWhole, SkuRecord } from './seller-goods.queries.ts';

type Row = CallOut<'GET /seller/goods/list'>['rows'][number];
type MarketRow = CallOut<'GET /platform/goods/list'>['rows'][number];
type Whole = CallOut<'GET /seller/goods/details'>;

const toState = ({ isOnSale }: { isOnSale: boolean }): 'on' | 'off' => (isOnSale ? 'on' : 'off');

const presentSaleTimes = ({ saleStartsAt, saleEndsAt }: Sale) => ({
  sale_starts_at: toUnixSecondsOrNull(saleStartsAt),
  sale_ends_at: toUnixSecondsOrNull(saleEndsAt),
});

/** What every list of goods for staff shows of one. */
const presentRow = (row: GoodsListRecord, language: Language) => ({
  id: row.id,
  title: row.title,
  title_en: row.titleEn,
  image: row.image,
  category: localized(language, row.categoryZh, row.categoryEn),
  price_min: toMoneyText(row.priceCents),
  price_max: toMoneyText(row.priceMaxCents),
  stock: row.stock,
  sold: row.sold,
  state: toState(row),
  taken_down: row.takenDownReason,
  updated_at: toUnixSeconds(row.updatedAt),
});

export const presentSellerRow = (
  row: GoodsListRecord,
  campaign: CampaignMark | undefined,
  language: Language,
): Row => ({
  ...presentRow(row, language),
  skus: row.skus,
  low_skus: row.lowSkus,
  low_stock: row.lowStock,
  ...presentSaleTimes(row),
  shop_categories: row.shopCategoryIds,
  campaign: campaign ?? null,
});

export const presentMarketRow = (row: GoodsListRecord, language: Language): MarketRow => ({
  ...presentRow(row, language),
  shop: { id: row.shopId, name: localized(language, row.shopNameZh, row.shopNameEn) },
});

export const presentSellerGoods = (row: SellerGoodsWhole, skus: readonly SkuRecord[]): Whole => ({
  id: row.id,
  version: row.version,
  title: row.title,
  title_en: row.titleEn,
  category_id: row.categoryId,
  images: row.images,
  ratio: row.ratio,
  specs: row.specs.map(({ images = [], ...spec }) => ({ ...spec, images })),
  skus: skus.map((sku) => ({
    id: sku.id,
    values: sku.values,
    price: toMoneyText(sku.priceCents),
    was_price: presentMaybeCents(sku.wasPriceCents),
    stock: sku.stock,
    code: sku.code,
    image: sku.image,
    weight_grams: sku.weightGrams,
    is_on: sku.isOn,
  })),
  tags: row.tags,
  params: row.params,
  english: row.english,
  content: row.content,
  content_en: row.contentEn,
  freight_template_id: row.freightTemplateId,
  state: toState(row),
  ...presentSaleTimes(row),
  most_per_order: row.mostPerOrder,
  most_per_buyer: row.mostPerBuyer,
  low_stock: row.lowStock,
  shop_category_ids: row.shopCategoryIds,
  sold: row.sold,
  updated_at: toUnixSeconds(row.updatedAt),
});
