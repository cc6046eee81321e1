import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Repair, RepairPlan } from '../repairs/repair-values.ts';
import {
  BillDifferenceKind,
  BillDifferenceState,
  BilledKind,
  FundKind,
  PaymentFindingKind,
  RepairWay,
  StuckKind,
} from '../states.ts';
import {
  countedPageSchema,
  Day,
  Id,
  Moment,
  Nothing,
  numberedPageInput,
  SignedMoney,
  text,
} from '../values.ts';

/** One that keeps a bill of its days: every channel but the balance. */
const BillChannel = z.enum(['wechat', 'sandbox']);
/** A day of the channel’s own calendar. */
const BillDay = Day.meta({ description: 'A day, such as "2026-11-20"' });
const SubjectNo = text(1, 64);

const Side = z.object({ count: z.int(), amount: SignedMoney });

/** Where a channel’s bill and the ledger do not say the same of a number. */
export const BillDifference = z
  .object({
    id: Id,
    kind: BillDifferenceKind,
    subject: BilledKind,
    number: z.string(),
    channel_no: z.string(),
    ours: SignedMoney.nullable(),
    theirs: SignedMoney.nullable().meta({ description: 'As the fund-flow bill lists it: what moved there' }),
    trade: SignedMoney.nullable().meta({ description: 'As the trade bill lists it, which knows no payouts' }),
    difference: SignedMoney.meta({ description: 'What the channel has more than the ledger' }),
    our_state: z.enum([
      'unknown',
      'pending',
      'paid',
      'closed',
      'held',
      'refunding',
      'refunded',
      'done',
      'failed',
      'given_up',
    ]),
    payer: z.string().meta({ description: 'Whose payment it is, where it is known here' }),
    state: BillDifferenceState,
    can_query: z.boolean(),
    ways: z.array(RepairWay),
    repair: Repair.nullable().meta({ description: 'Done, or waiting for a second person' }),
  })
  .meta({ id: 'BillDifference' });
export type BillDifference = z.output<typeof BillDifference>;

export const StuckRow = z
  .object({
    kind: StuckKind,
    id: Id.nullable().meta({
      description: 'The refund or withdrawal that staff must see to; null where a channel has it',
    }),
    number: z.string(),
    channel: z.string().meta({ description: '`bank` where staff pay out at the bank' }),
    amount: z.string().meta({ description: 'Empty where it is not known' }),
    since: Moment,
    state: z.enum(['pending', 'failed', 'open']),
    finding: PaymentFindingKind.nullable(),
    can_query: z.boolean(),
  })
  .meta({ id: 'StuckRow' });
export type StuckRow = z.output<typeof StuckRow>;

const waiting = ['repairs.moved'] as const;

