import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { showContact } from '../shop/show-contact.ts';
import { listOrdersOfMarket } from './list-market-orders.ts';
import { getMarketOrder, showMarketOrder } from './show-market-order.ts';

export const ordersPlatformRoutes = routes(calls, {
  'GET /platform/orders/list': { verb: listOrdersOfMarket },
  'GET /platform/orders/details': { verb: showMarketOrder },
  'POST /platform/orders/contact': { verb: showContact(getMarketOrder) },
});
