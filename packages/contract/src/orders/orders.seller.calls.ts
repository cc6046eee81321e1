import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { OrderTab } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';
import { OrderDetails, OrderRow } from './order-values.ts';

export const SellerOrderRow = OrderRow.omit({ can: true })
  .extend({
    buyer: z.object({ nickname: z.string(), avatar: z.string() }),
    receiver: z.object({ name: z.string(), area: z.string() }),
    remark: z.string(),
    freight: Money,
    paid_at: Moment.nullable(),
    ship_due_at: Moment.nullable(),
    can: z.object({ ship: z.boolean() }),
  })
  .meta({ id: 'SellerOrderRow' });

export const SellerOrder = OrderDetails.omit({ can: true, trade_payable: true, trade_orders: true })
  .extend({
    buyer: z.object({ nickname: z.string(), avatar: z.string() }),
    commission: Money,
    income: Money,
    ship_due_at: Moment.nullable(),
    log: z.array(z.object({ event: z.string(), by: z.string(), at: Moment })),
    can: z.object({ ship: z.boolean() }),
  })
  .meta({ id: 'SellerOrder' });

const Shipment = z.object({ carrier: text(0, 32), tracking_no: text(0, 64) });

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
      state: OrderTab.or(z.literal('completed')).default('all'),
      keyword: text(0, 64).optional(),
      from: Moment.or(integer(0, 9_999_999_999)).optional(),
      to: Moment.or(integer(0, 9_999_999_999)).optional(),
      late: Flag.optional(),
      sort: z.enum(['new', 'old', 'amount']).default('new'),
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
      without_refunds: Flag.default(false).meta({
        description: 'Leave out the lines whose refund is open; without it they hold up the order',
      }),
    }),
    out: SellerOrder,
    refusals: [...shipRefusals],
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
    out: rowsSchema(z.object({ order_no: z.string(), ok: z.boolean(), msg: z.string() })).extend({
      shipped: z.int(),
      refused: z.int(),
    }),
    refusals: ['orders.shipment_unclear', 'orders.line_in_refund', 'orders.all_in_refund'],
  },
  'POST /seller/orders/contact': {
    summary: 'The whole mobile number an order goes to; that it was read is recorded',
    who: 'seller',
    right: 'orders.contact',
    in: z.object({ id: Id }),
    out: z.object({ name: z.string(), mobile: z.string(), area: z.string(), detail: z.string() }),
    refusals: [],
  },
});
