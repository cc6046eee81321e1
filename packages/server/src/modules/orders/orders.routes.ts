import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder, previewCancelling } from './cancelling/cancel-order.ts';
import { placeOrder } from './checkout/place-order.ts';
import { quoteOrder } from './checkout/quote-order.ts';
import { deleteOrder } from './lifecycle/delete-order.ts';
import { extendReceipt, receiveOrder } from './lifecycle/receive-order.ts';
import { listOrders } from './list-orders.ts';
import { showLogistics, showOrder } from './show-order.ts';
import { listBoughtGoods } from './sources/sales-of-posts.ts';

export const ordersRoutes = routes(calls, {
  'POST /wanlshop/order/quote': { verb: quoteOrder },
  'POST /wanlshop/order/create': { verb: placeOrder },
  'GET /wanlshop/order/list': { verb: listOrders },
  'GET /wanlshop/order/details': { verb: showOrder },
  'GET /wanlshop/order/logistics': { verb: showLogistics },
  'GET /wanlshop/order/cancelpreview': { verb: previewCancelling },
  'POST /wanlshop/order/cancel': { verb: cancelOrder },
  'POST /wanlshop/order/receive': { verb: receiveOrder },
  'POST /wanlshop/order/extend': { verb: extendReceipt },
  'POST /wanlshop/order/delete': { verb: deleteOrder },
  'GET /wanlshop/order/bought': { verb: listBoughtGoods },
  'POST /wanlshop/order/again': { verb: buyAgain },
});
