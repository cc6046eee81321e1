/** The public API of coupons. */

/** For the demo market and tests: what shoppers and the consoles call, and what falls due. */
export { listMyCards } from './cards/own-cards.ts';
export { giveCard, receiveCoupon } from './cards/receive-coupon.ts';
export { returnCards } from './cards/return-cards.ts';
export { type CardUse, useCards } from './cards/use-cards.ts';
export { type CardQuote, type ChosenCards, quoteCards } from './choosing/quote-cards.ts';
export {
  type OrderLeft,
  type PlatformShare,
  recordRepricedUses,
  repricePlatformCard,
} from './choosing/reprice-platform-card.ts';
export { cardExpiry, cardReminders } from './coupons.jobs.ts';
export { couponsModule } from './coupons.module.ts';
export { stopCoupon } from './issuing/end-coupon.ts';
export { saveCoupon } from './issuing/save-coupon.ts';
