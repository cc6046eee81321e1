import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { BillType, PayChannel, WithdrawalState } from '../states.ts';
import { Cursor, Id, integer, Money, MonthText, pageInput, pageSchema } from '../values.ts';
import {
  Bill,
  BillProof,
  ChainPart,
  chainPartInput,
  Statement,
  TablePart,
  Withdrawal,
} from './wallet-values.ts';

/** In the order in which they are told: the first that applies. */
export const withdrawRefusals = [
  'wallet.account_missing',
  'wallet.amount_wrong',
  'wallet.below_minimum',
  'payments.insufficient_balance',
  'wallet.over_limit',
  'identity.payments_held',
  'payments.wrong_pay_password',
  'payments.pay_password_unset',
  'payments.pay_password_locked',
] as const;

const Limits = z.object({
  minimum: Money,
  maximum: Money.meta({ description: 'Of one withdrawal or recharge' }),
});

export const walletCalls = declareCalls({
  'GET /wanlshop/wallet/info': {
    summary: 'The own wallet, and by which rules it is filled and emptied',
    who: 'shopper',
    in: z.object({}),
    out: z.object({
      balance: Money,
      frozen: Money.meta({ description: 'Waits to be withdrawn' }),
      accounts: z.int().meta({ description: 'Payout accounts' }),
      open_withdrawals: z.int(),
      has_pay_password: z.boolean(),
      held: z.boolean().meta({ description: 'Payments are held after a change of mobile' }),
      recharge: Limits.extend({
        channels: z.array(z.object({ channel: PayChannel, name: z.string() })),
        minutes: z.int().meta({ description: 'Unpaid it closes after' }),
      }),
      withdraw: Limits.extend({
        left_today: Money,
        fee_rate: z.int().meta({ description: 'Basis points' }),
        fee_minimum: Money,
      }),
    }),
    refusals: [],
  },
  'GET /wanlshop/wallet/bills': {
    summary: 'The own bills, the newest first; `month` is summed on the first page only',
    who: 'shopper',
    in: z.object({ type: BillType.optional(), month: MonthText.optional(), ...pageInput }),
    out: pageSchema(Bill).extend({ month: z.object({ in: Money, out: Money }).nullable() }),
    refusals: [],
  },
  'GET /wanlshop/wallet/bill': {
    summary: 'One own bill: what it belongs to, and its proof',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Bill.extend({
      orders: z.array(z.object({ id: Id, order_no: z.string(), shop: z.string(), title: z.string() })),
      team_id: Id.nullable(),
      refund: z.object({ id: Id, refund_no: z.string() }).nullable(),
      withdrawal: Withdrawal.nullable(),
      reason: z.string().meta({ description: 'Of a refund or an adjustment; else empty' }),
      proof: BillProof,
    }),
    refusals: [],
  },
  'GET /wanlshop/wallet/chain': {
    summary: 'Entries of the own chain from `seq` on, to recompute their hashes',
    who: 'shopper',
    in: chainPartInput,
    out: ChainPart,
    refusals: [],
  },
  'GET /wanlshop/wallet/statement': {
    summary: 'A month of the own wallet; the entries of its proof are those of the chain from `first` on',
    who: 'shopper',
    in: z.object({ month: MonthText }),
    out: Statement,
    refusals: [],
  },
  'GET /wanlshop/wallet/statement_table': {
    summary: 'The bills of a month as a table, part by part, the earliest first',
    who: 'shopper',
    in: z.object({ month: MonthText, cursor: Cursor.optional() }),
    out: TablePart,
    refusals: [],
  },
  'POST /wanlshop/wallet/recharge': {
    summary: 'Pay money in; `params` open the channel’s page or its app',
    who: 'shopper',
    idempotencyKey: 'required',
    in: z.object({ amount: Money, channel: PayChannel }),
    out: z.object({
      payment_no: z.string(),
      status: z.enum(['paid', 'pending']),
      params: z.record(z.string(), z.string()).optional(),
    }),
    refusals: [
      'wallet.amount_wrong',
      'wallet.recharge_below',
      'wallet.recharge_above',
      'payments.channel_off',
      'payments.gateway_refused',
      'payments.channel_unreachable',
      'payments.closing_soon',
      'payments.trade_closed',
      'payments.trade_paid',
    ],
  },
  'POST /wanlshop/wallet/withdraw': {
    summary: 'Have money paid out; the amount is frozen at once',
    who: 'shopper',
    idempotencyKey: 'required',
    in: z.object({
      account_id: integer(0, 999_999_999_999).default(0),
      amount: z.string().max(20),
      password: z.string().max(6).optional(),
    }),
    out: z.object({ id: Id, fee: Money }),
    refusals: [...withdrawRefusals],
  },
  'GET /wanlshop/wallet/withdrawals': {
    summary: 'The own withdrawals, the newest first',
    who: 'shopper',
    in: z.object({ state: WithdrawalState.optional(), ...pageInput }),
    out: pageSchema(Withdrawal),
    refusals: [],
  },
  'GET /wanlshop/wallet/withdrawal': {
    summary: 'One own withdrawal with its timeline',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Withdrawal.extend({
      confirm_params: z
        .record(z.string(), z.string())
        .nullable()
        .optional()
        .meta({ description: 'Opens the page inside WeChat on which the person takes the money' }),
    }),
    refusals: [],
  },
});