/** The money radar: whether the books fit, what is stuck, and what the channels say. */
export const radarCalls = declareCalls({
  'GET /platform/ledger/radar': {
    summary: 'The sums of all accounts, what they must equal, and money that is stuck',
    who: 'platform',
    right: 'ledger.read',
    in: z.object({}),
    out: z.object({
      now: Moment,
      entries: z.int(),
      sum: SignedMoney,
      funds: z.array(
        z.object({
          fund: FundKind,
          channel: z.string().meta({ description: 'Of an account beyond a channel; else empty' }),
          balance: SignedMoney,
          today: SignedMoney.meta({ description: 'How it moved since the day began' }),
          expected: SignedMoney.nullable().meta({
            description: 'What the orders, refunds or withdrawals behind it add up to, where that is known',
          }),
          count: z.int().nullable().meta({ description: 'How many of those there are' }),
        }),
      ),
      escrow: z.object({
        orders: Side.meta({ description: 'Paid and not finished' }),
        payments: Side.meta({ description: 'Held, or on their way back out of escrow' }),
        difference: SignedMoney,
      }),
      refunding: z.object({ refunds: Side, difference: SignedMoney }),
      stuck: z.object({
        rows: z.array(StuckRow),
        counts: z.object({ payment: z.int(), refund: z.int(), payout: z.int(), callback: z.int() }),
        total: z.int(),
      }),
      bills: z.array(
        z.object({
          channel: BillChannel,
          day: BillDay.meta({ description: 'The newest that is over' }),
          differences: Side.meta({ description: 'Of all days, those nobody has seen to' }),
        }),
      ),
      waiting_repairs: z.int(),
    }),
    refusals: [],
  },
  'GET /platform/ledger/bill': {
    summary: 'A channel’s bill of a day, and where it differs from the ledger',
    who: 'platform',
    right: 'ledger.read',
    in: z.object({ channel: BillChannel, day: BillDay, ...numberedPageInput }),
    out: countedPageSchema(BillDifference).extend({
      channel: BillChannel,
      day: BillDay,
      fetch_at: Moment.nullable().meta({ description: 'When it is fetched by itself' }),
      fetched_at: Moment.nullable(),
      failure: z.string().meta({ description: 'Why it could not be fetched last, in the channel’s word' }),
      took_ms: z.int(),
      theirs: Side,
      ours: Side,
      matched: z.int(),
      counts: z.object({
        missing_here: z.int(),
        missing_there: z.int(),
        different: z.int(),
        twice: z.int(),
      }),
      open: z.int().meta({ description: 'Those nobody has seen to; `counts` has them by kind' }),
      net: SignedMoney.meta({ description: 'What the channel has more than the ledger by them' }),
      others: Side.meta({ description: 'Fees and what else moved there: no payment, refund or payout' }),
    }),
    refusals: [],
  },
  'POST /platform/ledger/fetch_bill': {
    summary: 'Fetch a channel’s bill of a day, again too, and compare it line by line',
    who: 'platform',
    right: 'ledger.repair',
    confirm: true,
    in: z.object({ channel: BillChannel, day: BillDay }),
    out: Nothing,
    refusals: ['payments.bill_not_there', 'payments.channel_silent', 'payments.channel_off'],
  },
  'POST /platform/ledger/query': {
    summary: 'Ask a channel again how a payment, refund or payout stands; what it says is done',
    who: 'platform',
    right: 'ledger.repair',
    confirm: true,
    in: z.object({ subject: BilledKind, number: SubjectNo, reason: text(2, 200) }),
    out: z.object({
      said: z.enum(['paid', 'unpaid', 'closed', 'mismatch', 'done', 'pending', 'failed', 'unknown']),
    }),
    refusals: ['payments.channel_silent'],
  },
  'GET /platform/ledger/preview': {
    summary: 'The entries that a repair would write',
    who: 'platform',
    right: 'ledger.repair',
    in: z.object({ id: Id, way: RepairWay }),
    out: RepairPlan,
    refusals: ['radar.repaired', 'radar.way_wrong'],
  },
  'POST /platform/ledger/repair': {
    summary: 'Repair a difference; above a limit a second person must approve',
    who: 'platform',
    right: 'ledger.repair',
    confirm: true,
    in: z.object({ id: Id, way: RepairWay, reason: text(2, 200) }),
    out: Repair,
    refusals: ['radar.repaired', 'radar.way_wrong', 'repairs.waiting'],
  },
  'GET /platform/ledger/repairs': {
    summary: 'Repairs; those that wait for a second person first',
    who: 'platform',
    right: 'ledger.read',
    in: z.object({ ...numberedPageInput }),
    out: countedPageSchema(Repair),
    refusals: [],
  },
  'POST /platform/ledger/approve_repair': {
    summary: 'Approve a repair that another person asked for: it is written now',
    who: 'platform',
    right: 'ledger.repair',
    confirm: true,
    in: z.object({ id: Id }),
    out: Repair,
    refusals: [
      ...waiting,
      'repairs.asked_by_you',
      'radar.repaired',
      'radar.way_wrong',
      'payments.finding_resolved',
      'payments.nothing_to_send',
      'refunds.state_changed',
    ],
  },
  'POST /platform/ledger/drop_repair': {
    summary: 'Drop a repair that waits',
    who: 'platform',
    right: 'ledger.repair',
    confirm: true,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [...waiting],
  },
});
