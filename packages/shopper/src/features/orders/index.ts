/** Public API of orders: an order as other capabilities show it, and how its screens are refreshed. */
export { LineRow } from './components/LineRow.tsx';
export { OrderStateName } from './components/OrderStateName.tsx';
export { ShopName } from './components/ShopName.tsx';
export { refreshOrders, useOrder } from './queries.ts';
