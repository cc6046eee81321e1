import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { showShopAnalytics } from './analytics/show-shop-analytics.ts';
import { hideFirstSteps, listShopFirstSteps } from './first-steps/first-steps.ts';
import { listShopAudit } from './list-audit.ts';

export const platformSellerRoutes = routes(calls, {
  'GET /seller/analytics/info': { verb: showShopAnalytics },
  'GET /seller/audit/list': { verb: listShopAudit },
  'GET /seller/first_steps/list': { verb: listShopFirstSteps },
  'POST /seller/first_steps/hide': { verb: hideFirstSteps },
});
