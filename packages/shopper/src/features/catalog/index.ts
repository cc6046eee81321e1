/** Public API of catalog. */
export { BuySheet } from './buying/BuySheet.tsx';
export { ChangeSkuSheet } from './buying/ChangeSkuSheet.tsx';
export { clearSearchHistory } from './search/search-history.ts';
export { ForYou } from './similar/ForYou.tsx';
