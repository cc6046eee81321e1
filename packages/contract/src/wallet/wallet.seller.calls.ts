import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { BillType, PurchaseKind, WithdrawalState } from '../states.ts';
import {
  Cursor,
  countedPageSchema,
  Id,
  Moment,
  Money,
  MonthText,
  numberedPageInput,
  rowsSchema,
  SignedMoney,
  text,
} from '../values.ts';
import { NewPayoutAccount, saveAccountRefusals } from './bank.calls.ts';
import {
  Bank,
  Bill,
  ChainPart,
  chainPartInput,
  NamedEntries,
  PayoutAccount,
  Statement,
  TablePart,
  Withdrawal,
} from './wallet-values.ts';

/** What a line of a shop’s month is made of. */
const StatementAmounts = z.object({
  goods: Money,
  freight: Money,
  shop_coupons: Money,
  platform_coupons: Money,
  refunds: Money,
  commission: SignedMoney,
  income: SignedMoney,
});

/** A line of a shop’s month: an order’s settlement, or a refund of one that was settled before. */
const StatementLine = z.object({
  id: z.int().meta({ description: 'The entry’s number in the chain of what is pending' }),
  order_no: z.string(),
  refund_no: z.string().nullable().meta({ description: 'Null where it is the settlement' }),
  settled_at: Moment.meta({ description: 'When it was booked' }),
  products: z
    .array(z.object({ title: z.string(), image: z.string(), number: z.int() }))
    .meta({ description: 'The lines of the order, or the one that the refund is of' }),
  ...StatementAmounts.shape,
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
      keyword: text(0, 64).optional().meta({ description: 'The whole number of what a bill belongs to' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(Bill).extend({
      month: z
        .object({ in: Money, out: Money })
        .nullable()
        .meta({ description: 'What came in and went out by all that were found of a month' }),
    }),
    refusals: [],
  },
  'GET /seller/money/statement': {
    summary: 'A month of the shop: what its lines add up to, and the course of what it has available',
    who: 'seller',
    right: 'money.see',
    in: z.object({ month: MonthText }),
    out: Statement.extend({
      orders: z.int().meta({ description: 'How many were settled' }),
      lines: z.int().meta({ description: 'Those, and later refunds' }),
      sums: StatementAmounts,
      days: z
        .array(z.object({ day: z.string(), income: Money, refunds: Money }))
        .meta({ description: 'Every day of the month: what was settled, and what later refunds took back' }),
    }),
    refusals: [],
  },
  'GET /seller/money/months': {
    summary: 'What this month and the six before it brought the shop, the newest first',
    who: 'seller',
    right: 'money.see',
    in: z.object({}),
    out: rowsSchema(z.object({ month: MonthText, lines: z.int(), income: SignedMoney })),
    refusals: [],
  },
  'GET /seller/money/statement_lines': {
    summary: 'Each order settled in a month, and each refund of one settled before, the earliest first',
    who: 'seller',
    right: 'money.see',
    in: z.object({
      month: MonthText,
      kind: z.enum(['orders', 'refunds']).optional(),
      bought: PurchaseKind.optional(),
      keyword: text(0, 64).optional().meta({
        description: 'Part of a number or of a title, or the whole number of an order with its refunds',
      }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(StatementLine).extend({
      counts: z.object({ all: z.int(), orders: z.int(), refunds: z.int() }),
      sums: StatementAmounts.pick({ commission: true, income: true }).meta({
        description: 'Of all that were found, on every page',
      }),
    }),
    refusals: [],
  },
  'GET /seller/money/statement_line': {
    summary: 'Where each figure of a line is from: the transfers that it is made of',
    who: 'seller',
    right: 'money.see',
    in: z.object({ id: Id }),
    out: StatementLine.extend({
      commission_rate: z.int().meta({ description: 'In basis points, of when the order was placed' }),
      transfers: z.array(
        z.object({
          id: z.int(),
          kind: BillType,
          reference: z.string(),
          at: Moment,
          returned: Money.meta({ description: 'What of the order went back by it' }),
          entries: NamedEntries,
        }),
      ),
    }),
    refusals: [],
  },
  'GET /seller/money/statement_table': {
    summary: 'A month as a table, part by part: its lines, or the entries of what the shop has available',
    who: 'seller',
    right: 'money.see',
    in: z.object({ month: MonthText, kind: z.enum(['lines', 'entries']), cursor: Cursor.optional() }),
    out: TablePart,
    refusals: [],
  },
  'GET /seller/money/chain': {
    summary: 'Entries of the chain of what the shop has available, from `seq` on',
    who: 'seller',
    right: 'money.see',
    in: chainPartInput,
    out: ChainPart,
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
