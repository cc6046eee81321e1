import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Repair, RepairPlan } from '../repairs/repair-values.ts';
import { RefundBearer, RefundKind, RefundState } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  numberedPageInput,
  pageInput,
  pageSchema,
  text,
} from '../values.ts';
import {
  Refund,
  RefundBuyer,
  RefundEntries,
  RefundFacts,
  RefundLogRow,
  RefundOrder,
  RefundRow,
} from './refund-values.ts';

/** What the platform sorts refunds by; `failed` waits to be seen to as well. */
export const PlatformRefundTab = z.enum(['intervention', 'processing', 'failed', 'decided', 'all']);
export type PlatformRefundTab = z.output<typeof PlatformRefundTab>;

export const PlatformRefundRow = RefundRow.extend({
  buyer: z.object({ nickname: z.string(), avatar: z.string() }),
  reason: z.string(),
  failure: z.string().meta({ description: 'Why the channel could not return the money' }),
}).meta({ id: 'PlatformRefundRow' });
export type PlatformRefundRow = z.output<typeof PlatformRefundRow>;

export const PlatformRefund = RefundFacts.extend({
  buyer: RefundBuyer,
  order: RefundOrder,
  log: z.array(RefundLogRow),
  failure: z.string(),
  pauses: Refund.shape.pauses,
  shop_record: z
    .object({ refunds: z.int(), rejected: z.int(), interventions: z.int(), lost: z.int() })
    .meta({ description: 'Of the shop within 90 days; `lost`: decided for the buyer' }),
  like_cases: z
    .object({
      for_buyer: z.int(),
      partly: z.int(),
      against: z.int(),
      rows: z.array(z.object({ id: Id, title: z.string(), verdict: z.string(), amount: Money })),
    })
    .meta({ description: 'How refunds of the same reason were decided within 90 days' }),
  plans: z.array(RepairPlan).meta({
    description: 'What `retry` (`resend`) and `to_balance` (`credit`) would write, where they may be done',
  }),
  repair: Repair.nullable().meta({ description: 'Waits for a second person' }),
  can: z.object({ decide: z.boolean(), retry: z.boolean(), to_balance: z.boolean() }),
}).meta({ id: 'PlatformRefund' });
export type PlatformRefund = z.output<typeof PlatformRefund>;

const byId = z.object({ id: Id });
const day = Moment.or(integer(0, 9_999_999_999)).optional();
const repaired = byId.extend({ reason: text(2, 200) });
const moved = ['refunds.state_changed'] as const;
const decisionRefusals = [
  ...moved,
  'refunds.amount_above',
  'refunds.amount_missing',
  'refunds.goodwill_without_return',
  'refunds.no_return_address',
  'refunds.nothing_to_return',
] as const;

const Terms = {
  amount: Money.optional().meta({ description: 'Demanded of the verdict `refund`' }),
  return_needed: Flag.default(false),
  borne_by: RefundBearer.default('shop'),
};

export const refundsPlatformCalls = declareCalls({
  'GET /platform/refunds/list': {
    summary: 'Refunds of the market; those with a deadline by it, the others the newest first',
    who: 'platform',
    right: 'refunds.read',
    in: z.object({
      tab: PlatformRefundTab.default('intervention'),
      keyword: text(0, 64).optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformRefundRow).extend({ counts: z.record(PlatformRefundTab, z.int()) }),
    refusals: [],
  },
  'GET /platform/refunds/all': {
    summary: 'Every refund of the market, the last requested first',
    who: 'platform',
    right: 'refunds.read',
    in: z.object({
      state: RefundState.optional(),
      kind: RefundKind.optional(),
      keyword: text(0, 64).optional().meta({ description: 'Part of a refund or order number' }),
      shop_id: Id.optional(),
      shopper_id: Id.optional(),
      from: day,
      to: day,
      ...pageInput,
    }),
    out: pageSchema(PlatformRefundRow),
    refusals: [],
  },
  'GET /platform/refunds/details': {
    summary: 'One refund with both claims and everything said',
    who: 'platform',
    right: 'refunds.read',
    in: byId,
    out: PlatformRefund,
    refusals: [],
  },
  'GET /platform/refunds/preview': {
    summary: 'What a decision would book',
    who: 'platform',
    right: 'refunds.read',
    in: byId.extend(Terms),
    out: z.object({ entries: RefundEntries, max: Money, freight: Money }),
    refusals: [...decisionRefusals],
  },
  'POST /platform/refunds/decide': {
    summary: 'Decide a refund brought to the platform, with a reason both sides read',
    who: 'platform',
    right: 'refunds.decide',
    confirm: true,
    in: byId.extend({ verdict: z.enum(['refund', 'no']), ...Terms, reason: text(2, 500) }),
    out: PlatformRefund,
    refusals: [...decisionRefusals],
  },
  'POST /platform/refunds/retry': {
    summary:
      'Ask the channel once more to return the money of a refund that failed; above a limit a second person approves',
    who: 'platform',
    right: 'refunds.decide',
    confirm: true,
    in: repaired,
    out: PlatformRefund,
    refusals: [...moved, 'repairs.waiting'],
  },
  'POST /platform/refunds/to_balance': {
    summary:
      'Return the money of a refund that failed to the buyer’s balance; above a limit a second person approves',
    who: 'platform',
    right: 'refunds.decide',
    confirm: true,
    in: repaired,
    out: PlatformRefund,
    refusals: [...moved, 'repairs.waiting'],
  },
});
