/** Logging in by an account elsewhere, and WeChat's JS-SDK. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Mobile, Moment, Nothing, rowsSchema, SmsCode, text } from '../values.ts';
import {
  Agree,
  codeRefusals,
  LoggedIn,
  loginRefusals,
  proofPassword,
  proofRefusals,
  referredBy,
} from './identity.calls.ts';

/** A login provider besides the market itself. */
export const ThirdProvider = z.enum(['wechat']);
export type ThirdProvider = z.output<typeof ThirdProvider>;

/** The grant of a provider after the person agreed there; valid once. */
const Grant = text(1, 200);

const thirdRefusals = ['identity.third_off', 'identity.third_refused'] as const;

export const wechatCalls = declareCalls({
  'GET /wanlshop/third/providers': {
    summary: 'By whom one can log in besides the market itself',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        provider: ThirdProvider,
        name: z.string(),
        inside_only: z.boolean().meta({ description: 'Works only in the browser of the provider’s own app' }),
      }),
    ),
    refusals: [],
  },
  'POST /wanlshop/third/open': {
    summary: 'The provider’s page where the person agrees; it comes back to `pages/user/auth/thirdreg`',
    who: 'anyone',
    in: z.object({
      provider: ThirdProvider,
      state: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .meta({
          description:
            'Made by the client, given back unchanged: what comes back with another is not its own',
        }),
    }),
    out: z.object({ url: z.string() }),
    refusals: ['identity.third_off'],
  },
  'POST /wanlshop/third/login': {
    summary:
      'Log in by what the provider handed out; a person not known yet gets a ticket for `third/register`',
    who: 'anyone',
    in: z.object({ provider: ThirdProvider, grant: Grant, agree: Agree }),
    out: z.discriminatedUnion('status', [
      z.object({ status: z.literal('known'), ...LoggedIn.shape }),
      z.object({ status: z.literal('new'), ticket: z.string(), nickname: z.string() }),
    ]),
    refusals: [...thirdRefusals, ...loginRefusals],
  },
  'POST /wanlshop/third/register': {
    summary: 'Bind a ticket to the shopper of a mobile, who may be new, and log in',
    who: 'anyone',
    in: z.object({ ticket: text(1, 1000), mobile: Mobile, code: SmsCode, agree: Agree, ...referredBy }),
    out: LoggedIn,
    refusals: [...codeRefusals, ...loginRefusals, 'identity.ticket_over', 'identity.third_taken'],
  },
  'GET /wanlshop/third/bindings': {
    summary: 'Which accounts elsewhere are bound to the own one',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        provider: ThirdProvider,
        name: z.string(),
        inside_only: z.boolean(),
        bound: z.object({ nickname: z.string(), at: Moment }).nullable(),
      }),
    ),
    refusals: [],
  },
  'POST /wanlshop/third/bind': {
    summary: 'Bind an account elsewhere to the own one, by the password or a code of the event `confirm`',
    who: 'shopper',
    in: z.object({
      provider: ThirdProvider,
      grant: Grant,
      password: proofPassword,
      code: SmsCode.optional(),
    }),
    out: Nothing,
    refusals: [...thirdRefusals, ...codeRefusals, ...proofRefusals, 'identity.third_taken'],
  },
  'POST /wanlshop/third/unbind': {
    summary:
      'Take a binding away, by the password or a code of the event `confirm`; the mobile still logs in',
    who: 'shopper',
    in: z.object({ provider: ThirdProvider, password: proofPassword, code: SmsCode.optional() }),
    out: Nothing,
    refusals: [...codeRefusals, ...proofRefusals],
  },
  'GET /wanlshop/wechat/config': {
    summary: 'The JS-SDK configuration of a page of this market',
    who: 'anyone',
    in: z.object({
      url: z.string().max(2000).meta({ description: 'The page’s address without its hash, encoded or not' }),
    }),
    out: z.object({
      appId: z.string(),
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
      jsApiList: z.array(z.string()),
    }),
    refusals: ['identity.third_off', 'identity.third_refused', 'identity.foreign_page'],
  },
});
