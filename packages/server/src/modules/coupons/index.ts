/** The door of coupons. */
export { couponsModule } from './coupons.module.ts';
export { type CardQuote, type ChosenCards, quoteCards } from './quote-cards.ts';
/** For the demo market and tests: what shoppers and the consoles call. */
export { receiveCoupon } from './receive-coupon.ts';
export { returnCards } from './return-cards.ts';
export { saveCoupon } from './save-coupon.ts';
export { type CardUse, useCards } from './use-cards.ts';
