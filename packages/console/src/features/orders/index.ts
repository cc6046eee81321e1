export { OrderGoods } from './components/OrderGoods.tsx';
export { OrderStatus } from './components/OrderStatus.tsx';
export { useNewestOrders, useOrdersLookup } from './queries.ts';
