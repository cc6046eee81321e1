import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { BillType, WithdrawalState } from '../states.ts';
import { countedPageSchema, Id, Moment, Money, MonthText, numberedPageInput, rowsSchema } from '../values.ts';
import { NewPayoutAccount, saveAccountRefusals } from './bank.calls.ts';
import { Bank, Bill, PayoutAccount, Statement, Withdrawal } from './wallet-values.ts';

/** A line of a shop’s month: one order’s settlement. */
const StatementLine = z.object({
  order_no: z.string(),
  settled_at: Moment,
  goods: Money,
  freight: Money,
  shop_coupons: Money,
  platform_coupons: Money,
  refunds: Money,
  commission: Money,
  income: Money,
});

export const walletSellerCalls = declareCalls({
  'GET /seller/money/info': {
    summary: 'What the shop earned: still held, pending with its dates, available, withdrawn',
    who: 'seller',
    right: 'money.see',
    in: z.object({}),
    out: z.object({
      escrow: Money.meta({ description: 'Income to come of orders that are paid and not completed' }),
      pending: Money,
      pending_days: z.array(z.object({ day: z.string(), amount: Money })),
      available: Money,
      frozen: Money,
      withdrawn: Money,
      commission_rate: z.int(),
      after_sale_days: z.int(),
      withdraw: z.object({ minimum: Money, maximum: Money, left_today: Money, fee_rate: z.int() }),
      open_withdrawals: z.int(),
    }),
    refusals: [],
  },
  'GET /seller/money/bills': {
    summary: 'The entries of the shop’s account, the newest first',
    who: 'seller',
    right: 'money.see',
    in: z.object({
      account: z.enum(['available', 'pending']).default('available'),
      type: BillType.optional(),
      month: MonthText.optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(Bill),
    refusals: [],
  },
  'GET /seller/money/statement': {
    summary: 'A month of the shop: each order settled in it, and the proof of its account',
    who: 'seller',
    right: 'money.see',
    in: z.object({ month: MonthText }),
    out: Statement.extend({ lines: z.array(StatementLine) }),
    refusals: [],
  },
  'GET /seller/money/account': {
    summary: 'Where the shop is paid out to, and the banks to choose from',
    who: 'seller',
    right: 'money.see',
    in: z.object({}),
    out: z.object({ account: PayoutAccount.nullable(), ...rowsSchema(Bank).shape }),
    refusals: [],
  },
  'POST /seller/money/account': {
    summary: 'Set where the shop is paid out to; withdrawals under way keep theirs',
    who: 'seller',
    right: 'money.withdraw',
    confirm: true,
    in: NewPayoutAccount.omit({ is_default: true, kind: true }),
    out: PayoutAccount,
    refusals: [...saveAccountRefusals],
  },
  'POST /seller/money/withdraw': {
    summary: 'Have the shop’s money paid out; the amount is frozen at once',
    who: 'seller',
    right: 'money.withdraw',
    confirm: true,
    idempotencyKey: 'required',
    in: z.object({ amount: z.string().max(20) }),
    out: z.object({ id: Id, fee: Money }),
    refusals: [
      'wallet.account_missing',
      'wallet.amount_wrong',
      'wallet.below_minimum',
      'payments.insufficient_balance',
      'wallet.over_limit',
    ],
  },
  'GET /seller/money/withdrawals': {
    summary: 'The shop’s withdrawals, the newest first',
    who: 'seller',
    right: 'money.see',
    in: z.object({ state: WithdrawalState.optional(), ...numberedPageInput }),
    out: countedPageSchema(Withdrawal),
    refusals: [],
  },
});
