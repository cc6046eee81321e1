import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { platformDesk } from './platform-staff/platform-directory.ts';
import { getPlatformStaff } from './platform-staff/platform-log-in.ts';
import { kickShopper } from './sessions/kick-shopper.ts';
import { logOut } from './sessions/sessions.ts';
import { listUsers, revealUser, showUser } from './shoppers/users.ts';
import { deleteRole, listRolesOf, saveRole } from './staff/manage-roles.ts';
import { listStaff, saveStaff } from './staff/manage-staff.ts';
import { removeSecondFactorOf } from './staff/remove-second-factor.ts';

export const identityPlatformRoutes = routes(calls, {
  'GET /platform/auth/info': { verb: getPlatformStaff },
  'GET /platform/auth/logout': { verb: logOut },
  'GET /platform/staff/list': { verb: (ctx, input) => listStaff(platformDesk, ctx, input) },
  'POST /platform/staff/save': { verb: (ctx, input) => saveStaff(platformDesk, ctx, input) },
  'POST /platform/staff/remove_second_factor': {
    verb: (ctx, input) => removeSecondFactorOf(platformDesk, ctx, input),
  },
  'GET /platform/roles/list': { verb: (ctx) => listRolesOf(platformDesk, ctx) },
  'POST /platform/roles/save': { verb: (ctx, input) => saveRole(platformDesk, ctx, input) },
  'POST /platform/roles/delete': { verb: (ctx, input) => deleteRole(platformDesk, ctx, input) },
  'GET /platform/users/list': { verb: listUsers },
  'GET /platform/users/details': { verb: showUser },
  'POST /platform/users/reveal': { verb: revealUser },
  'POST /platform/users/kick': { verb: kickShopper },
});
