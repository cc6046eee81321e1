/** The door of shops. */
export { addStaff } from './add-staff.ts';
export { listWaiting } from './applications.queries.ts';
export { findShops, type ShopCard } from './find-shops.ts';
export { followShop } from './follow-shop.ts';
export { goodsCountPort } from './goods-count.port.ts';
export { type GoodsOfShop, goodsOfShopPort } from './goods-of-shop.port.ts';
export { findMarketShop } from './list-shops.ts';
export { openShop } from './open-shop.ts';
export { findStaff } from './shop-staff.queries.ts';
export { countShops, countStaff, findShopStaffNames } from './shop-state.queries.ts';
export { shopsModule } from './shops.module.ts';
export { addScores, hasShops } from './shops.queries.ts';
export { assertShopSells, isSuspended } from './suspend-shop.ts';
export { noteVisit, type Visit, VisitTally } from './visit-tally.ts';
export { findShopDays, storeShopVisits } from './visits.ts';
