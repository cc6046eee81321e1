export { useShopsLookup } from './queries.ts';
export { ShopFilter } from './ShopFilter.tsx';
