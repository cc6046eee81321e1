/** The own account of a member of staff: its second factor, and the confirmation asked for before what matters. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getRealTime } from '../../../kernel/time/clock.ts';
import { minutesBefore } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { isPassword } from '../account/passwords.ts';
import { attemptLogin } from '../login/login-attempts.ts';
import { checkSecondFactor } from '../second-factor/check-code.ts';
import { beginEnrolment, checkFirstCode, enrol, makeRecoveryCodes } from '../second-factor/enrolment.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  type StaffKind,
} from '../second-factor/second-factor.queries.ts';
import { isSecondFactorRequired } from '../second-factor/second-factor.rules.ts';
import { isConfirmedSince, markConfirmed } from '../sessions/sessions.queries.ts';
import { getStaffAccounts, lockAccount, type StaffAccount } from './staff-accounts.port.ts';

export const mustHaveSecondFactor = (ctx: Context, kind: StaffKind, { role }: StaffAccount): boolean =>
  isSecondFactorRequired(ctx.services.settings.get('identity.second_factor'), {
    kind,
    isTopRole: role === getStaffAccounts(ctx, kind).topRole,
  });

export function requireStaffActor({ actor }: Context) {
  if (actor.kind !== 'seller' && actor.kind !== 'platform') throw new Refusal('common.login_required');
  return { kind: actor.kind, staffId: actor.staffId, sessionId: actor.sessionId };
}

async function requireAccount(ctx: Context): Promise<StaffAccount> {
  const { kind, staffId } = requireStaffActor(ctx);
  const account = await getStaffAccounts(ctx, kind).find(ctx.db, staffId);
  if (!account) throw new Refusal('common.login_required');
  return account;
}

/** Refuses staff who did not confirm who they are lately, by real time: moving the demo's clock locks nobody out. */
export async function assertConfirmed(ctx: Context): Promise<void> {
  const minutes = ctx.services.settings.get('identity.confirm_minutes');
  const since = minutesBefore(getRealTime(), minutes);
  if (!(await isConfirmedSince(ctx.db, requireStaffActor(ctx).sessionId, since))) {
    throw new Refusal('identity.confirmation_required');
  }
}

export async function confirmStaff(
  ctx: Context,
  { password, code }: CallChecked<'POST /seller/auth/confirm'>,
): Promise<null> {
  const staff = requireStaffActor(ctx);
  const account = await requireAccount(ctx);
  const isRight = await attemptLogin(
    ctx,
    staff.kind,
    account.account,
    () => isPassword(ctx, account.passwordHash, password),
    account.id,
  );
  if (!isRight) throw new Refusal('identity.wrong_password', {}, { field: 'password' });
  if ((await findSecondFactor(ctx.db, staff))?.enrolledAt) {
    if (code === undefined) throw new Refusal('identity.second_factor_missing', {}, { field: 'code' });
    await checkSecondFactor(ctx, staff, code);
  }
  return transact(ctx, async (ctx) => {
    await lockAccount(ctx, staff.kind, account);
    await markConfirmed(ctx.db, staff.sessionId, getRealTime());
    recordNothing(ctx);
    return null;
  });
}

export async function showSecurity(ctx: Context): Promise<CallOut<'GET /seller/auth/security'>> {
  const staff = requireStaffActor(ctx);
  const account = await requireAccount(ctx);
  const enrolledAt = (await findSecondFactor(ctx.db, staff))?.enrolledAt ?? null;
  return {
    second_factor: {
      enrolled_at: enrolledAt && toUnixSeconds(enrolledAt),
      is_required: mustHaveSecondFactor(ctx, staff.kind, account),
      recovery_codes_left: await countRecoveryCodes(ctx.db, staff),
    },
    confirm_minutes: ctx.services.settings.get('identity.confirm_minutes'),
  };
}

export async function beginOwnEnrolment(ctx: Context): Promise<CallOut<'POST /seller/second_factor/begin'>> {
  const { account } = await requireAccount(ctx);
  recordNothing(ctx);
  return beginEnrolment(ctx, requireStaffActor(ctx), account);
}

export async function confirmOwnEnrolment(
  ctx: Context,
  { code }: CallChecked<'POST /seller/second_factor/confirm'>,
): Promise<{ recovery_codes: string[] }> {
  const staff = requireStaffActor(ctx);
  const first = await checkFirstCode(ctx, staff, code);
  return transact(ctx, async (ctx) => ({ recovery_codes: await enrol(ctx, staff, first) }));
}

export function renewRecoveryCodes(ctx: Context): Promise<{ recovery_codes: string[] }> {
  const staff = requireStaffActor(ctx);
  return transact(ctx, async (ctx) => {
    if (!(await findSecondFactor(ctx.db, staff))?.enrolledAt) throw noSecondFactor();
    const after = { recovery_codes_renewed: true };
    await recordChange(ctx, { subject: 'staff', id: staff.staffId, before: null, after });
    return { recovery_codes: await makeRecoveryCodes(ctx, staff) };
  });
}

export async function removeOwnSecondFactor(ctx: Context): Promise<null> {
  const staff = requireStaffActor(ctx);
  if (mustHaveSecondFactor(ctx, staff.kind, await requireAccount(ctx))) {
    throw new Refusal('identity.second_factor_required');
  }
  return transact(ctx, async (ctx) => {
    if (!(await deleteSecondFactor(ctx.db, staff))) throw noSecondFactor();
    await recordChange(ctx, { subject: 'staff', id: staff.staffId, ...secondFactorGone });
    return null;
  });
}

export const secondFactorGone = { before: { second_factor: true }, after: { second_factor: false } };
export const noSecondFactor = () => new Refusal('identity.second_factor_none');
