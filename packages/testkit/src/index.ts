/** What tests are written with. */
export { createDatabase, dropDatabase } from './databases.ts';
export { type Market, type MarketOptions, startMarket } from './market.ts';
export { refusalOf } from './refusal-of.ts';
