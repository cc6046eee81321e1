import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { exportOrders } from './reports/export-orders.task.ts';
import { showDashboard } from './reports/show-dashboard.ts';
import { changeParcel } from './shop/change-parcel.ts';
import { getShopOrder } from './shop/get-shop-order.ts';
import { listOrdersOfShop } from './shop/list-shop-orders.ts';
import { flagOrders, noteOrder } from './shop/notes/mark-orders.ts';
import { deleteOrderView, listOrderViews, saveOrderView } from './shop/notes/order-views.ts';
import { changePrice } from './shop/pricing/change-price.ts';
import { closeOrder } from './shop/pricing/close-order.ts';
import { recallShipments } from './shop/recall-shipment.ts';
import { shipMany } from './shop/ship-many.ts';
import { shipOrder } from './shop/ship-order.ts';
import { shipTogether } from './shop/ship-together.ts';
import { showContact } from './shop/show-contact.ts';
import { showShopOrder } from './shop/show-shop-order.ts';

export const ordersSellerRoutes = routes(calls, {
  'GET /seller/dashboard/info': { verb: showDashboard },
  'GET /seller/orders/list': { verb: listOrdersOfShop },
  'GET /seller/orders/details': { verb: showShopOrder },
  'POST /seller/orders/contact': { verb: showContact(getShopOrder) },
  'POST /seller/orders/ship': {
    verb: async (ctx, input) => {
      await shipOrder(ctx, input);
      return showShopOrder(ctx, { id: input.order_id });
    },
  },
  'POST /seller/orders/ship_together': { verb: shipTogether },
  'POST /seller/orders/recall': { verb: recallShipments },
  'POST /seller/orders/change_parcel': { verb: changeParcel },
  'POST /seller/orders/change_price': { verb: changePrice },
  'POST /seller/orders/close': { verb: closeOrder },
  'POST /seller/orders/note': { verb: noteOrder },
  'POST /seller/orders/flag': { verb: flagOrders },
  'GET /seller/orders/views': { verb: listOrderViews },
  'POST /seller/orders/save_view': { verb: saveOrderView },
  'POST /seller/orders/delete_view': { verb: deleteOrderView },
  'POST /seller/orders/export': { verb: exportOrders },
  'POST /seller/orders/ship_many': { verb: shipMany },
});
