import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listShopAudit } from './list-audit.ts';

export const platformSellerRoutes = routes(calls, {
  'GET /seller/audit/list': { verb: listShopAudit },
});
