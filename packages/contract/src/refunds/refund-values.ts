/** Refunds on the wire. One refund is of one order line, of a number of its pieces. */
import { z } from 'zod';
import { Area, TrackingStep } from '../shipping/shipping.calls.ts';
import {
  OrderState,
  PayChannel,
  Received,
  RefundBearer,
  RefundKind,
  RefundState,
  ShopType,
} from '../states.ts';
import { Id, ListedReason, Moment, Money, SignedMoney } from '../values.ts';

export const RefundRow = z
  .object({
    id: Id,
    refund_no: z.string(),
    order_id: Id,
    order_no: z.string(),
    line_id: Id,
    shop: z.object({ id: Id, name: z.string(), type: ShopType }),
    goods: z.object({
      id: Id,
      title: z.string(),
      image: z.string(),
      values: z.array(z.string()),
      number: z.int().meta({ description: 'Of the pieces the refund is of' }),
    }),
    kind: RefundKind,
    state: RefundState,
    amount: Money.meta({ description: 'What is asked for; once decided, what goes back' }),
    returns_to: PayChannel.meta({ description: 'The way the order was paid; `balance` once it went there' }),
    due_at: Moment.nullable().meta({ description: 'When the state changes by itself' }),
    createtime: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'RefundRow' });
export type RefundRow = z.output<typeof RefundRow>;

/**
 * A step of a refund. One that is done has its moment. One to come has its moment, or, where its beginning is not
 * known yet, how long it lasts; and what happens when nobody acts.
 */
export const RefundStep = z
  .object({
    event: z.enum([
      'applied',
      'resubmitted',
      'approved',
      'rejected',
      'sent',
      'received',
      'receipt_refused',
      'brought_to_platform',
      'decided',
      'processing',
      'failed',
      'retried',
      'completed',
      'closed',
      'seller_answers',
      'buyer_answers',
      'buyer_returns',
      'seller_receives',
      'platform_decides',
      'money_arrives',
    ]),
    at: Moment.nullable(),
    within: z.int().nullable().meta({ description: 'Seconds it lasts, from a beginning not known yet' }),
    done: z.boolean(),
    otherwise: z
      .enum(['approved', 'closed', 'received', 'decided_for_buyer', 'waits'])
      .nullable()
      .meta({ description: 'What happens when nobody acts until then' }),
  })
  .meta({ id: 'RefundStep' });
export type RefundStep = z.output<typeof RefundStep>;

export const RefundLogRow = z
  .object({
    id: Id,
    event: RefundStep.shape.event.or(z.enum(['evidence'])),
    by: z.enum(['buyer', 'seller', 'platform', 'system']),
    content: z.string(),
    images: z.array(z.string()),
    amount: Money.nullable(),
    at: Moment,
  })
  .meta({ id: 'RefundLogRow' });
export type RefundLogRow = z.output<typeof RefundLogRow>;

export const ReturnAddress = z
  .object({ name: z.string(), mobile: z.string(), area: z.string(), detail: z.string() })
  .meta({ id: 'ReturnAddressSnapshot' });

/** A return address a shop keeps. */
export const ShopReturnAddress = z
  .object({
    id: Id,
    name: z.string(),
    mobile: z.string(),
    detail: z.string(),
    ...Area.shape,
    is_default: z.boolean(),
  })
  .meta({ id: 'ShopReturnAddress' });
export type ShopReturnAddress = z.output<typeof ShopReturnAddress>;

/** What buyer, shop and platform all see of a refund. */
export const RefundFacts = RefundRow.extend({
  received: Received,
  reason: ListedReason,
  content: z.string(),
  images: z.array(z.string()),
  asked: Money.meta({ description: 'What the buyer asked for' }),
  freight: Money.meta({ description: 'Of the amount, what is freight; known once it is decided' }),
  max: Money.meta({ description: 'What could go back now' }),
  resubmissions_left: z.int(),
  was_brought_to_platform: z.boolean(),
  rejection: z.object({ reason: z.string(), images: z.array(z.string()) }).nullable(),
  decision: z
    .object({
      verdict: z.enum(['refund', 'no']),
      amount: Money,
      return_needed: z.boolean(),
      borne_by: RefundBearer,
      reason: z.string(),
    })
    .nullable()
    .meta({ description: 'What the platform decided; by itself when nobody did in time' }),
  return_address: ReturnAddress.nullable(),
  parcel: z.object({ carrier: z.string(), carrier_code: z.string(), tracking_no: z.string() }).nullable(),
  steps: z.array(TrackingStep).meta({ description: 'Of the parcel that comes back' }),
  timeline: z.array(RefundStep).meta({ description: 'What happened, then what is still to come' }),
}).meta({ id: 'RefundFacts' });

export const Refund = RefundFacts.extend({
  order_state: OrderState,
  pauses: z
    .object({ event: z.enum(['auto_receive', 'auto_comment']), left: z.int() })
    .nullable()
    .meta({ description: 'What of the order stands still meanwhile, with the seconds it has left' }),
  log: z.array(RefundLogRow).meta({ description: 'The newest two' }),
  can: z.object({
    edit: z.boolean(),
    cancel: z.boolean(),
    ship: z.boolean(),
    intervene: z.boolean(),
    evidence: z.boolean(),
    to_balance: z.boolean(),
    apply_again: z.boolean(),
  }),
}).meta({ id: 'Refund' });
export type Refund = z.output<typeof Refund>;

/** The double entry that a decision writes, in words; adds up to 0. */
export const RefundEntries = z.array(z.object({ name: z.string(), amount: SignedMoney }));

/** What staff see of the order behind a refund, and of its buyer. */
export const RefundOrder = z
  .object({
    state: OrderState,
    channel: PayChannel.nullable(),
    goods_amount: Money,
    freight: Money,
    discount: Money,
    platform_discount: Money,
    payable: Money,
    returned: Money,
    paid_at: Moment.nullable(),
    shipped_at: Moment.nullable(),
    received_at: Moment.nullable(),
    completed_at: Moment.nullable(),
  })
  .meta({ id: 'RefundOrder' });

export const RefundBuyer = z
  .object({
    id: Id,
    nickname: z.string(),
    avatar: z.string(),
    orders: z.int().meta({ description: 'Paid within 90 days' }),
    refunds: z.int().meta({ description: 'Applied for within 90 days' }),
  })
  .meta({ id: 'RefundBuyer' });
