/** Checkouts and orders on the wire. */
import { z } from 'zod';
import { NextCard, QuoteCard } from '../coupons/coupon-values.ts';
import { OrderTeam, TierBrief } from '../groups/group-values.ts';
import { Address, TrackingStep } from '../shipping/shipping.calls.ts';
import {
  CampaignKind,
  CloseReason,
  LateChoice,
  OrderState,
  PayChannel,
  PurchaseKind,
  RefundState,
  ShopType,
} from '../states.ts';
import { Id, Moment, Money } from '../values.ts';

const QuoteLine = z.object({
  goods_id: Id,
  sku_id: Id,
  title: z.string(),
  image: z.string(),
  values: z.array(z.string()),
  price: Money,
  number: z.int(),
  sum: Money,
  discount: Money,
});

/** The own cards used by a checkout, a shop's by its id. */
const CardChoice = z.object({ cards: z.record(z.string(), Id), platform_card: Id.nullable() });

/** What a group checkout joins or opens. */
const QuoteGroup = z.object({
  campaign_id: Id,
  kind: CampaignKind,
  team: OrderTeam.nullable().meta({ description: 'null opens a new one' }),
  tiers: z.array(TierBrief),
  single_price: Money,
  hours: z.int(),
  late: LateChoice.meta({ description: 'What the market does unless the order says otherwise' }),
});

export const Quote = z
  .object({
    address: Address.nullable(),
    shops: z.array(
      z.object({
        shop_id: Id,
        shop_name: z.string(),
        shop_type: ShopType,
        lines: z.array(QuoteLine),
        goods_amount: Money,
        freight: Money,
        freight_text: z.string(),
        free_freight_lacks: Money.optional().meta({
          description: 'So much more bought makes it free; left out where no amount does',
        }),
        discount: Money,
        payable: Money,
        cards: z.array(QuoteCard).meta({ description: 'Usable ones first, by what they take off' }),
        card_id: Id.nullable(),
        next: NextCard.nullable(),
      }),
    ),
    goods_amount: Money,
    freight: Money,
    discount: Money,
    payable: Money,
    count: z.int(),
    platform_cards: z.array(QuoteCard),
    platform_card: Id.nullable(),
    platform_next: NextCard.nullable(),
    platform_discount: Money.meta({ description: 'What the platform’s card takes off, within `discount`' }),
    best: CardChoice.extend({ discount: Money }).meta({
      description: 'The legal combination of own cards that costs least',
    }),
    group: QuoteGroup.nullable(),
  })
  .meta({ id: 'Quote' });
export type Quote = z.output<typeof Quote>;

export const OrderLine = z
  .object({
    id: Id,
    goods_id: Id,
    sku_id: Id,
    title: z.string(),
    image: z.string(),
    values: z.array(z.string()),
    price: Money,
    number: z.int(),
    sum: Money,
    discount: Money.meta({ description: 'What coupons and its shop took off the sum' }),
    reviewed: z.boolean(),
    returned_number: z.int().meta({ description: 'Of the pieces, those whose money went back whole' }),
    shipped: z.boolean().meta({ description: 'Whether all pieces that go were sent' }),
    shipped_number: z.int().meta({ description: 'Of the pieces, those that were sent' }),
    to_ship: z.int().meta({ description: 'Of the pieces left, those still to be sent' }),
    refund: z
      .object({ id: Id, state: RefundState, amount: Money })
      .nullable()
      .meta({ description: 'The newest refund of the line' }),
    refundable: Money.meta({
      description: 'What can be asked back now; 0.00 also where a refund is open or the time is over',
    }),
    can_refund: z.boolean(),
  })
  .meta({ id: 'OrderLine' });

/** The actions the caller may take on an order now. */
const OrderCan = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  receive: z.boolean(),
  extend: z.boolean(),
  delete: z.boolean(),
  comment: z.boolean(),
});

/** An automatic event still to come. */
export const Deadline = z
  .object({
    event: z.enum(['auto_close', 'team_ends', 'auto_receive', 'auto_comment', 'after_sale_ends']),
    at: Moment,
    paused_by: z.enum(['refund']).nullable().meta({ description: 'What pauses it' }),
    left: z.int().nullable().meta({
      description: 'Paused: the seconds it goes on with afterwards; null where its moment stays the same',
    }),
  })
  .meta({ id: 'Deadline' });

