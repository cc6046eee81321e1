/** The same calls for both sides of the console. */
import { calls } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import type { StaffKind } from '../second-factor/second-factor.queries.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts';
import { beginDueEnrolment, confirmDueEnrolment, logInStaff, passSecondFactor } from './log-in-staff.ts';
import { changeOwnPassword, resetPassword } from './staff-passwords.ts';
import {
  beginOwnEnrolment,
  confirmOwnEnrolment,
  confirmStaff,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  showSecurity,
} from './staff-security.ts';

/** Passwords are costly to check: one address may not have it done without end. */
const limit: Limit = { max: 60, seconds: 60, by: 'ip' };

type StepOfLogin<In, Out> = (ctx: Context, side: StaffKind, input: In) => Promise<Out>;

const listEntries = (side: StaffKind) => {
  const guarded = <In, Out>(step: StepOfLogin<In, Out>) => ({
    limit,
    verb: (ctx: Context, input: In) => step(ctx, side, input),
  });
  return {
    login: guarded(logInStaff),
    second: guarded(passSecondFactor),
    enrol: guarded(beginDueEnrolment),
    enrolConfirm: guarded(confirmDueEnrolment),
    confirm: { limit, verb: confirmStaff },
    password: { limit, verb: changeOwnPassword },
    security: { verb: showSecurity },
    sessions: { verb: listOwnSessions },
    sessionEnd: { verb: endOwnSession },
    sessionEndOthers: { verb: endOtherSessions },
    factorBegin: { verb: beginOwnEnrolment },
    factorConfirm: { verb: confirmOwnEnrolment },
    factorCodes: { verb: renewRecoveryCodes },
    factorRemove: { verb: removeOwnSecondFactor },
  };
};

const seller = listEntries('seller');
const platform = listEntries('platform');

export const staffSecurityRoutes = routes(calls, {
  'POST /seller/auth/login': seller.login,
  'POST /seller/auth/second': seller.second,
  'POST /seller/auth/enrol': seller.enrol,
  'POST /seller/auth/enrol_confirm': seller.enrolConfirm,
  'POST /seller/auth/confirm': seller.confirm,
  'POST /seller/auth/password': seller.password,
  'POST /seller/auth/reset': { limit, verb: resetPassword },
  'GET /seller/auth/security': seller.security,
  'GET /seller/auth/sessions': seller.sessions,
  'POST /seller/auth/session/end': seller.sessionEnd,
  'POST /seller/auth/session/end_others': seller.sessionEndOthers,
  'POST /seller/second_factor/begin': seller.factorBegin,
  'POST /seller/second_factor/confirm': seller.factorConfirm,
  'POST /seller/second_factor/codes': seller.factorCodes,
  'POST /seller/second_factor/remove': seller.factorRemove,
  'POST /platform/auth/login': platform.login,
  'POST /platform/auth/second': platform.second,
  'POST /platform/auth/enrol': platform.enrol,
  'POST /platform/auth/enrol_confirm': platform.enrolConfirm,
  'POST /platform/auth/confirm': platform.confirm,
  'POST /platform/auth/password': platform.password,
  'GET /platform/auth/security': platform.security,
  'GET /platform/auth/sessions': platform.sessions,
  'POST /platform/auth/session/end': platform.sessionEnd,
  'POST /platform/auth/session/end_others': platform.sessionEndOthers,
  'POST /platform/second_factor/begin': platform.factorBegin,
  'POST /platform/second_factor/confirm': platform.factorConfirm,
  'POST /platform/second_factor/codes': platform.factorCodes,
  'POST /platform/second_factor/remove': platform.factorRemove,
});
