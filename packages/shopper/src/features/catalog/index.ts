/** Public API of catalog. */
export { clearSearchHistory } from './search/search-history.ts';
