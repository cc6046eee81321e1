/** The door of shops. */
export { addStaff } from './add-staff.ts';
export { findShops, type ShopCard } from './find-shops.ts';
export { openShop } from './open-shop.ts';
export { shopsModule } from './shops.module.ts';
export { addScores, hasShops } from './shops.queries.ts';
