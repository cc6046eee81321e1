import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import { listOwnSignIns } from '../devices/sign-ins.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts';
import { keepAccount, requestClosing, showClosing } from './close-account.ts';
import { setPassword } from './set-password.ts';

/** A password is costly to hash: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const accountRoutes = routes(calls, {
  'POST /wanlshop/user/password': { limit: guarded, verb: setPassword },
  'GET /wanlshop/user/sessions': { verb: listOwnSessions },
  'GET /wanlshop/user/sign_ins': { verb: listOwnSignIns },
  'POST /wanlshop/user/session/end': { verb: endOwnSession },
  'POST /wanlshop/user/session/end_others': { verb: endOtherSessions },
  'GET /wanlshop/user/closing': { verb: showClosing },
  'POST /wanlshop/user/close': { limit: guarded, verb: requestClosing },
  'POST /wanlshop/user/keep': { verb: keepAccount },
});
