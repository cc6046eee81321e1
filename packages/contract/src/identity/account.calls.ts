/** What a person does with their own account: passwords, devices, and leaving the market. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, Moment, Money, Nothing, Password, rowsSchema, SmsCode } from '../values.ts';
import { codeRefusals } from './identity.calls.ts';

/** What must come to its end before an account may be closed. */
export const ClosingBlocker = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('open_orders'), count: z.int().positive() }),
    z.object({ kind: z.literal('balance'), amount: Money }),
    z.object({ kind: z.literal('frozen'), amount: Money }),
    z.object({ kind: z.literal('withdrawals'), count: z.int().positive() }),
    z.object({ kind: z.literal('recharges'), count: z.int().positive() }),
    z.object({ kind: z.literal('refunds'), count: z.int().positive() }),
  ])
  .meta({ id: 'ClosingBlocker' });
export type ClosingBlocker = z.output<typeof ClosingBlocker>;

/** A device someone is logged in on, as far as its browser shows. */
export const DeviceSystem = z.enum(['ios', 'android', 'windows', 'macos', 'linux', 'unknown']);
export type DeviceSystem = z.output<typeof DeviceSystem>;
export const DeviceApp = z.enum([
  'wechat',
  'chrome',
  'safari',
  'firefox',
  'edge',
  'samsung',
  'qq',
  'unknown',
]);
export type DeviceApp = z.output<typeof DeviceApp>;

export const SignInOutcome = z.enum(['signed_in', 'wrong_password']);
export type SignInOutcome = z.output<typeof SignInOutcome>;

export const accountCalls = declareCalls({
  'POST /wanlshop/user/password': {
    summary:
      'Set the login password; the code (event `resetpwd`) goes to the own mobile. Ends every other session',
    who: 'shopper',
    in: z.object({ code: SmsCode, password: Password, confirm: Password }),
    out: Nothing,
    refusals: [...codeRefusals, 'identity.passwords_differ'],
  },
  'GET /wanlshop/user/sessions': {
    summary: 'Where the person is logged in, this session first, then the one used last',
    who: 'shopper',
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
  },
  'GET /wanlshop/user/sign_ins': {
    summary: 'The last sign-ins to the own account, the newest first, those with a wrong password among them',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        id: Id,
        outcome: SignInOutcome,
        is_new_device: z.boolean(),
        system: DeviceSystem,
        app: DeviceApp,
        ip: z.string(),
        at: Moment,
      }),
    ),
    refusals: [],
  },
  'POST /wanlshop/user/session/end': {
    summary: 'End one other own session; an app open on it is notified at once',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['identity.session_current'],
  },
  'POST /wanlshop/user/session/end_others': {
    summary: 'End every own session but this; answers how many there were',
    who: 'shopper',
    in: z.object({}),
    out: z.object({ ended: z.int() }),
    refusals: [],
  },
  'GET /wanlshop/user/closing': {
    summary: 'Whether the account can be closed, and when it will be if that was asked for',
    who: 'shopper',
    in: z.object({}),
    out: z.object({
      obstacles: z.array(ClosingBlocker),
      cool_off_days: z.int(),
      closes_at: Moment.nullable(),
    }),
    refusals: [],
  },
  'POST /wanlshop/user/close': {
    summary:
      'Ask for the account to be closed after the cool-off; the code (event `close`) goes to the own mobile',
    who: 'shopper',
    in: z.object({ code: SmsCode }),
    out: z.object({ closes_at: Moment }),
    refusals: [...codeRefusals, 'identity.closing_obstacles'],
  },
  'POST /wanlshop/user/keep': {
    summary: 'Take the wish to close the account back',
    who: 'shopper',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});
