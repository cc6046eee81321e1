import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { showMarketAnalytics } from './analytics/show-market-analytics.ts';
import { moveClock, showClock } from './clock.ts';
import { attemptDeadline, listFailingDeadlines } from './failing-deadlines.ts';
import { hideFirstSteps, listFirstSteps } from './first-steps/first-steps.ts';
import { listAudit } from './list-audit.ts';
import { listSettings, saveSetting, showSettingHistory } from './settings.ts';
import { showMarketDashboard } from './show-dashboard.ts';
import { showMarketShop } from './show-shop.ts';

export const platformRoutes = routes(calls, {
  'GET /platform/settings/list': { verb: listSettings },
  'POST /platform/settings/save': { verb: saveSetting },
  'GET /platform/settings/history': { verb: showSettingHistory },
  'GET /platform/analytics/info': { verb: showMarketAnalytics },
  'GET /platform/audit/list': { verb: listAudit },
  'GET /platform/dashboard/info': { verb: showMarketDashboard },
  'GET /platform/first_steps/list': { verb: listFirstSteps },
  'POST /platform/first_steps/hide': { verb: hideFirstSteps },
  'GET /platform/shops/details': { verb: showMarketShop },
  'GET /platform/deadlines/list': { verb: listFailingDeadlines },
  'POST /platform/deadlines/attempt': { verb: attemptDeadline },
  'GET /platform/clock/info': { verb: showClock },
  'POST /platform/clock/advance': { verb: moveClock },
});
