import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { showLevel } from './account/show-level.ts';
import { showPointsLog } from './account/show-points-log.ts';
import { checkIn } from './check-in/check-in.ts';
import { makeUp } from './check-in/make-up.ts';
import { showCheckIn } from './check-in/show-check-in.ts';
import { showRank } from './ranking/show-rank.ts';
import { showPointsOverview } from './show-points-overview.ts';

export const pointsRoutes = routes(calls, {
  'GET /wanlshop/signin/info': { verb: showCheckIn },
  'POST /wanlshop/signin/sign': { limit: { max: 120, seconds: 60, by: 'actor' }, verb: checkIn },
  'POST /wanlshop/signin/makeup': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: makeUp },
  'GET /wanlshop/signin/log': { verb: showPointsLog },
  'GET /wanlshop/signin/rank': { verb: showRank },
  'GET /wanlshop/points/level': { verb: showLevel },
  'GET /platform/points/overview': { verb: showPointsOverview },
});
