import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { LinkedShop } from '../shops/links.calls.ts';
import { Gender } from '../states.ts';
import {
  Day,
  FileUrl,
  Flag,
  Id,
  integer,
  Mobile,
  Moment,
  Money,
  Nothing,
  Password,
  PayPassword,
  PersonName,
  rowsSchema,
  SmsCode,
  text,
} from '../values.ts';

/** The logged-in person, with the names that clients store under `user`. */
export const UserInfo = z
  .object({
    id: Id,
    username: z.string(),
    nickname: z.string(),
    mobile: z.string(),
    avatar: z.string(),
    level: z.int(),
    gender: Gender,
    birthday: z.string().nullable(),
    bio: z.string(),
    money: Money,
    score: z.int(),
    successions: z.int(),
    maxsuccessions: z.int(),
    prevtime: Moment.nullable(),
    logintime: Moment.nullable(),
    loginip: z.string(),
    jointime: Moment,
    has_password: z.boolean(),
    has_pay_password: z.boolean(),
    held_until: Moment.nullable().meta({
      description: 'After a change of mobile: until when the balance and the payment password are held',
    }),
    shops: z.array(LinkedShop).meta({ description: 'The shops one works for and is linked with' }),
    token: z.string().meta({ description: 'Sent as the header `token`; empty in `user/info`' }),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.output<typeof UserInfo>;

/** The counters beside the user, with the names that clients store under `statistics`. */
export const Statistics = z
  .object({
    order: z.object({
      pay: z.int(),
      delive: z.int(),
      receiving: z.int(),
      evaluate: z.int(),
      customer: z.int(),
      whole: z.int(),
      groups: z.int(),
    }),
    dynamic: z.object({
      collection: z.int(),
      concern: z.int(),
      footprint: z.int(),
      coupon: z.int(),
      accountbank: z.int(),
    }),
    notice: z.object({ order: z.int(), notice: z.int(), chat: z.int() }),
    logistics: z.array(
      z.object({
        order_id: Id,
        image: z.string(),
        status: z.string(),
        text: z.string(),
        at: Moment,
      }),
    ),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.output<typeof Statistics>;

export const LoggedIn = z.object({ userinfo: UserInfo, statistics: Statistics }).meta({ id: 'LoggedIn' });

/** The user agreement and privacy statement must be agreed to. */
export const Agree = z.literal([true, 'true', '1', 1]);

/** By whose link somebody came who becomes a shopper now; a code that is none is left aside. */
export const referredBy = {
  referrer: text(0, 32).optional(),
  referred_at: integer(0, 9_999_999_999)
    .optional()
    .meta({ description: 'When the link was opened, in Unix seconds; left out: now' }),
};

export const SmsEvent = z.enum([
  'login',
  'register',
  'resetpwd',
  'mobile',
  'paypwd',
  'close',
  'confirm',
  'staff',
]);
export type SmsEvent = z.output<typeof SmsEvent>;

export const codeRefusals = ['identity.wrong_code', 'identity.code_expired'] as const;

export const loginRefusals = [
  'identity.account_frozen',
  'identity.too_many_tries',
  'identity.challenge_required',
] as const;

/** Proof of identity before a change of credentials: the login password, or a code. */
export const proofRefusals = [
  'identity.proof_required',
  'identity.wrong_password',
  'identity.too_many_tries',
  'identity.challenge_required',
  'identity.account_changed',
] as const;

export const proofPassword = z
  .string()
  .min(1)
  .max(64)
  .optional()
  .meta({ description: 'The login password; without one, a code of the event `confirm`' });

/** Someone of a demo market as whom one may look around. */
export const DemoAccount = z.object({
  kind: z.enum(['shopper', 'seller', 'platform']),
  account: z.string(),
  password: z.string(),
});
export type DemoAccount = z.output<typeof DemoAccount>;

export const identityCalls = declareCalls({
  'GET /wanlshop/demo/accounts': {
    summary: 'Who may look around in a demo market, and by which password; nobody in any other',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(DemoAccount),
    refusals: [],
  },
  'GET /wanlshop/token/check': {
    summary: 'Whether the token still stands; msg is `ok`',
    who: 'shopper',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
  'POST /wanlshop/sms/send': {
    summary: 'Send a code by SMS; answers the seconds to wait before the next, the same for every number',
    who: 'anyone',
    in: z.object({ mobile: Mobile, event: SmsEvent }),
    out: z.object({
      seconds: z.int(),
      code: z.string().optional().meta({ description: 'The code itself, in a demo market only' }),
    }),
    refusals: [
      'identity.mobile_not_own',
      'identity.code_too_soon',
      'identity.too_many_codes',
      'identity.codes_paused',
      'identity.challenge_required',
      'identity.sms_failed',
    ],
  },
  'POST /wanlshop/user/register': {
    summary: 'Become a shopper',
    who: 'anyone',
    in: z.object({
      username: PersonName,
      nickname: PersonName,
      mobile: Mobile,
      code: SmsCode,
      password: Password,
      confirm: Password,
      agree: Agree,
      ...referredBy,
    }),
    out: LoggedIn,
    refusals: [
      ...codeRefusals,
      'identity.username_taken',
      'identity.mobile_taken',
      'identity.passwords_differ',
      'common.blocked_word',
    ],
  },
  'POST /wanlshop/user/login': {
    summary: 'Log in by username or mobile and password',
    who: 'anyone',
    in: z.object({ account: text(1, 64), password: z.string().min(1).max(64), agree: Agree }),
    out: LoggedIn,
    refusals: [...loginRefusals, 'identity.wrong_account_or_password'],
  },
  'POST /wanlshop/user/mobilelogin': {
    summary: 'Log in by mobile and code; an unknown mobile becomes a new shopper',
    who: 'anyone',
    in: z.object({ mobile: Mobile, code: SmsCode, agree: Agree, ...referredBy }),
    out: LoggedIn,
    refusals: [...loginRefusals, ...codeRefusals],
  },
  'POST /wanlshop/user/resetpwd': {
    summary:
      'Set a new password by mobile and code; ends every session and, with `unbind`, accounts bound elsewhere',
    who: 'anyone',
    in: z.object({
      mobile: Mobile,
      code: SmsCode,
      password: Password,
      confirm: Password,
      unbind: Flag.optional(),
    }),
    out: Nothing,
    refusals: [...codeRefusals, 'identity.mobile_unknown', 'identity.passwords_differ'],
  },
  'POST /wanlshop/sms/verify': {
    summary: 'Whether a code is right, before the form that uses it; the code stays good',
    who: 'anyone',
    in: z.object({ mobile: Mobile, event: SmsEvent, code: SmsCode }),
    out: Nothing,
    refusals: [...codeRefusals, 'identity.mobile_unknown', 'identity.mobile_taken'],
  },
  'GET /wanlshop/user/logout': {
    summary: 'End this session',
    who: 'shopper',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
  'GET /wanlshop/user/info': {
    summary: 'The person logged in',
    who: 'shopper',
    in: z.object({}),
    out: z.object({ userinfo: UserInfo }),
    refusals: [],
  },
  'GET /wanlshop/user/statistics': {
    summary: 'The counters of the person logged in',
    who: 'shopper',
    in: z.object({}),
    out: z.object({ statistics: Statistics }),
    refusals: [],
  },
  'POST /wanlshop/user/save': {
    summary: 'Change what is given of the profile',
    who: 'shopper',
    in: z.object({
      username: PersonName.optional(),
      nickname: PersonName.optional(),
      avatar: FileUrl.optional(),
      gender: Gender.optional(),
      birthday: Day.nullable().optional(),
      bio: text(0, 200).optional(),
    }),
    out: z.object({ userinfo: UserInfo }),
    refusals: ['identity.username_taken', 'common.blocked_word'],
  },
  'POST /wanlshop/user/mobile': {
    summary:
      'Move to another mobile number: `code` went to the new one, the password or `old_code` (event `confirm`) proves who asks. The old number is notified, and payments are held for a while',
    who: 'shopper',
    in: z.object({
      mobile: Mobile,
      code: SmsCode,
      password: proofPassword,
      old_code: SmsCode.optional(),
    }),
    out: z.object({ userinfo: UserInfo }),
    refusals: [...codeRefusals, ...proofRefusals, 'identity.mobile_taken'],
  },
  'POST /wanlshop/user/paypassword': {
    summary: 'Set the payment password; the code goes to the own mobile',
    who: 'shopper',
    in: z.object({ code: SmsCode, password: PayPassword }),
    out: Nothing,
    refusals: [...codeRefusals, 'identity.payments_held', 'identity.account_changed'],
  },
  'POST /wanlshop/chat/shake': {
    summary: 'Bind an open socket to the person logged in',
    who: 'shopper',
    in: z.object({ client_id: text(1, 64) }),
    out: z.object({ client_id: z.string() }),
    refusals: ['identity.socket_unknown'],
  },
});
