/** The door of catalog. */
export { addCategory, type NewCategory } from './add-category.ts';
export { catalogModule } from './catalog.module.ts';
export { findCategoryPath, listLeaves } from './category.queries.ts';
export { sumCategories } from './category-sales.queries.ts';
export { findCategoryPaths } from './category-tree.ts';
export { addFavourites, collectGoods } from './collect-goods.ts';
export { valuesIn } from './english.rules.ts';
export { findGoodsCards, findGoodsRows, type GoodsCard } from './find-goods-rows.ts';
export { type FreightPort, freightPort } from './freight.port.ts';
export { getGoods } from './get-goods.ts';
export { countGoodsByTemplate, countSoldOut, findSkusForSale, type SkuForSale } from './goods.queries.ts';
export type { ReviewHead } from './goods.types.ts';
export {
  findGoodsOffered,
  type GoodsOffered,
  listSkuPrices,
  listTopCategories,
} from './goods-offered.queries.ts';
export { listOfferedGoods } from './list-offered-goods.ts';
export { getSellerGoods } from './list-seller-goods.ts';
export { countShopGoods, listShopGoodsAfter, type ShopGoodsFilter } from './list-shop-goods.ts';
export { listCategoryNames, listGoodsNames } from './offer-scope.queries.ts';
export { campaignMarksPort, campaignPort, couponTagsPort } from './offers.port.ts';
export { type Grade, gradeOf } from './review-figures.rules.ts';
export { findReviewFigures, recordReply, recordReviewFigures } from './review-figures.ts';
/** For imports, the demo market and tests: what the shop's console calls. */
export { sanitizeContent } from './sanitize-content.ts';
export { assertLeafCategory, saveGoods, storeGoods } from './save-goods.ts';
export { listShopFigures, type ShopFigures } from './shop-figures.ts';
export { claimStock, countSold, returnStock, type StockItem } from './stock.ts';
