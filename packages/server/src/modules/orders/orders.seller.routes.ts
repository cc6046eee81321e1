import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { exportOrders } from './export-orders.task.ts';
import { listOrdersOfShop } from './list-shop-orders.ts';
import { shipMany } from './ship-many.ts';
import { shipOrder } from './ship-order.ts';
import { showContact } from './show-contact.ts';
import { showDashboard } from './show-dashboard.ts';
import { showShopOrder } from './show-shop-order.ts';

export const ordersSellerRoutes = routes(calls, {
  'GET /seller/dashboard/info': { verb: showDashboard },
  'GET /seller/orders/list': { verb: listOrdersOfShop },
  'GET /seller/orders/details': { verb: showShopOrder },
  'POST /seller/orders/contact': { verb: showContact },
  'POST /seller/orders/ship': {
    verb: async (ctx, input) => {
      await shipOrder(ctx, input);
      return showShopOrder(ctx, { id: input.order_id });
    },
  },
  'POST /seller/orders/export': { verb: exportOrders },
  'POST /seller/orders/ship_many': { verb: shipMany },
});
