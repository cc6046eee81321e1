import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { OrderFlag, ShopCloseReason } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';
import { OrderFilters, orderFilterFields } from './order-filters.ts';
import { AddressSnapshot, StaffOrder, StaffOrderRow } from './order-values.ts';

/** What the shop may do with the order now. */
const ShopCan = z.object({
  ship: z.boolean(),
  print_label: z.boolean().meta({ description: 'It went by waybill, whose label can be printed' }),
  change_price: z.boolean(),
  close: z.boolean(),
});

/** What a shop's staff see of an order and its buyer does not. */
const staffFields = {
  flag: OrderFlag.nullable(),
  recall_until: Moment.nullable().meta({ description: 'Until then what was shipped last can be recalled' }),
  can: ShopCan,
};

export const SellerOrderRow = StaffOrderRow.extend({
  note: z.string().nullable().meta({ description: 'The newest note of the staff' }),
  ...staffFields,
}).meta({ id: 'SellerOrderRow' });

export const SellerOrder = StaffOrder.extend({
  notes: z.array(z.object({ id: Id, by: z.string(), text: z.string(), at: Moment })),
  together: z.array(z.object({ id: Id, order_no: z.string() })).meta({
    description: 'Other orders of the same buyer to the same address that can go in the same parcel',
  }),
  ...staffFields,
}).meta({ id: 'SellerOrder' });

const Shipment = z.object({ carrier: text(0, 32), tracking_no: text(0, 64) });

/** A carrier's parcel: both are named. */
const CarrierShipment = z.object({ carrier: text(1, 32), tracking_no: text(1, 64) });

/** Each of some orders is done or refused by itself. */
const OutcomeRow = z.object({ order_id: Id, order_no: z.string(), ok: z.boolean(), msg: z.string() });
const Outcomes = rowsSchema(OutcomeRow);

const shipRefusals = [
  'orders.state_changed',
  'orders.waits_for_team',
  'orders.line_in_refund',
  'orders.all_in_refund',
  'shipping.carrier_unknown',
  'shipping.tracking_no_wrong',
] as const;

