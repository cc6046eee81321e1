/** Coupons on the wire: what is issued, and the card a shopper received of it. */
import { z } from 'zod';
import { EditVersion } from '../edit-version.ts';
import { CardState, CouponScope, CouponState, CouponType } from '../states.ts';
import { Id, Moment, Money } from '../values.ts';

/** What a coupon takes off, and from what. */
const Terms = z.object({
  type: CouponType,
  title: z.string(),
  amount: Money.nullable().meta({
    description: 'Off for reduction and vip; for shipping the most it takes off, null is all of it',
  }),
  percent: z.int().nullable().meta({ description: 'Off for discount: 15 is 15 % off' }),
  cap: Money.nullable().meta({ description: 'The most a discount takes off' }),
  least_spend: Money.meta({ description: 'What the goods it is for must cost, before anything is off' }),
  scope: CouponScope,
  scope_names: z
    .array(z.string())
    .meta({ description: 'Of the categories or goods it is for, at most three' }),
  level: z.int().nullable().meta({ description: 'The least level of a vip coupon' }),
  shop: z
    .object({ id: Id, name: z.string(), logo: z.string() })
    .nullable()
    .meta({ description: 'Who issued it; null is the market' }),
});

/** What may be received, as lists of coupons show it. */
export const Coupon = Terms.extend({
  id: Id,
  state: CouponState,
  points: z.int().nullable().meta({ description: 'What a card of it costs in points; null is nothing' }),
  total: z.int(),
  received: z.int(),
  left: z.int(),
  per_person: z.int(),
  valid_days: z.int().nullable().meta({ description: 'Valid so many days from receipt; null when by dates' }),
  valid_from: Moment.nullable(),
  valid_to: Moment.nullable(),
  receive_from: Moment,
  receive_to: Moment.nullable(),
  mine: z.object({
    received: z.int(),
    can_receive: z.boolean(),
    usable_card: Id.nullable().meta({ description: 'An unused card of it one holds' }),
  }),
}).meta({ id: 'Coupon' });
export type Coupon = z.output<typeof Coupon>;

/** A shopper's copy of a coupon; it has the terms it was received under. */
export const Card = Terms.extend({
  id: Id,
  coupon_id: Id,
  state: CardState,
  valid_from: Moment,
  valid_to: Moment,
  received_at: Moment,
  used_at: Moment.nullable(),
  order_id: Id.nullable(),
}).meta({ id: 'Card' });
export type Card = z.output<typeof Card>;

/** A card beside a quote: what it would take off, or why it does not apply. */
export const QuoteCard = Terms.extend({
  id: Id,
  valid_to: Moment,
  usable: z.boolean(),
  saves: Money,
  reason: z.string().nullable().meta({ description: 'Why it cannot be used, in the person’s language' }),
}).meta({ id: 'QuoteCard' });
export type QuoteCard = z.output<typeof QuoteCard>;

/** The coupon one is nearest to: so much more spent takes so much off. */
export const NextCard = z.object({ card_id: Id, lacks: Money, saves: Money }).meta({ id: 'NextCard' });

/** As staff see what is issued. */
export const CouponRow = Terms.extend({
  id: Id,
  version: EditVersion,
  state: CouponState,
  title_en: z.string(),
  points: z.int().nullable().meta({ description: 'What a card of it costs in points; null is nothing' }),
  total: z.int(),
  received: z.int(),
  used: z.int(),
  discounted: Money.meta({ description: 'What it took off orders so far' }),
  sales: Money.meta({ description: 'What the orders it was used for cost' }),
  per_person: z.int(),
  scope_ids: z.array(Id),
  valid_days: z.int().nullable(),
  valid_from: Moment.nullable(),
  valid_to: Moment.nullable(),
  receive_from: Moment,
  receive_to: Moment.nullable(),
  stop_reason: z.string().nullable(),
  updated_at: Moment,
}).meta({ id: 'CouponRow' });
export type CouponRow = z.output<typeof CouponRow>;
