export { OrderStatus } from './components/OrderStatus.tsx';
export { ShopOrdersCard } from './platform/ShopOrdersCard.tsx';
export { useMarketOrdersLookup, useOrderCounts, useOrdersLookup } from './queries.ts';
