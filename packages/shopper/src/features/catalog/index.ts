/** The door of catalog. */
export { clearSearchHistory } from './search/search-history.ts';
