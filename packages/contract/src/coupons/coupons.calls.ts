import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { GoodsRow } from '../catalog/catalog.calls.ts';
import { CardState, CouponType } from '../states.ts';
import { Flag, Id, pageInput, pageSchema } from '../values.ts';
import { Card, Coupon } from './coupon-values.ts';

export const couponsCalls = declareCalls({
  'GET /wanlshop/coupon/list': {
    summary: 'Coupons one can receive: of the market and all shops, of one shop, or those a goods is in',
    who: 'anyone',
    in: z.object({
      shop_id: Id.optional(),
      goods_id: Id.optional(),
      type: CouponType.optional(),
      points: Flag.optional().meta({ description: 'Only those that cost points, or only those that do not' }),
      ...pageInput,
    }),
    out: pageSchema(Coupon),
    refusals: [],
  },
  'GET /wanlshop/coupon/details': {
    summary: 'One coupon with its terms',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: Coupon,
    refusals: [],
  },
  'GET /wanlshop/coupon/goods': {
    summary: 'The goods a coupon can be used for',
    who: 'anyone',
    in: z.object({ id: Id, ...pageInput }),
    out: pageSchema(GoodsRow),
    refusals: [],
  },
  'POST /wanlshop/coupon/receive': {
    summary: 'Take a card of a coupon',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: z.object({ id: Id }),
    out: z.object({ card: Card, coupon: z.int().meta({ description: 'Unused cards one holds now' }) }),
    refusals: [
      'coupons.none_left',
      'coupons.limit_reached',
      'coupons.not_open',
      'coupons.level_too_low',
      'points.not_enough',
    ],
  },
  'GET /wanlshop/coupon/mine': {
    summary: 'The own cards: unused by what expires first, others by what was used or expired last',
    who: 'shopper',
    in: z.object({ state: CardState.default('unused'), ...pageInput }),
    out: pageSchema(Card).extend({
      counts: z.object({ unused: z.int(), used: z.int(), expired: z.int() }),
    }),
    refusals: [],
  },
  'GET /wanlshop/coupon/card': {
    summary: 'One own card',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Card,
    refusals: [],
  },
});
