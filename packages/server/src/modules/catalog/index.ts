/** The public API of catalog. */

export { catalogModule } from './catalog.module.ts';
export { addCategory, type NewCategory } from './categories/add-category.ts';
export { findCategoryPath, hasCategories, listLeaves } from './categories/category.queries.ts';
export { listBestCategories } from './categories/category-sales.queries.ts';
export { findCategoryPaths } from './categories/category-tree.ts';
export { listGoodsViews } from './figures/goods-visits.queries.ts';
export { type Grade, toGrade } from './figures/review-figures.rules.ts';
export { findReviewFigures, recordReply, recordReviewFigures } from './figures/review-figures.ts';
export { listShopFigures, type ShopFigures } from './figures/shop-figures.ts';
export { findGoodsCards, findGoodsRows, type GoodsCard } from './goods/find-goods-rows.ts';
export { type FreightPort, freightPort } from './goods/freight.port.ts';
export { getGoods } from './goods/get-goods.ts';
export {
  countGoodsByTemplate,
  countGoodsOfShops,
  countSoldOut,
  findSkusForSale,
  hasGoodsOfShop,
  hasGoodsOnSale,
  type SkuForSale,
} from './goods/goods.queries.ts';
export type { ReviewHead } from './goods/goods.types.ts';
export {
  findGoodsCategories,
  findGoodsOffered,
  findTopCategories,
  type GoodsOffered,
  listSkuPrices,
  listTopCategories,
  listTopCategoryIds,
} from './goods/goods-offered.queries.ts';
export { listOfferedGoods } from './goods/list-offered-goods.ts';
export { listCategoryNames, listGoodsNames } from './goods/offer-scope.queries.ts';
export { type CouponOffers, campaignMarksPort, campaignPort, couponOffersPort } from './goods/offers.port.ts';
export { getSkuValues } from './goods/translation.rules.ts';
export { findGoodsFacts, type GoodsFacts } from './goods-oversight/goods-facts.queries.ts';
export { allowGoods, takeGoodsDown } from './goods-oversight/take-goods-down.ts';
export { listLookedAt, listSeenInShop } from './saved/footprint.queries.ts';
export { addFavourites, collectGoods } from './saved/save-favourites.ts';
export { emptyPicture, toEmptyPicture } from './seller-goods/empty-picture.ts';
export { getSellerGoods } from './seller-goods/list-seller-goods.ts';
export { countShopGoods, listShopGoodsAfter, type ShopGoodsFilter } from './seller-goods/list-shop-goods.ts';
/** For imports, the demo market and tests: what the shop's console calls. */
export { findContentLosses, sanitizeContent } from './seller-goods/sanitize-content.ts';
export { assertLeafCategory, saveGoods, storeGoods } from './seller-goods/save-goods.ts';
export { claimStock, countSold, returnStock, type StockItem } from './stock/stock.ts';
