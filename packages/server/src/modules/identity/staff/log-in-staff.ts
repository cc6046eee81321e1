/** How staff log in: by password, then by their second factor where they have one or must have one. */
import type { CallChecked, CallOut } from '@chengji/contract';
import type { StaffLoggedIn } from '@chengji/contract/identity/staff-security.calls';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isPassword } from '../account/passwords.ts';
import { attemptLogin } from '../login/login-attempts.ts';
import { checkSecondFactor } from '../second-factor/check-code.ts';
import { beginEnrolment, checkFirstCode, enrol } from '../second-factor/enrolment.ts';
import { issueTicket, requireTicket, ticketOver, useTicket } from '../second-factor/login-tickets.ts';
import {
  findSecondFactor,
  type LoginTicket,
  type StaffKind,
  type StaffRef,
} from '../second-factor/second-factor.queries.ts';
import { openSession, resolveActor } from '../sessions/sessions.ts';
import { getStaffAccounts, lockAccount } from './staff-accounts.port.ts';
import { mustHaveSecondFactor } from './staff-security.ts';

type Step = CallOut<'POST /seller/auth/login'>;

export async function logInStaff(
  ctx: Context,
  kind: StaffKind,
  { account, password }: CallChecked<'POST /seller/auth/login'>,
): Promise<Step> {
  const checked = await getStaffAccounts(ctx, kind).findByAccount(ctx.db, account);
  const isRight = await attemptLogin(
    ctx,
    kind,
    account,
    () => isPassword(ctx, checked?.passwordHash, password),
    checked?.id,
  );
  if (!checked || !isRight) throw new Refusal('identity.wrong_account_or_password');
  return transact(ctx, async (ctx) => {
    const held = await lockAccount(ctx, kind, checked);
    const staff = { kind, staffId: held.id };
    const factor = await findSecondFactor(ctx.db, staff);
    if (factor?.enrolledAt) return { second_factor: await issueTicket(ctx, staff, false) };
    if (mustHaveSecondFactor(ctx, kind, held)) return { second_factor: await issueTicket(ctx, staff, true) };
    return startStaffSession(ctx, staff);
  });
}

export async function passSecondFactor(
  ctx: Context,
  kind: StaffKind,
  { ticket, code }: CallChecked<'POST /seller/auth/second'>,
): Promise<StaffLoggedIn> {
  const row = await requireTicket(ctx, kind, ticket, { mustEnrol: false });
  await checkSecondFactor(ctx, row, code);
  return transact(ctx, async (ctx) => {
    await lockAccount(ctx, kind, { id: row.staffId });
    await useTicket(ctx, row);
    return startStaffSession(ctx, row);
  });
}

export async function beginDueEnrolment(
  ctx: Context,
  kind: StaffKind,
  { ticket }: CallChecked<'POST /seller/auth/enrol'>,
): Promise<CallOut<'POST /seller/auth/enrol'>> {
  const row = await requireTicket(ctx, kind, ticket, { mustEnrol: true });
  return transact(ctx, async (ctx) => {
    const { account } = await lockForEnrolment(ctx, row);
    return beginEnrolment(ctx, row, account);
  });
}

export async function confirmDueEnrolment(
  ctx: Context,
  kind: StaffKind,
  { ticket, code }: CallChecked<'POST /seller/auth/enrol_confirm'>,
): Promise<CallOut<'POST /seller/auth/enrol_confirm'>> {
  const row = await requireTicket(ctx, kind, ticket, { mustEnrol: true });
  const first = await checkFirstCode(ctx, row, code);
  return transact(ctx, async (ctx) => {
    await lockForEnrolment(ctx, row);
    await useTicket(ctx, row);
    const entered = await startStaffSession(ctx, row);
    return { ...entered, recovery_codes: await enrol(await asHolder(ctx, entered.token), row, first) };
  });
}

/** A ticket that enrols is worth nothing once a second factor is enrolled: it would replace it by password alone. */
async function lockForEnrolment(ctx: Context, { kind, staffId }: LoginTicket) {
  const account = await lockAccount(ctx, kind, { id: staffId });
  const factor = await findSecondFactor(ctx.db, { kind, staffId });
  if (factor?.enrolledAt) throw ticketOver();
  return account;
}

async function startStaffSession(ctx: Context, { kind, staffId }: StaffRef): Promise<StaffLoggedIn> {
  const token = await openSession(ctx, kind, staffId);
  const staff = await getStaffAccounts(ctx, kind).present(ctx, staffId);
  const after = { account: staff.account, client: ctx.client.agent.slice(0, 120) };
  await recordChange(await asHolder(ctx, token), { subject: 'login', id: staffId, before: null, after });
  return { token, staff };
}

/** The context of the person who logs in, for the audit log: the call itself has no actor. */
async function asHolder(ctx: Context, token: string): Promise<Context> {
  const actor = await resolveActor(ctx, token);
  return actor ? { ...ctx, actor } : ctx;
}
