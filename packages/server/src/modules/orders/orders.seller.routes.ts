import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { exportOrders } from './reports/export-orders.task.ts';
import { showDashboard } from './reports/show-dashboard.ts';
import { listOrdersOfShop } from './shop/list-shop-orders.ts';
import { shipMany } from './shop/ship-many.ts';
import { shipOrder } from './shop/ship-order.ts';
import { showContact } from './shop/show-contact.ts';
import { showShopOrder } from './shop/show-shop-order.ts';

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
