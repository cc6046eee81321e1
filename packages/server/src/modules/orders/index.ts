/** The public API of orders. */

import { interval } from '../../kernel/background/interval.ts';
import type { Module } from '../../kernel/module.ts';
import { hasOrderedPort } from '../content/index.ts';
import { boughtGoodsPort, salesOfPostsPort } from '../discovery/index.ts';
import { livePurchasesPort } from '../live/index.ts';
import {
  countBuyers,
  countSellingShops,
  listCohorts,
  listGoodsSales,
  listSalesDays,
  listSalesParts,
  listShopSales,
  selectBuyerSteps,
} from './figures/sales-days.queries.ts';
import { freshenSalesDays } from './figures/sales-days.ts';
import { ordersPlatformRoutes } from './market/orders.platform.routes.ts';
import { hasPaidOrder } from './order.queries.ts';
import { ordersListeners } from './orders.events.ts';
import { ordersJobs } from './orders.jobs.ts';
import { ordersMessages } from './orders.messages.ts';
import { ordersRoutes } from './orders.routes.ts';
import { ordersSellerRoutes } from './orders.seller.routes.ts';
import { exportOrdersWork } from './reports/export-orders.task.ts';
import {
  countPlaced,
  listBestShops,
  listPaidSteps,
  listPlacedSteps,
  selectGoodsSales,
  sumPaid,
  sumSalesByShop,
  sumShopSales,
} from './reports/market-sales.queries.ts';
import { orderTableMessages } from './reports/order-table.messages.ts';
import { findBoughtGoods, purchasesOfLives, salesOfPosts } from './sources/sales-of-posts.ts';

export {
  type AfterSaleOrder,
  endHold,
  findAfterSale,
  findAfterSales,
  holdForRefund,
} from './after-sale/after-sale-order.ts';
export { type GivingBack, giveBack } from './after-sale/give-back.ts';
export { listLeaving } from './after-sale/line-after-sale.rules.ts';
export { type LineRefund, type LineRefundsPort, lineRefundsPort } from './after-sale/line-refunds.ts';
export {
  computeFreightLeft,
  computeMost,
  countPiecesLeft,
  countWithBuyer,
  joinsFreight,
  planRefund,
  type RefundPlan,
  type RefundTerms,
} from './after-sale/refund-plan.rules.ts';
export { checkRefundable, isAnythingLeft, type NotRefundable } from './after-sale/refundable.rules.ts';
export { cancelOrder } from './cancelling/cancel-order.ts';
export { placeOrder } from './checkout/place-order.ts';
export { quoteOrder } from './checkout/quote-order.ts';
export { countOrders } from './count-orders.ts';
export { computeGoodsKept, computeGoodsPaid } from './lifecycle/goods-paid.rules.ts';
export { tradePayable } from './lifecycle/pay-trade.ts';
export { receiveOrder } from './lifecycle/receive-order.ts';
export { failOrders, formOrders } from './lifecycle/release-waiting.ts';
export { listUnreviewedLines, markReviewed, showReviewed } from './lifecycle/review-lines.ts';
export { listOrders } from './list-orders.ts';
export type { OrderRecord } from './order.queries.ts';
export { findOrderHeads, type OrderHead } from './order-heads.ts';
export { incomeRelease } from './orders.jobs.ts';
export { getTitle } from './orders.present.ts';
export {
  type KindOffer,
  type KindOutcome,
  type KindPlacement,
  type KindRequest,
  type KindStep,
  type KindView,
  type PurchaseKindPort,
  purchaseKindPort,
} from './purchase-kinds.ts';
export {
  type BoughtOrder,
  hasOrdered,
  listBoughtInShop,
  selectBuyers,
  sumBoughtInShop,
} from './reports/customers.queries.ts';
export { sumHeldMoney } from './reports/held-money.queries.ts';
export { countPaidSince } from './reports/paid-orders.queries.ts';
export {
  findLineTitles,
  findOrderAmounts,
  findOrderLines,
  findReferredOrders,
  type NamedLine,
  type OrderAmounts,
  type ReferredOrder,
  selectNumbersAbout,
  selectNumbersBought,
  sumOrderAmounts,
} from './reports/referred-orders.ts';
export { listPendingDays, sumIncomeToCome } from './reports/shop-income.queries.ts';
export { type ShopTodo, shopTodoPort } from './reports/shop-todo.port.ts';
export { listOpenOrders } from './shop/list-open-orders.ts';
export { shipOrder } from './shop/ship-order.ts';
export { showLogistics, showOrder } from './show-order.ts';

/** How the market sells, for its operator. */
export const marketSales = {
  sumPaid,
  countPlaced,
  listPaidSteps,
  listPlacedSteps,
  listBestShops,
  sumSalesByShop,
  selectGoodsSales,
  sumShopSales,
};

/** What was sold by day, summed up: `freshen` before it is read. */
export const salesFigures = {
  freshen: freshenSalesDays,
  listDays: listSalesDays,
  listParts: listSalesParts,
  listGoods: listGoodsSales,
  listShops: listShopSales,
  listCohorts,
  countBuyers,
  countSellingShops,
  selectBuyerSteps,
};

/** Reading sums up what is stale as well: this keeps it little. */
const freshenSeconds = 30;

export const orders: Module = {
  name: 'orders',
  routes: [...ordersRoutes, ...ordersSellerRoutes, ...ordersPlatformRoutes],
  jobs: ordersJobs,
  listeners: ordersListeners,
  tasks: [exportOrdersWork],
  messages: { ...ordersMessages, ...orderTableMessages },
  ports(ports) {
    ports.provide(hasOrderedPort, hasPaidOrder);
    ports.provide(salesOfPostsPort, salesOfPosts);
    ports.provide(boughtGoodsPort, findBoughtGoods);
    ports.provide(livePurchasesPort, purchasesOfLives);
  },
  ...interval('summing up what was sold by day', freshenSeconds, freshenSalesDays),
};