export const OrderRow = z
  .object({
    id: Id,
    order_no: z.string(),
    trade_no: z.string(),
    state: OrderState,
    type: PurchaseKind,
    shop: z.object({ id: Id, name: z.string(), type: ShopType }),
    lines: z.array(OrderLine),
    count: z.int(),
    payable: Money,
    close_reason: CloseReason.nullable(),
    team_id: Id.nullable(),
    team: OrderTeam.nullable(),
    returned: Money.meta({ description: 'Went back to the buyer of what was paid' }),
    deadlines: z.array(Deadline),
    can: OrderCan,
    createtime: Moment,
  })
  .meta({ id: 'OrderRow' });
export type OrderRow = z.output<typeof OrderRow>;

/** The promise timeline: past events with their times, and every automatic event still to come with its exact time. */
export const TimelineStep = z
  .object({
    event: z.enum([
      'placed',
      'paid',
      'team_joined',
      'team_moved',
      'team_formed',
      'team_failed',
      'returned',
      'shipped',
      'received',
      'reviewed',
      'completed',
      'closed',
      'auto_close',
      'team_ends',
      'auto_receive',
      'auto_comment',
      'after_sale_ends',
    ]),
    at: Moment,
    done: z.boolean(),
    paused_by: z.enum(['refund']).nullable(),
    left: z.int().nullable().meta({
      description: 'Paused: the seconds it goes on with afterwards; null where its moment stays the same',
    }),
  })
  .meta({ id: 'TimelineStep' });

export const AddressSnapshot = z.object({
  name: z.string(),
  mobile: z.string(),
  area: z.string(),
  detail: z.string(),
});

export const Parcel = z.object({
  carrier: z.string(),
  carrier_code: z.string(),
  tracking_no: z.string(),
  phone: z.string(),
});

/** A parcel of an order, with what is in it and where it is. */
export const SentParcel = Parcel.extend({
  id: Id,
  lines: z.array(z.object({ line_id: Id, number: z.int() })).meta({ description: 'The pieces in it' }),
  steps: z.array(TrackingStep),
  shared_with: z.array(z.string()).meta({ description: 'The numbers of other orders in the same parcel' }),
}).meta({ id: 'SentParcel' });

export const OrderDetails = OrderRow.extend({
  goods_amount: Money,
  freight: Money,
  discount: Money,
  address: AddressSnapshot,
  remark: z.string(),
  pay_channel: PayChannel.nullable(),
  trade_payable: Money,
  trade_orders: z.int(),
  platform_discount: Money,
  late: LateChoice.nullable().meta({ description: 'What was chosen for a team that is over when paid' }),
  reduced: Money.meta({ description: 'Of the discount, what the shop took off the price' }),
  parcel: Parcel.nullable().meta({ description: 'The parcel sent last' }),
  steps: z.array(TrackingStep),
  parcels: z.array(SentParcel).meta({ description: 'Each parcel, in the order they were sent' }),
  close_note: z.string().meta({ description: 'What its shop said when it closed it' }),
  timeline: z.array(TimelineStep),
  extended: z.boolean(),
  paid_at: Moment.nullable(),
  shipped_at: Moment.nullable(),
  received_at: Moment.nullable(),
  completed_at: Moment.nullable(),
  closed_at: Moment.nullable(),
}).meta({ id: 'OrderDetails' });
export type OrderDetails = z.output<typeof OrderDetails>;

const Buyer = z.object({ nickname: z.string(), avatar: z.string() });

/** An order in a list of staff, of its shop or of the platform. */
export const StaffOrderRow = OrderRow.omit({ can: true }).extend({
  buyer: Buyer,
  receiver: z.object({ name: z.string(), area: z.string() }),
  remark: z.string(),
  freight: Money,
  paid_at: Moment.nullable(),
  ship_due_at: Moment.nullable(),
});

/** An order opened by staff, of its shop or of the platform. */
export const StaffOrder = OrderDetails.omit({ can: true, trade_payable: true, trade_orders: true }).extend({
  buyer: Buyer.extend({ id: Id }),
  commission: Money,
  income: Money,
  ship_due_at: Moment.nullable(),
  log: z.array(z.object({ event: z.string(), by: z.string(), at: Moment, note: z.string() })),
});

/** What happens to the other unpaid orders of a trade when one of them is cancelled. */
export const CancelPreview = z.object({
  outcome: z.enum(['alone', 'kept', 'repriced', 'whole']).meta({
    description:
      'alone: there are no others; kept: they cost what they did; repriced: they cost `payable`; whole: they are closed as well',
  }),
  others: z.int().meta({ description: 'How many other unpaid orders the trade has' }),
  payable_before: Money.meta({ description: 'What the others cost now' }),
  payable: Money.meta({ description: 'What they will cost; 0.00 when they are closed' }),
});
export type CancelPreview = z.output<typeof CancelPreview>;
