import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { kickShopper } from './kick-shopper.ts';
import { getPlatformStaff, logInToPlatform } from './platform-log-in.ts';
import { logOut } from './sessions.ts';

const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const identityPlatformRoutes = routes(calls, {
  'POST /platform/auth/login': { limit: guarded, verb: logInToPlatform },
  'GET /platform/auth/info': { verb: getPlatformStaff },
  'GET /platform/auth/logout': { verb: logOut },
  'POST /platform/users/kick': { verb: kickShopper },
});
