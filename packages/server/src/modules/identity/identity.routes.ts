import { calls } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { bindSocket } from './bind-socket.ts';
import { changeMobile } from './change-mobile.ts';
import { checkCode } from './codes.ts';
import { getStatistics } from './identity.ports.ts';
import { logIn } from './log-in.ts';
import { logInByMobile } from './log-in-by-mobile.ts';
import { setPayPassword } from './pay-password.ts';
import { presentEntered, presentUserInfo } from './present-shopper.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { saveProfile } from './save-profile.ts';
import { sendCode } from './send-code.ts';
import { logOut } from './sessions.ts';
import { getShopper } from './shoppers.queries.ts';

/** Passwords are costly to check and codes to send: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const identityRoutes = routes(calls, {
  'GET /wanlshop/token/check': { verb: async () => null },
  'POST /wanlshop/sms/send': { limit: guarded, verb: sendCode },
  'POST /wanlshop/sms/verify': { limit: guarded, verb: checkCode },
  'POST /wanlshop/user/register': { limit: guarded, verb: register, present: presentEntered },
  'POST /wanlshop/user/login': { limit: guarded, verb: logIn, present: presentEntered },
  'POST /wanlshop/user/mobilelogin': { limit: guarded, verb: logInByMobile, present: presentEntered },
  'POST /wanlshop/user/resetpwd': { limit: guarded, verb: resetPassword },
  'GET /wanlshop/user/logout': { verb: logOut },
  'GET /wanlshop/user/info': {
    verb: (ctx: Context) => getShopper(ctx.db, requireShopper(ctx)),
    present: presentUserInfo,
  },
  'GET /wanlshop/user/statistics': {
    verb: async (ctx: Context) => ({ statistics: await getStatistics(ctx, requireShopper(ctx)) }),
  },
  'POST /wanlshop/user/save': { verb: saveProfile, present: presentUserInfo },
  'POST /wanlshop/user/mobile': { limit: guarded, verb: changeMobile, present: presentUserInfo },
  'POST /wanlshop/user/paypassword': { limit: guarded, verb: setPayPassword },
  'POST /wanlshop/chat/shake': { verb: bindSocket },
});
