import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { LineSource } from '../cart/cart.calls.ts';
import { TrackingStep } from '../shipping/shipping.calls.ts';
import { LateChoice, OrderState, OrderTab } from '../states.ts';
import { Flag, Id, integer, Moment, Money, Nothing, pageInput, pageSchema, text } from '../values.ts';
import { AddressSnapshot, CancelPreview, OrderDetails, OrderRow, Parcel, Quote } from './order-values.ts';

const Item = z.object({
  goods_id: Id,
  sku_id: Id,
  number: integer(1, 9_999),
  from: LineSource.nullish().meta({
    description: 'As the cart line says; a source that is gone is left out',
  }),
});

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

const byId = z.object({ id: Id });

const moved = ['orders.state_changed'] as const;

/** The refusals that a quote and placing an order share. */
const quoteRefusals = [
  'orders.not_on_sale',
  'orders.short_of_stock',
  'orders.over_order_limit',
  'orders.over_buyer_limit',
  'orders.sum_too_large',
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

/** The limits on one person's unpaid orders. */
const placingLimits = [
  'orders.too_many_unpaid',
  'orders.too_many_pieces',
  'orders.placed_too_often',
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
      remarks: z
        .record(z.string().regex(/^\d{1,15}$/), text(0, 200))
        .refine((remarks) => Object.keys(remarks).length <= 100)
        .optional(),
    }),
    out: z.object({
      trade_no: z.string(),
      orders: z.array(z.object({ id: Id, order_no: z.string() })),
      payable: Money,
      expires_at: Moment,
      team_id: Id.nullable(),
    }),
    refusals: ['orders.price_changed', ...placingLimits, ...quoteRefusals],
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
    out: pageSchema(OrderRow),
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
  'GET /wanlshop/order/cancelpreview': {
    summary: 'What cancelling an own unpaid order means for the other orders of its trade',
    who: 'shopper',
    in: byId,
    out: CancelPreview,
    refusals: [...moved],
  },
  'POST /wanlshop/order/cancel': {
    summary: 'Close an own unpaid order; the platform’s coupon is applied again to the others of its trade',
    who: 'shopper',
    in: byId.extend({
      reason: text(0, 100).optional(),
      payable: Money.optional().meta({
        description: 'What the others will cost, as previewed: asked for where they become dearer',
      }),
      whole: Flag.optional().meta({
        description: 'Close the whole trade: asked for where the coupon no longer fits the others',
      }),
    }),
    out: OrderDetails.extend({
      note: z.string().meta({
        description:
          'Says that a payment channel does not answer, and what becomes of money paid there; else empty',
      }),
    }),
    refusals: [...moved, 'orders.cancel_raises_price', 'orders.cancel_closes_trade'],
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
  'POST /wanlshop/order/again': {
    summary: 'Lay what an own order had into the cart, chosen, as far as it can still be bought',
    who: 'shopper',
    in: byId,
    out: z.object({
      lines: z
        .array(z.object({ goods_id: Id, sku_id: Id }))
        .meta({ description: 'What is in the cart of it' }),
      missing: z.array(z.object({ title: z.string(), reason: z.enum(['not_for_sale', 'cart_full']) })),
    }),
    refusals: [],
  },
});
