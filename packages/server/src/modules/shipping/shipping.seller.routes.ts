import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listCarriers, listFreightTemplates } from './list-seller-choices.ts';

export const shippingSellerRoutes = routes(calls, {
  'GET /seller/freight/list': { verb: listFreightTemplates },
  'GET /seller/carriers/list': { verb: listCarriers },
});
