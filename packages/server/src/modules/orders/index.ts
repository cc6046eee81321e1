/** The door of orders. */
import type { Module } from '../../kernel/module.ts';
import { exportOrdersWork } from './export-orders.task.ts';
import {
  countPlaced,
  listGoodsSales,
  listPaidSteps,
  listPlacedSteps,
  listShopSales,
  sumPaid,
  sumShopSales,
} from './market-sales.queries.ts';
import { orderTableMessages } from './order-table.messages.ts';
import { ordersJobs } from './orders.jobs.ts';
import { ordersMessages } from './orders.messages.ts';
import { ordersRoutes } from './orders.routes.ts';
import { ordersSellerRoutes } from './orders.seller.routes.ts';

export { cancelOrder } from './cancel-order.ts';
export { countOrders } from './count-orders.ts';
export { failOrders, formOrders } from './end-waiting.ts';
export { listOpenOrders } from './list-open-orders.ts';
export type { OrderRecord } from './order.queries.ts';
export { findOrderHeads, type OrderHead } from './order-heads.ts';
export { tradePayable } from './pay-trade.ts';
export { placeOrder } from './place-order.ts';
export {
  type KindAsked,
  type KindOffer,
  type KindOutcome,
  type KindPlacing,
  type KindStep,
  type KindView,
  type PurchaseKindPort,
  purchaseKindPort,
} from './purchase-kinds.ts';
export { quoteOrder } from './quote-order.ts';
export { receiveOrder } from './receive-order.ts';
export { listUnreviewedLines, markReviewed, showReviewed } from './review-lines.ts';
export { shipOrder } from './ship-order.ts';

/** How the market sells, for its operator. */
export const marketSales = {
  sumPaid,
  countPlaced,
  listPaidSteps,
  listPlacedSteps,
  listShopSales,
  listGoodsSales,
  sumShopSales,
};

export const orders: Module = {
  name: 'orders',
  routes: [...ordersRoutes, ...ordersSellerRoutes],
  jobs: ordersJobs,
  tasks: [exportOrdersWork],
  messages: { ...ordersMessages, ...orderTableMessages },
};
