export { useOrderCounts, useOrdersLookup } from './queries.ts';
