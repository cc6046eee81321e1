/** How staff prove who they are: password, second factor, and both again before what matters most. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, Mobile, Moment, Nothing, rowsSchema, SmsCode, text } from '../values.ts';
import { DeviceApp, DeviceSystem } from './account.calls.ts';
import { loginRefusals } from './identity.calls.ts';
import { StaffInfo } from './staff-sessions.calls.ts';

const staffPassword = z.string().min(1).max(64);
/** One that is chosen: longer than what some have from before. */
export const NewStaffPassword = z.string().min(8).max(64);
/** Six digits of an authenticator app, or a recovery code. */
const SecondFactorCode = text(6, 40);
const Ticket = text(1, 64);

export const SecondFactorChallenge = z
  .object({
    ticket: z.string().meta({ description: 'Sent with the next step; seen this once' }),
    must_enrol: z
      .boolean()
      .meta({ description: 'The role needs a second factor and has none yet: the ticket only enrols one' }),
    seconds: z.int().meta({ description: 'How long the ticket is good' }),
  })
  .meta({ id: 'SecondFactorChallenge' });
export type SecondFactorChallenge = z.output<typeof SecondFactorChallenge>;

export const StaffLoggedIn = z.object({ token: z.string(), staff: StaffInfo }).meta({ id: 'StaffLoggedIn' });
export type StaffLoggedIn = z.output<typeof StaffLoggedIn>;

const RecoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each is good once; they are shown this once, and those made before are void' });

/** The secret for an authenticator app; it is in no other answer. */
const Enrolment = z
  .object({
    secret: z.string(),
    uri: z.string().meta({ description: '`otpauth://…`, drawn as a QR code' }),
  })
  .meta({ id: 'SecondFactorEnrolment' });

const codeRefusals = ['identity.wrong_second_factor', 'identity.too_many_tries'] as const;
const ticketRefusals = ['identity.login_ticket_over', 'identity.account_frozen'] as const;

