import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import {
  listPlatformCarriers,
  listPlatformRegions,
  saveCarrier,
  saveRegion,
} from './delivery-area/close-delivery.ts';

export const shippingPlatformRoutes = routes(calls, {
  'GET /platform/carriers/list': { verb: listPlatformCarriers },
  'POST /platform/carriers/save': { verb: saveCarrier },
  'GET /platform/regions/list': { verb: listPlatformRegions },
  'POST /platform/regions/save': { verb: saveRegion },
});
