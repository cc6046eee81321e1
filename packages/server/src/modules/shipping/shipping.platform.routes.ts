import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import {
  listPlatformCarriers,
  listPlatformRegions,
  saveAddedCarrier,
  saveCarrier,
  saveRegion,
} from './delivery-area/close-delivery.ts';
import { listProvinces } from './list-seller-choices.ts';

export const shippingPlatformRoutes = routes(calls, {
  'GET /platform/carriers/list': { verb: listPlatformCarriers },
  'POST /platform/carriers/save': { verb: saveCarrier },
  'POST /platform/carriers/add': { verb: saveAddedCarrier },
  'GET /platform/provinces/list': { verb: async () => listProvinces() },
  'GET /platform/regions/list': { verb: listPlatformRegions },
  'POST /platform/regions/save': { verb: saveRegion },
});