export const ordersSellerCalls = declareCalls({
  'GET /seller/dashboard/info': {
    summary: 'What waits to be done, and how the shop sells',
    who: 'seller',
    right: 'dashboard.read',
    in: z.object({}),
    out: z.object({
      todo: z.object({
        to_pay: z.int(),
        to_ship: z.int(),
        to_ship_late: z.int(),
        to_receive: z.int(),
        to_review: z.int(),
        sold_out: z.int(),
        refunds: z
          .object({ count: z.int(), oldest_due_at: Moment.nullable() })
          .meta({ description: 'Those to be approved or received' }),
      }),
      today: z.object({ orders: z.int(), amount: Money, buyers: z.int() }),
      yesterday: z.object({ orders: z.int(), amount: Money, buyers: z.int() }),
      days: z.array(z.object({ day: z.string(), orders: z.int(), amount: Money })),
      interest: z.array(
        z.object({ day: z.string(), visits: z.int(), favourites: z.int(), followers: z.int() }),
      ),
      best: z.array(
        z.object({ goods_id: Id, title: z.string(), image: z.string(), number: z.int(), amount: Money }),
      ),
      balance: z.object({ pending: Money, available: Money }),
    }),
    refusals: [],
  },
  'GET /seller/orders/list': {
    summary: 'The shop’s orders',
    who: 'seller',
    right: 'orders.read',
    in: z.object({
      ...orderFilterFields,
      sort: z.enum(['new', 'old', 'amount', 'due']).default('new').meta({
        description: 'due: what is to be shipped first',
      }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(SellerOrderRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  },
  'GET /seller/orders/details': {
    summary: 'One order of the shop',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ id: Id }),
    out: SellerOrder,
    refusals: [],
  },
  'POST /seller/orders/ship': {
    summary: 'Ship an order by a carrier, or with no carrier at all (both empty)',
    who: 'seller',
    right: 'orders.ship',
    in: Shipment.extend({
      order_id: Id,
      lines: z
        .array(z.object({ line_id: Id, number: integer(1, 9_999).optional() }))
        .min(1)
        .max(100)
        .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length)
        .optional()
        .meta({
          description:
            'Only these lines, and of each only so many pieces, the others later; left out: all that can go',
        }),
      without_refunds: Flag.default(false).meta({
        description: 'Leave out the lines whose refund is open; without it they hold up the order',
      }),
    }),
    out: SellerOrder,
    refusals: ['orders.too_many_to_send', ...shipRefusals],
  },
  'POST /seller/orders/ship_many': {
    summary: 'Ship many orders; `dry_run` only checks. Each row is done or refused by itself',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({
      dry_run: Flag.default(false),
      rows: z
        .array(
          z.object({
            order_no: text(1, 40),
            carrier: text(0, 32),
            tracking_no: text(0, 64),
            no_logistics: Flag.default(false).meta({
              description:
                'Sent without a carrier; without it, a row that names no carrier and number is refused',
            }),
          }),
        )
        .min(1)
        .max(500),
    }),
    out: rowsSchema(
      z.object({ order_no: z.string(), order_id: Id.nullable(), ok: z.boolean(), msg: z.string() }),
    ).extend({
      shipped: z.int(),
      refused: z.int(),
      recall_until: Moment.nullable().meta({ description: 'Until then what was shipped can be recalled' }),
    }),
    refusals: ['orders.shipment_unclear', 'orders.line_in_refund', 'orders.all_in_refund'],
  },
  'POST /seller/orders/contact': {
    summary: 'The whole mobile number an order goes to; that it was read is recorded',
    who: 'seller',
    right: 'orders.contact',
    in: z.object({ id: Id }),
    out: AddressSnapshot,
    refusals: [],
  },
  'POST /seller/orders/ship_together': {
    summary: 'Ship orders of one buyer to one address in one parcel',
    who: 'seller',
    right: 'orders.ship',
    in: CarrierShipment.extend({ order_ids: z.array(Id).min(2).max(20) }),
    out: z.object({ shipped: z.int() }),
    refusals: ['orders.not_together', ...shipRefusals],
  },
  'POST /seller/orders/ship_by_waybill': {
    summary:
      'Ship orders by numbers that a carrier gives, each by itself; the same order is given one number however often it is asked',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({ order_ids: z.array(Id).min(1).max(10), carrier: text(1, 32) }),
    out: rowsSchema(OutcomeRow.extend({ tracking_no: z.string() })).extend({
      shipped: z.int(),
      recall_until: Moment.nullable(),
    }),
    refusals: [
      'orders.line_in_refund',
      'orders.all_in_refund',
      'shipping.no_waybills',
      'shipping.no_waybill_account',
      'shipping.waybill_refused',
      'shipping.waybill_unanswered',
    ],
  },
  'GET /seller/orders/labels': {
    summary: 'The labels of the parcels of an order that went by waybill, to print',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({ id: Id }),
    out: rowsSchema(
      z.object({
        parcel_id: Id,
        carrier: z.string(),
        tracking_no: z.string(),
        image: z.string().meta({ description: 'The picture as a data URL' }),
      }),
    ),
    refusals: ['shipping.no_waybills', 'shipping.waybill_unanswered'],
  },
  'POST /seller/orders/recall': {
    summary: 'Take back what was shipped last of each order, within `orders.recall_minutes`',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({ order_ids: z.array(Id).min(1).max(500) }),
    out: Outcomes.extend({ recalled: z.int() }),
    refusals: ['orders.recall_too_late', 'orders.recall_in_refund'],
  },
  'POST /seller/orders/change_parcel': {
    summary: 'Correct the carrier or the number of a parcel on its way; `seen` is the number it had',
    who: 'seller',
    right: 'orders.ship',
    in: CarrierShipment.extend({ order_id: Id, parcel_id: Id, seen: text(1, 64) }),
    out: SellerOrder,
    refusals: ['orders.state_changed', 'shipping.carrier_unknown', 'shipping.tracking_no_wrong'],
  },
  'POST /seller/orders/change_price': {
    summary: 'Set what an unpaid order costs and how much of it is freight; `seen` is what it cost',
    who: 'seller',
    right: 'orders.price',
    in: z.object({ order_id: Id, seen: Money, payable: Money, freight: Money }),
    out: SellerOrder,
    refusals: [
      'orders.state_changed',
      'orders.price_changed_meanwhile',
      'orders.price_in_team',
      'orders.price_out_of_range',
    ],
  },
  'POST /seller/orders/close': {
    summary: 'Close an unpaid order with a reason its buyer is told',
    who: 'seller',
    right: 'orders.price',
    in: z.object({ order_id: Id, reason: ShopCloseReason, note: text(0, 100).default('') }),
    out: SellerOrder,
    refusals: ['orders.state_changed', 'orders.close_changes_others'],
  },
  'POST /seller/orders/note': {
    summary: 'Leave a note on an order for the own staff',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ order_id: Id, text: text(1, 500) }),
    out: SellerOrder,
    refusals: [],
  },
  'POST /seller/orders/flag': {
    summary: 'Mark orders with a colour for the own staff, or with none',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ order_ids: z.array(Id).min(1).max(500), flag: OrderFlag.nullable() }),
    out: Nothing,
    refusals: [],
  },
  'GET /seller/orders/views': {
    summary: 'The filters the caller keeps under names',
    who: 'seller',
    right: 'orders.read',
    in: z.object({}),
    out: rowsSchema(z.object({ id: Id, name: z.string(), filters: OrderFilters })),
    refusals: [],
  },
  'POST /seller/orders/save_view': {
    summary: 'Keep filters under a name; one of the same name is replaced',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ name: text(1, 20), filters: OrderFilters }),
    out: z.object({ id: Id }),
    refusals: ['orders.too_many_views'],
  },
  'POST /seller/orders/delete_view': {
    summary: 'Take away filters kept under a name',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
});
