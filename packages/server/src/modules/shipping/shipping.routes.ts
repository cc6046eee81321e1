import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { deleteAddress } from './addresses/delete-address.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { saveAddress } from './addresses/save-address.ts';
import { regions } from './delivery-area/region.rules.ts';
import { showDelivery } from './freight/show-delivery.ts';

export const shippingRoutes = routes(calls, {
  'GET /wanlshop/address/list': { verb: listAddresses },
  'POST /wanlshop/address/save': { verb: saveAddress },
  'POST /wanlshop/address/delete': { verb: deleteAddress },
  'GET /wanlshop/goods/delivery': { verb: showDelivery },
  'GET /wanlshop/address/regions': { verb: async () => ({ rows: [...regions] }) },
});
