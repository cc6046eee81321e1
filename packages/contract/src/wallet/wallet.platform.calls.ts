import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { WithdrawalState, WithdrawalStep } from '../states.ts';
import {
  countedPageSchema,
  Id,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  SignedMoney,
  text,
} from '../values.ts';
import { Bill, ChainEntry, PlatformWithdrawal, Withdrawal, WithdrawalFacts } from './wallet-values.ts';

const Owner = z.enum(['shopper', 'shop']);
const Reason = text(2, 200);
const moved = ['wallet.withdrawal_moved'] as const;

/** Money given to or taken from somebody by the platform, by one person or two. */
export const Adjustment = z
  .object({
    id: Id,
    kind: Owner,
    owner_id: Id,
    owner: z.string(),
    amount: SignedMoney,
    reason: z.string(),
    state: z.enum(['waiting', 'done', 'dropped']),
    by: z.string(),
    approved_by: z.string(),
    createtime: Moment,
    can_approve: z.boolean(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.output<typeof Adjustment>;

/** How many rows of a bank’s result file were taken, and why the others were not. */
const ImportOutcome = z.object({
  paid: z.int(),
  failed: z.int(),
  refused: z.array(z.object({ line: z.int(), withdrawal_no: z.string(), msg: z.string() })),
});

export const walletPlatformCalls = declareCalls({
  'GET /platform/withdrawals/list': {
    summary: 'Withdrawals of shoppers and shops; those that wait first the oldest',
    who: 'platform',
    right: 'withdrawals.read',
    in: z.object({
      state: WithdrawalState.or(z.literal('all')).default('created'),
      step: WithdrawalStep.optional(),
      kind: Owner.optional(),
      keyword: text(0, 64).optional().meta({
        description: 'A number of it, of its batch or of the bank, or part of the name of who asked for it',
      }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformWithdrawal).extend({
      counts: z.object({
        waiting: z.int(),
        approved: z.int(),
        sent: z.int(),
        successed: z.int(),
        rejected: z.int(),
      }),
    }),
    refusals: [],
  },
  'GET /platform/withdrawals/details': {
    summary: 'One withdrawal, with its timeline and what speaks for it or against it',
    who: 'platform',
    right: 'withdrawals.read',
    in: z.object({ id: Id }),
    out: PlatformWithdrawal.extend({
      timeline: Withdrawal.shape.timeline,
      facts: WithdrawalFacts,
      balance_days: z.array(z.object({ day: z.string(), balance: Money })).meta({
        description:
          'What could be spent at the end of each of the 90 days up to the one it was asked for on',
      }),
      entries: z.array(Bill.extend({ hash: ChainEntry.shape.hash })).meta({
        description: 'The newest entries of what could be spent, up to the one that put it on hold',
      }),
      earlier: z
        .array(Withdrawal.omit({ timeline: true }))
        .meta({ description: 'The owner’s newest before this one, five at most' }),
    }),
    refusals: [],
  },
  'POST /platform/withdrawals/approve': {
    summary: 'Approve a withdrawal; above a limit two different people must',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ id: Id }),
    out: PlatformWithdrawal,
    refusals: [...moved, 'wallet.approved_by_you', 'payments.channel_off'],
  },
  'POST /platform/withdrawals/export': {
    summary: 'Put what is approved for bank cards into one batch for the bank; from now on it counts as sent',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ ids: z.array(Id).max(500).optional().meta({ description: 'Left out: all that wait' }) }),
    out: z.object({ batch_no: z.string(), count: z.int(), amount: Money }),
    refusals: ['wallet.nothing_to_send'],
  },
  'GET /platform/withdrawals/batch': {
    summary: 'The file of a batch for the bank: the one place where card numbers are written out',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ batch_no: text(1, 40) }),
    out: z.object({ filename: z.string(), csv: z.string() }),
    refusals: [],
  },
  'POST /platform/withdrawals/import': {
    summary: 'Take the bank’s result file: each row is paid, failed or refused by itself',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({
      rows: z
        .array(
          z.object({
            batch_no: text(1, 40).meta({
              description: 'Of the payout it is the result of: a withdrawal may be in another batch by now',
            }),
            withdrawal_no: text(1, 40),
            result: z.enum(['paid', 'failed']),
            reference: text(0, 64).default(''),
            reason: text(0, 200).default(''),
          }),
        )
        .min(1)
        .max(500),
    }),
    out: ImportOutcome,
    refusals: [],
  },
  'POST /platform/withdrawals/paid': {
    summary: 'Enter the bank’s reference of a withdrawal that was paid out',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ id: Id, reference: text(2, 64) }),
    out: PlatformWithdrawal,
    refusals: [...moved, 'wallet.reference_used', 'wallet.sent_by_channel'],
  },
  'POST /platform/withdrawals/failed': {
    summary: 'Say that a payout did not arrive: it waits again, and may be sent anew or rejected',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ id: Id, reason: Reason }),
    out: PlatformWithdrawal,
    refusals: [...moved, 'wallet.sent_by_channel'],
  },
  'POST /platform/withdrawals/reject': {
    summary: 'Reject a withdrawal: its money returns whole',
    who: 'platform',
    right: 'withdrawals.write',
    confirm: true,
    in: z.object({ id: Id, reason: Reason }),
    out: PlatformWithdrawal,
    refusals: [...moved],
  },
  'GET /platform/wallet/person': {
    summary: 'The wallet of a shopper or a shop, with its bills',
    who: 'platform',
    right: 'wallets.read',
    in: z.object({ kind: Owner, id: Id, ...numberedPageInput }),
    out: countedPageSchema(Bill).extend({
      owner: z.object({ kind: Owner, id: Id, name: z.string() }),
      available: Money,
      frozen: Money,
      pending: Money,
    }),
    refusals: [],
  },
  'GET /platform/wallet/adjustments': {
    summary: 'Adjustments; those that wait for a second person first',
    who: 'platform',
    right: 'wallets.read',
    in: z.object({ state: Adjustment.shape.state.optional(), ...numberedPageInput }),
    out: countedPageSchema(Adjustment).extend({ waiting: z.int() }),
    refusals: [],
  },
  'POST /platform/wallet/adjust': {
    summary: 'Give money to somebody, or take it back; above a limit a second person must approve',
    who: 'platform',
    right: 'wallets.adjust',
    confirm: true,
    idempotencyKey: 'required',
    in: z.object({ kind: Owner, id: Id, amount: SignedMoney, reason: Reason }),
    out: Adjustment,
    refusals: ['wallet.amount_wrong', 'payments.insufficient_balance'],
  },
  'POST /platform/wallet/approve': {
    summary: 'Approve an adjustment that another person asked for',
    who: 'platform',
    right: 'wallets.adjust',
    confirm: true,
    in: z.object({ id: Id }),
    out: Adjustment,
    refusals: ['wallet.adjustment_moved', 'wallet.approved_by_you', 'payments.insufficient_balance'],
  },
  'POST /platform/wallet/drop': {
    summary: 'Drop an adjustment that waits',
    who: 'platform',
    right: 'wallets.adjust',
    confirm: true,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['wallet.adjustment_moved'],
  },
});
