import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { CardType, PayoutMethod } from '../states.ts';
import { Flag, Id, Mobile, Nothing, PayPassword, rowsSchema, text } from '../values.ts';
import { Bank, PayoutAccount } from './wallet-values.ts';

/** A bank card, or the own WeChat, which has neither bank nor number. */
export const NewPayoutAccount = z.object({
  kind: PayoutMethod.default('manual'),
  bank_code: text(0, 16).default(''),
  card_type: CardType.optional(),
  account: text(0, 30).default('').meta({ description: '12 to 19 digits; spaces are left out' }),
  name: text(2, 40),
  phone: Mobile,
  is_default: Flag.default(false),
});

export const saveAccountRefusals = [
  'bank.bank_unknown',
  'bank.number_wrong',
  'bank.card_type_missing',
  'bank.account_twice',
  'bank.too_many',
  'bank.wechat_not_bound',
] as const;

export const bankCalls = declareCalls({
  'GET /wanlshop/bank/banks': {
    summary: 'The banks that cards may be of, with the first digits of their numbers',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(Bank).extend({ wechat: z.boolean().meta({ description: 'Whether WeChat is bound' }) }),
    refusals: [],
  },
  'GET /wanlshop/bank/list': {
    summary: 'The own payout accounts, the default first',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(PayoutAccount).extend({ most: z.int() }),
    refusals: [],
  },
  'GET /wanlshop/bank/details': {
    summary: 'One own payout account',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: PayoutAccount,
    refusals: [],
  },
  'POST /wanlshop/bank/save': {
    summary: 'Add a payout account; there is no editing',
    who: 'shopper',
    in: NewPayoutAccount.extend({ agree: Flag.default(false) }),
    out: PayoutAccount,
    refusals: ['bank.not_agreed', ...saveAccountRefusals],
  },
  'POST /wanlshop/bank/default': {
    summary: 'Make an own payout account the default',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /wanlshop/bank/delete': {
    summary: 'Remove an own payout account; withdrawals under way keep theirs',
    who: 'shopper',
    in: z.object({ id: Id, password: PayPassword.or(z.literal('')).optional() }),
    out: Nothing,
    refusals: [
      'identity.payments_held',
      'payments.wrong_pay_password',
      'payments.pay_password_unset',
      'payments.pay_password_locked',
    ],
  },
});