const declareStaffCalls = <W extends 'seller' | 'platform'>(who: W) => ({
  login: {
    summary: `Log in to the ${who} side of the console; where a second factor is due, answers a ticket for it`,
    who: 'anyone',
    in: z.object({ account: text(1, 64), password: staffPassword }),
    out: z.union([StaffLoggedIn, z.object({ second_factor: SecondFactorChallenge })]),
    refusals: [...loginRefusals, 'identity.wrong_account_or_password'],
  } as const,
  second: {
    summary: 'The second step of a login: a code of the authenticator app, or a recovery code',
    who: 'anyone',
    in: z.object({ ticket: Ticket, code: SecondFactorCode }),
    out: StaffLoggedIn,
    refusals: [...codeRefusals, ...ticketRefusals],
  } as const,
  enrol: {
    summary: 'Begin to enrol the second factor that a login asked for',
    who: 'anyone',
    in: z.object({ ticket: Ticket }),
    out: Enrolment,
    refusals: [...ticketRefusals],
  } as const,
  enrolConfirm: {
    summary: 'Enrol it by its first code, and log in',
    who: 'anyone',
    in: z.object({ ticket: Ticket, code: SecondFactorCode }),
    out: StaffLoggedIn.extend({ recovery_codes: RecoveryCodes }),
    refusals: [...codeRefusals, ...ticketRefusals],
  } as const,
  confirm: {
    summary:
      'Prove again who is at the console; calls that ask for a confirmation then go through for a while',
    who,
    in: z.object({ password: staffPassword, code: SecondFactorCode.optional() }),
    out: Nothing,
    refusals: [
      ...codeRefusals,
      ...loginRefusals,
      'identity.wrong_password',
      'identity.wrong_account_or_password',
      'identity.second_factor_missing',
    ],
  } as const,
  password: {
    summary: 'Choose another own password; every other own session ends',
    who,
    confirm: true,
    in: z.object({ password: NewStaffPassword }),
    out: Nothing,
    refusals: [],
  } as const,
  reset: {
    summary:
      'Choose another password by a code sent to the mobile that is the account; every session of it ends',
    who: 'anyone',
    in: z.object({ mobile: Mobile, code: SmsCode, password: NewStaffPassword }),
    out: Nothing,
    refusals: [...loginRefusals, 'identity.code_expired', 'identity.wrong_code', 'identity.no_staff_account'],
  } as const,
  security: {
    summary: 'How the own account is secured',
    who,
    in: z.object({}),
    out: z.object({
      second_factor: z.object({
        enrolled_at: Moment.nullable(),
        is_required: z.boolean(),
        recovery_codes_left: z.int(),
      }),
      confirm_minutes: z.int(),
    }),
    refusals: [],
  } as const,
  sessions: {
    summary: 'Where the own account is logged in, this session first, then the one used last',
    who,
    in: z.object({}),
    out: rowsSchema(
      z.object({
        id: Id,
        is_current: z.boolean(),
        system: DeviceSystem,
        app: DeviceApp,
        ip: z.string(),
        opened_at: Moment,
        seen_at: Moment,
      }),
    ),
    refusals: [],
  } as const,
  sessionEnd: {
    summary: 'End one other own session',
    who,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['identity.session_current'],
  } as const,
  sessionEndOthers: {
    summary: 'End every own session but this; answers how many there were',
    who,
    in: z.object({}),
    out: z.object({ ended: z.int() }),
    refusals: [],
  } as const,
  factorBegin: {
    summary:
      'Begin to enrol a second factor; one that is enrolled stays in force until the new one is confirmed',
    who,
    confirm: true,
    in: z.object({}),
    out: Enrolment,
    refusals: [],
  } as const,
  factorConfirm: {
    summary: 'Enrol the second factor by its first code',
    who,
    confirm: true,
    in: z.object({ code: SecondFactorCode }),
    out: z.object({ recovery_codes: RecoveryCodes }),
    refusals: [...codeRefusals],
  } as const,
  factorCodes: {
    summary: 'Make new recovery codes; those made before are void',
    who,
    confirm: true,
    in: z.object({}),
    out: z.object({ recovery_codes: RecoveryCodes }),
    refusals: ['identity.second_factor_none'],
  } as const,
  factorRemove: {
    summary: 'Remove the own second factor, where the role may go without',
    who,
    confirm: true,
    in: z.object({}),
    out: Nothing,
    refusals: ['identity.second_factor_none', 'identity.second_factor_required'],
  } as const,
  factorRemoveOther: {
    summary: 'Remove the second factor of a colleague, who lost it; ends their sessions',
    who,
    right: 'staff.write',
    confirm: true,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['identity.beyond_own_rights', 'identity.own_staff_entry', 'identity.second_factor_none'],
  } as const,
});

const seller = declareStaffCalls('seller');
const platform = declareStaffCalls('platform');

export const staffSecurityCalls = declareCalls({
  'POST /seller/auth/login': seller.login,
  'POST /seller/auth/second': seller.second,
  'POST /seller/auth/enrol': seller.enrol,
  'POST /seller/auth/enrol_confirm': seller.enrolConfirm,
  'POST /seller/auth/confirm': seller.confirm,
  'POST /seller/auth/password': seller.password,
  'POST /seller/auth/reset': seller.reset,
  'GET /seller/auth/security': seller.security,
  'GET /seller/auth/sessions': seller.sessions,
  'POST /seller/auth/session/end': seller.sessionEnd,
  'POST /seller/auth/session/end_others': seller.sessionEndOthers,
  'POST /seller/second_factor/begin': seller.factorBegin,
  'POST /seller/second_factor/confirm': seller.factorConfirm,
  'POST /seller/second_factor/codes': seller.factorCodes,
  'POST /seller/second_factor/remove': seller.factorRemove,
  'POST /seller/staff/remove_second_factor': seller.factorRemoveOther,
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
  'POST /platform/staff/remove_second_factor': platform.factorRemoveOther,
});
