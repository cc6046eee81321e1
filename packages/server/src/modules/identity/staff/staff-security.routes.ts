/** The same calls for both sides of the console. */
import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../own-sessions.ts';
import { beginDueEnrolment, confirmDueEnrolment, logInStaff, passSecondFactor } from './log-in-staff.ts';
import {
  beginOwnEnrolment,
  confirmOwnEnrolment,
  confirmStaff,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  showSecurity,
} from './staff-security.ts';

/** Passwords are costly to check: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const staffSecurityRoutes = routes(calls, {
  'POST /seller/auth/login': { limit: guarded, verb: (ctx, input) => logInStaff(ctx, 'seller', input) },
  'POST /seller/auth/second': {
    limit: guarded,
    verb: (ctx, input) => passSecondFactor(ctx, 'seller', input),
  },
  'POST /seller/auth/enrol': {
    limit: guarded,
    verb: (ctx, input) => beginDueEnrolment(ctx, 'seller', input),
  },
  'POST /seller/auth/enrol_confirm': {
    limit: guarded,
    verb: (ctx, input) => confirmDueEnrolment(ctx, 'seller', input),
  },
  'POST /seller/auth/confirm': { limit: guarded, verb: confirmStaff },
  'GET /seller/auth/security': { verb: showSecurity },
  'GET /seller/auth/sessions': { verb: listOwnSessions },
  'POST /seller/auth/session/end': { verb: endOwnSession },
  'POST /seller/auth/session/end_others': { verb: endOtherSessions },
  'POST /seller/second_factor/begin': { verb: beginOwnEnrolment },
  'POST /seller/second_factor/confirm': { verb: confirmOwnEnrolment },
  'POST /seller/second_factor/codes': { verb: renewRecoveryCodes },
  'POST /seller/second_factor/remove': { verb: removeOwnSecondFactor },
  'POST /platform/auth/login': { limit: guarded, verb: (ctx, input) => logInStaff(ctx, 'platform', input) },
  'POST /platform/auth/second': {
    limit: guarded,
    verb: (ctx, input) => passSecondFactor(ctx, 'platform', input),
  },
  'POST /platform/auth/enrol': {
    limit: guarded,
    verb: (ctx, input) => beginDueEnrolment(ctx, 'platform', input),
  },
  'POST /platform/auth/enrol_confirm': {
    limit: guarded,
    verb: (ctx, input) => confirmDueEnrolment(ctx, 'platform', input),
  },
  'POST /platform/auth/confirm': { limit: guarded, verb: confirmStaff },
  'GET /platform/auth/security': { verb: showSecurity },
  'GET /platform/auth/sessions': { verb: listOwnSessions },
  'POST /platform/auth/session/end': { verb: endOwnSession },
  'POST /platform/auth/session/end_others': { verb: endOtherSessions },
  'POST /platform/second_factor/begin': { verb: beginOwnEnrolment },
  'POST /platform/second_factor/confirm': { verb: confirmOwnEnrolment },
  'POST /platform/second_factor/codes': { verb: renewRecoveryCodes },
  'POST /platform/second_factor/remove': { verb: removeOwnSecondFactor },
});
