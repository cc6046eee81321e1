/** The door of coupons. */
export { couponsModule } from './coupons.module.ts';
/** For the demo market and tests: what shoppers and the consoles call, and what falls due. */
export { expireCards, remindHolders } from './end-cards.ts';
export { stopCoupon } from './end-coupon.ts';
export { type CardQuote, type ChosenCards, quoteCards } from './quote-cards.ts';
export { receiveCoupon } from './receive-coupon.ts';
export {
  type OrderLeft,
  type PlatformShare,
  recordRepricedUses,
  repricePlatformCard,
} from './reprice-platform-card.ts';
export { returnCards } from './return-cards.ts';
export { saveCoupon } from './save-coupon.ts';
export { type CardUse, useCards } from './use-cards.ts';
