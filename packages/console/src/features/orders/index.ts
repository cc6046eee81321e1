export { useDashboard, useOrdersLookup } from './queries.ts';
