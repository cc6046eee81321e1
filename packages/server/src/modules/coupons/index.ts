/** The door of coupons. */
export { type CardQuote, type ChosenCards, quoteCards } from './quote-cards.ts';
export { returnCards } from './return-cards.ts';
export { type CardUse, useCards } from './use-cards.ts';
