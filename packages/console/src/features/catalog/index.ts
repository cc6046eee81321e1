export { useGoodsLookup } from './queries.ts';
