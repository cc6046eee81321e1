import { calls } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { changeMobile } from './account/change-mobile.ts';
import { setPayPassword } from './account/pay-password.ts';
import { saveProfile } from './account/save-profile.ts';
import { getStatistics, listDemoAccounts } from './identity.ports.ts';
import { logIn } from './login/log-in.ts';
import { logInByMobile } from './login/log-in-by-mobile.ts';
import { register } from './login/register.ts';
import { resetPassword } from './login/reset-password.ts';
import { bindSocket } from './sessions/bind-socket.ts';
import { logOut } from './sessions/sessions.ts';
import { presentStartedSession, presentUserInfo } from './shoppers/present-shopper.ts';
import { getShopper } from './shoppers/shoppers.queries.ts';
import { checkCode } from './sms/codes.ts';
import { sendCode } from './sms/send-code.ts';

/** Passwords are costly to check and codes to send: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const identityRoutes = routes(calls, {
  'GET /wanlshop/token/check': { verb: async () => null },
  'GET /wanlshop/demo/accounts': {
    verb: async (ctx: Context) => ({ rows: [...(await listDemoAccounts(ctx))] }),
  },
  'POST /wanlshop/sms/send': { limit: guarded, verb: sendCode },
  'POST /wanlshop/sms/verify': { limit: guarded, verb: checkCode },
  'POST /wanlshop/user/register': { limit: guarded, verb: register, present: presentStartedSession },
  'POST /wanlshop/user/login': { limit: guarded, verb: logIn, present: presentStartedSession },
  'POST /wanlshop/user/mobilelogin': { limit: guarded, verb: logInByMobile, present: presentStartedSession },
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
