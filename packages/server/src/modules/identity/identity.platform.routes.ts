import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { endSilence, silenceByHand } from './account/silence.ts';
import { platformDirectory } from './platform-staff/platform-directory.ts';
import { getPlatformStaff } from './platform-staff/platform-log-in.ts';
import { bindStaffSocket } from './sessions/bind-socket.ts';
import { kickShopper } from './sessions/kick-shopper.ts';
import { logOut } from './sessions/sessions.ts';
import { setLevel } from './shoppers/set-level.ts';
import { listUsers, revealUser, showUser } from './shoppers/users.ts';
import { deleteRole, listRoles, saveRole } from './staff/manage-roles.ts';
import { listStaff, saveStaff } from './staff/manage-staff.ts';
import { removeSecondFactor } from './staff/remove-second-factor.ts';

export const identityPlatformRoutes = routes(calls, {
  'GET /platform/auth/info': { verb: getPlatformStaff },
  'POST /platform/chat/shake': { verb: bindStaffSocket },
  'GET /platform/auth/logout': { verb: logOut },
  'GET /platform/staff/list': { verb: (ctx, input) => listStaff(platformDirectory, ctx, input) },
  'POST /platform/staff/save': { verb: (ctx, input) => saveStaff(platformDirectory, ctx, input) },
  'POST /platform/staff/remove_second_factor': {
    verb: (ctx, input) => removeSecondFactor(platformDirectory, ctx, input),
  },
  'GET /platform/roles/list': { verb: (ctx) => listRoles(platformDirectory, ctx) },
  'POST /platform/roles/save': { verb: (ctx, input) => saveRole(platformDirectory, ctx, input) },
  'POST /platform/roles/delete': { verb: (ctx, input) => deleteRole(platformDirectory, ctx, input) },
  'GET /platform/users/list': { verb: listUsers },
  'GET /platform/users/details': { verb: showUser },
  'POST /platform/users/reveal': { verb: revealUser },
  'POST /platform/users/kick': { verb: kickShopper },
  'POST /platform/users/set-level': { verb: setLevel },
  'POST /platform/users/silence': { verb: silenceByHand },
  'POST /platform/users/unsilence': { verb: endSilence },
});
