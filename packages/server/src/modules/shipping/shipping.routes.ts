import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { listRegions } from './list-regions.ts';
import { saveAddress } from './save-address.ts';

export const shippingRoutes = routes(calls, {
  'GET /wanlshop/address/list': { verb: listAddresses },
  'POST /wanlshop/address/save': { verb: saveAddress },
  'POST /wanlshop/address/delete': { verb: deleteAddress },
  'GET /wanlshop/address/regions': { verb: listRegions },
});
