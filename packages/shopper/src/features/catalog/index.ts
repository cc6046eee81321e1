/** The door of catalog. */
export { clearSearchHistory } from './search-history.ts';
