import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { moveClock, showClock } from './clock.ts';
import { listSettings, saveSetting } from './settings.ts';

export const platformRoutes = routes(calls, {
  'GET /platform/settings/list': { verb: listSettings },
  'POST /platform/settings/save': { verb: saveSetting },
  'GET /platform/clock/info': { verb: showClock },
  'POST /platform/clock/advance': { verb: moveClock },
});
