import { z } from 'zod';
import { declareCalls } from './call.ts';
import { NextCard, QuoteCard } from './coupon-values.ts';
import { TeamBrief, TierBrief } from './group-values.ts';
import { Address, TrackingStep } from './shipping.calls.ts';
import {
  CampaignKind,
  CloseReason,
  LateChoice,
  OrderState,
  OrderTab,
  PayChannel,
  PurchaseKind,
  ShopType,
} from './states.ts';
import { FileUrl, Flag, Id, Moment, Money, Nothing, pageInput, pageOf, text, whole } from './values.ts';

const Item = z.object({ goods_id: Id, sku_id: Id, number: whole(1, 9_999) });

/** What a checkout is computed from; placing sends the same again. */
const QuoteInput = z.object({
  type: z.enum(['cart', 'goods', 'group', 'ladder']),
  items: z.array(Item).min(1).max(100),
  address_id: Id.optional(),
  cards: z
    .record(z.string().regex(/^\d{1,15}$/), Id)
    .optional()
    .meta({ description: 'The card used for each shop’s order, by the shop’s id' }),
  platform_card: Id.optional(),
  campaign_id: Id.optional().meta({ description: 'Opens a team of this campaign' }),
  team_id: Id.optional().meta({ description: 'Joins this team' }),
});

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
  team: TeamBrief.nullable().meta({ description: 'null opens a new one' }),
  tiers: z.array(TierBrief),
  single_price: Money,
  hours: z.int(),
  late: LateChoice.meta({ description: 'What the market does unless told otherwise' }),
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
    reviewed: z.boolean(),
  })
  .meta({ id: 'OrderLine' });

/** What may be done with an order now, by the one who asks. */
const OrderCan = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  receive: z.boolean(),
  extend: z.boolean(),
  delete: z.boolean(),
  comment: z.boolean(),
});

/** An automatic event still to come; `paused_by` says what holds it. */
export const Deadline = z
  .object({
    event: z.enum(['auto_close', 'team_ends', 'auto_receive', 'auto_comment']),
    at: Moment,
    paused_by: z.enum(['refund']).nullable(),
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
    team: TeamBrief.nullable(),
    returned: Money.meta({ description: 'Went back to the balance of what was paid' }),
    deadlines: z.array(Deadline),
    can: OrderCan,
    createtime: Moment,
  })
  .meta({ id: 'OrderRow' });
export type OrderRow = z.output<typeof OrderRow>;

/** The promise timeline: what was, with its time, and every automatic event still to come with its exact time. */
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
    ]),
    at: Moment,
    done: z.boolean(),
    paused_by: z.enum(['refund']).nullable(),
  })
  .meta({ id: 'TimelineStep' });

const AddressSnapshot = z.object({
  name: z.string(),
  mobile: z.string(),
  area: z.string(),
  detail: z.string(),
});

const Parcel = z.object({
  carrier: z.string(),
  carrier_code: z.string(),
  tracking_no: z.string(),
  phone: z.string(),
});

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
  parcel: Parcel.nullable(),
  steps: z.array(TrackingStep),
  timeline: z.array(TimelineStep),
  extended: z.boolean(),
  paid_at: Moment.nullable(),
  shipped_at: Moment.nullable(),
  received_at: Moment.nullable(),
  completed_at: Moment.nullable(),
  closed_at: Moment.nullable(),
}).meta({ id: 'OrderDetails' });
export type OrderDetails = z.output<typeof OrderDetails>;

const byId = z.object({ id: Id });
const moved = ['orders.state_changed'] as const;

/** What a quote and a placing may both be refused with. */
const quoteRefusals = [
  'orders.not_on_sale',
  'orders.short_of_stock',
  'orders.no_delivery',
  'orders.address_gone',
  'coupons.card_not_usable',
  'groups.one_goods_only',
  'groups.campaign_over',
  'groups.team_full',
  'groups.team_over',
  'groups.already_in_team',
  'groups.person_limit',
  'groups.sold_out',
] as const;

export const ordersCalls = declareCalls({
  'POST /wanlshop/order/quote': {
    summary: 'What these items cost now, per shop, with freight',
    who: 'shopper',
    in: QuoteInput,
    out: Quote,
    refusals: [...quoteRefusals],
  },
  'POST /wanlshop/order/create': {
    summary: 'Place one order per shop as one trade; `payable` is what the person saw',
    who: 'shopper',
    idempotencyKey: 'required',
    in: QuoteInput.extend({
      address_id: Id,
      payable: Money,
      late: LateChoice.optional().meta({ description: 'Left out: what the market does' }),
      remarks: z.record(z.string().regex(/^\d{1,15}$/), text(0, 200)).optional(),
    }),
    out: z.object({
      trade_no: z.string(),
      orders: z.array(z.object({ id: Id, order_no: z.string() })),
      payable: Money,
      expires_at: Moment,
      team_id: Id.nullable(),
    }),
    refusals: ['orders.price_changed', ...quoteRefusals],
  },
  'GET /wanlshop/order/list': {
    summary: 'The own orders of a tab',
    who: 'shopper',
    in: z.object({
      state: OrderTab.default('all'),
      keyword: text(0, 64).optional().meta({ description: 'A word of a title, or an order or trade number' }),
      group: Flag.default(false).meta({ description: 'Only those bought in a team' }),
      ...pageInput,
    }),
    out: pageOf(OrderRow),
    refusals: [],
  },
  'GET /wanlshop/order/details': {
    summary: 'One own order, whole',
    who: 'shopper',
    in: byId,
    out: OrderDetails,
    refusals: [],
  },
  'GET /wanlshop/order/logistics': {
    summary: 'Where the parcel of an own order is',
    who: 'shopper',
    in: byId,
    out: z.object({
      state: OrderState,
      parcel: Parcel.nullable(),
      steps: z.array(TrackingStep),
      address: AddressSnapshot,
      image: z.string(),
    }),
    refusals: [],
  },
  'POST /wanlshop/order/cancel': {
    summary: 'Close an own unpaid order',
    who: 'shopper',
    in: byId.extend({ reason: text(0, 100).optional() }),
    out: OrderDetails,
    refusals: [...moved],
  },
  'POST /wanlshop/order/receive': {
    summary: 'Say that the parcel came',
    who: 'shopper',
    in: byId,
    out: OrderDetails,
    refusals: [...moved],
  },
  'POST /wanlshop/order/extend': {
    summary: 'Put the automatic receipt off, once',
    who: 'shopper',
    in: byId,
    out: OrderDetails,
    refusals: [...moved, 'orders.already_extended'],
  },
  'POST /wanlshop/order/delete': {
    summary: 'Take an ended order out of the own list',
    who: 'shopper',
    in: byId,
    out: Nothing,
    refusals: [...moved],
  },
  'POST /wanlshop/order/comment': {
    summary: 'Review the lines of a received order; the order completes with its last line',
    who: 'shopper',
    in: byId.extend({
      items: z
        .array(
          z.object({
            line_id: Id,
            score: whole(1, 5),
            content: text(0, 500),
            images: z.array(FileUrl).max(9).default([]),
            anonymous: Flag.default(false),
          }),
        )
        .min(1)
        .max(100),
    }),
    out: OrderDetails,
    refusals: [...moved, 'reviews.line_unknown', 'reviews.already_reviewed'],
  },
});
