/** Wallets on the wire: bills with their proof, payout accounts, withdrawals. */
import { z } from 'zod';
import { BillType, CardType, PayChannel, PayoutMethod, WithdrawalState, WithdrawalStep } from '../states.ts';
import { Id, integer, Moment, Money, SignedMoney } from '../values.ts';

/** What a bill belongs to: an order or a refund by its id, a withdrawal, a recharge by its payment number … */
const BillSubject = z.object({
  kind: z.enum(['trade', 'order', 'recharge', 'withdrawal', 'refund', 'adjustment', 'opening', 'referral']),
  id: z.string(),
});

export const Bill = z
  .object({
    id: z.int().meta({ description: 'The entry’s number in the chain of its account' }),
    type: BillType,
    title: z.string(),
    amount: SignedMoney,
    balance_after: Money,
    funds: PayChannel.meta({ description: 'By which way the money moved; `balance` for the wallet itself' }),
    createtime: Moment,
    subject: BillSubject,
    under_way: z.boolean().meta({ description: 'Of a withdrawal that has not ended' }),
  })
  .meta({ id: 'Bill' });
export type Bill = z.output<typeof Bill>;

/** An entry of an account’s hash chain, exactly as it is hashed: see `ledger-chain.ts`. */
export const ChainEntry = z
  .object({
    seq: z.int(),
    transfer: z.int(),
    cents: z.int(),
    balance: z.int().meta({ description: 'Cents after this entry' }),
    at: z.int().meta({ description: 'Unix milliseconds' }),
    hash: z.string().meta({ description: '64 hexadecimal digits' }),
  })
  .meta({ id: 'ChainEntry' });
export type ChainEntry = z.output<typeof ChainEntry>;

/** Part of a chain: its entries, and the one they go on from (null at the beginning). */
export const ChainPart = z
  .object({ account: z.string(), before: ChainEntry.nullable(), entries: z.array(ChainEntry) })
  .meta({ id: 'ChainPart' });
export type ChainPart = z.output<typeof ChainPart>;

/** The entries of a transfer, in words. */
export const NamedEntries = z.array(z.object({ name: z.string(), amount: SignedMoney, own: z.boolean() }));

/** The double entry behind a bill. */
export const BillProof = z
  .object({
    account: z.string(),
    seq: z.int(),
    transfer: z.int(),
    hash: z.string(),
    entries: NamedEntries,
  })
  .meta({ id: 'BillProof' });
export type BillProof = z.output<typeof BillProof>;

/** What `npm run ledger:verify` checks: the chain of a month, from the entry that it goes on from. */
export const LedgerProof = z.object({ format: z.literal('chengji-ledger-proof/1'), chain: ChainPart });

/** A month of an account; its table and the entries of its proof come in parts. */
export const Statement = z
  .object({
    month: z.string(),
    in: Money,
    out: Money,
    opening: Money,
    closing: Money,
    first: z.int().meta({ description: 'The number of its first entry' }),
    entries: z.int().meta({ description: 'How many it has' }),
    filename: z.string(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof Statement>;

/** Lines of a table, the header among the first; `next` asks for those after them. */
export const TablePart = z.object({ csv: z.string(), next: z.string().nullable() });

export const chainPartInput = z.object({
  seq: integer(1, 999_999_999),
  limit: integer(1, 500).default(100),
});

export const Bank = z
  .object({
    code: z.string(),
    name: z.string(),
    colour: z.string(),
    prefixes: z.array(z.object({ digits: z.string(), card_type: CardType })),
  })
  .meta({ id: 'Bank' });
export type Bank = z.output<typeof Bank>;

/** Number, name and phone are masked. */
export const PayoutAccount = z
  .object({
    id: Id,
    kind: PayoutMethod.meta({ description: '`manual` is a bank card; `wechat` has no number' }),
    bank_code: z.string(),
    bank_name: z.string(),
    colour: z.string(),
    card_type: CardType.nullable(),
    account: z.string(),
    name: z.string(),
    phone: z.string(),
    is_default: z.boolean(),
    createtime: Moment,
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.output<typeof PayoutAccount>;

/** The account a withdrawal goes to, as it was when asked for. */
const PinnedAccount = PayoutAccount.pick({
  kind: true,
  bank_code: true,
  bank_name: true,
  colour: true,
  account: true,
  name: true,
});

export const Withdrawal = z
  .object({
    id: Id,
    withdrawal_no: z.string(),
    state: WithdrawalState,
    amount: Money,
    fee: Money,
    arrives: Money,
    account: PinnedAccount,
    reason: z.string().meta({ description: 'Why it was rejected; else empty' }),
    createtime: Moment,
    ended_at: Moment.nullable(),
    due_at: Moment.nullable().meta({
      description: 'When it should be done at the latest; null once it has ended',
    }),
    timeline: z.array(
      z.object({
        event: z.enum(['created', 'approved', 'sent', 'failed', 'successed', 'rejected']),
        at: Moment,
        note: z.string(),
      }),
    ),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.output<typeof Withdrawal>;

export const PlatformWithdrawal = Withdrawal.omit({ timeline: true })
  .extend({
    step: WithdrawalStep.nullable().meta({ description: 'null once it has ended' }),
    owner: z.object({ kind: z.enum(['shopper', 'shop']), id: Id, name: z.string() }),
    approvals: z.array(z.object({ staff_id: Id, name: z.string(), at: Moment })),
    approvals_needed: z.int(),
    batch_no: z.string(),
    reference: z.string().meta({ description: 'The bank’s own; empty until it is paid' }),
    failure: z.string().meta({ description: 'Why the last payout did not arrive; else empty' }),
    can: z.object({
      approve: z.boolean(),
      send: z.boolean(),
      paid: z.boolean(),
      reject: z.boolean(),
    }),
  })
  .meta({ id: 'PlatformWithdrawal' });
export type PlatformWithdrawal = z.output<typeof PlatformWithdrawal>;

/** What speaks for a withdrawal or against it, for the member of staff who decides. */
export const WithdrawalFacts = z
  .object({
    owner_since: Moment.meta({ description: 'When the shopper joined, or the shop opened' }),
    account_added_at: Moment.nullable().meta({ description: 'null where it was removed since' }),
    paid_before: z.int().meta({ description: 'How many earlier ones arrived' }),
    paid_before_amount: Money.meta({ description: 'What those came to' }),
    asked_that_day: Money.meta({ description: 'Of its day, this one among them, without rejected ones' }),
    day_maximum: Money,
    open_refunds: z.int(),
    balance_before: Money,
    balance_after: Money.meta({ description: 'What could be spent once its amount was put on hold' }),
    verified_entries: z
      .int()
      .meta({ description: 'So many entries up to this were recomputed: the last 200' }),
    broken_entry: z.int().nullable().meta({ description: 'The first of them that does not follow' }),
  })
  .meta({ id: 'WithdrawalFacts' });
export type WithdrawalFacts = z.output<typeof WithdrawalFacts>;
