/** The public API of shops. */

export { listWaiting } from './applications/applications.queries.ts';
export { findShops, type ShopCard } from './directory/find-shops.ts';
export { goodsCountPort } from './directory/goods-count.port.ts';
export { findMarketShop } from './directory/list-shops.ts';
export { findShopProfiles, type ShopProfile } from './directory/shop-profiles.ts';
export { changeShopFollow, followShop } from './followers/follow-shop.ts';
export {
  addFollowers,
  countFollowed,
  countNewFollowers,
  listFollowedAmong,
  listFollowedIds,
  listFollowerIds,
} from './followers/follows.queries.ts';
export { type GoodsOfShop, goodsOfShopPort } from './goods-of-shop.port.ts';
export { linkShop, makeLinkCode } from './links/link-code.ts';
export { assertLinked, holdsShopRight, listLinkedShoppers } from './links/linked-shops.ts';
export { openShop } from './open-shop.ts';
export { countShops, countStaff, findShopStaffNames, listShopIdsNamed } from './shop-state.queries.ts';
export { shopsModule } from './shops.module.ts';
export { addScores, hasShops, listShops as findShopRows, type Shop as ShopRow } from './shops.queries.ts';
export { addStaff } from './staff/add-staff.ts';
export { findStaff } from './staff/shop-staff.queries.ts';
export { listStaffHolding } from './staff/shop-staff-directory.ts';
export { assertShopSells, findShopFacts, isSuspended, suspendShop } from './suspend-shop.ts';
export { markShopper, noteVisit, type Visit, VisitCounter } from './visits/visit-counter.ts';
export { countVisitorsBySource, findSource, listVisitorDays } from './visits/visits.queries.ts';
export { findShopDays, storeShopVisits } from './visits/visits.ts';
