import { z } from 'zod';
import { declareCalls } from './call.ts';
import { GoodsRow } from './catalog.calls.ts';
import { Card, Coupon, CouponRow } from './coupon-values.ts';
import { EditVersion } from './edit-version.ts';
import { CardState, CouponScope, CouponState, CouponType } from './states.ts';
import { countedPageOf, Flag, Id, Moment, Money, Nothing, pageInput, pageOf, text, whole } from './values.ts';

export const couponsCalls = declareCalls({
  'GET /wanlshop/coupon/list': {
    summary: 'Coupons one can receive: of the market and all shops, of one shop, or those a goods is in',
    who: 'anyone',
    in: z.object({
      shop_id: Id.optional(),
      goods_id: Id.optional(),
      type: CouponType.optional(),
      ...pageInput,
    }),
    out: pageOf(Coupon),
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
    out: pageOf(GoodsRow),
    refusals: [],
  },
  'POST /wanlshop/coupon/receive': {
    summary: 'Take a card of a coupon',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: z.object({ id: Id }),
    out: z.object({ card: Card, coupon: z.int().meta({ description: 'Unused cards one holds now' }) }),
    refusals: ['coupons.none_left', 'coupons.limit_reached', 'coupons.not_open', 'coupons.level_too_low'],
  },
  'GET /wanlshop/coupon/mine': {
    summary: 'The own cards: unused by what expires first, others by what was used or expired last',
    who: 'shopper',
    in: z.object({ state: CardState.default('unused'), ...pageInput }),
    out: pageOf(Card).extend({
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

const CouponInput = z.object({
  id: Id.optional(),
  version: EditVersion.optional(),
  type: CouponType,
  title: text(1, 40),
  title_en: text(0, 80).default(''),
  amount: Money.nullable().default(null),
  percent: whole(1, 99).nullable().default(null).meta({ description: 'Off: 15 is 15 % off' }),
  cap: Money.nullable().default(null),
  least_spend: Money.default('0.00'),
  total: whole(1, 9_999_999),
  per_person: whole(1, 9_999).default(1),
  scope: CouponScope.default('all'),
  scope_ids: z.array(Id).max(200).default([]),
  level: whole(1, 99).nullable().default(null),
  valid_days: whole(1, 3_650)
    .nullable()
    .default(null)
    .meta({ description: 'From receipt; left out with the dates too, the market’s' }),
  valid_from: Moment.nullable().default(null),
  valid_to: Moment.nullable().default(null),
  receive_from: Moment.optional().meta({ description: 'Left out: now' }),
  receive_to: Moment.nullable().default(null),
  draft: Flag.default(false),
});

const byId = z.object({ id: Id });
const listInput = {
  state: CouponState.optional(),
  type: CouponType.optional(),
  keyword: text(0, 64).optional(),
  sort: z.enum(['new', 'old', 'received', 'used']).default('new'),
  page: whole(1, 500).default(1),
  limit: whole(1, 100).default(20),
};
const couponList = countedPageOf(CouponRow).extend({
  counts: z.object({
    all: z.int(),
    draft: z.int(),
    coming: z.int(),
    running: z.int(),
    ended: z.int(),
    stopped: z.int(),
  }),
  use_rate: z
    .number()
    .nullable()
    .meta({ description: 'Share of the cards received so far that were used, 0 to 1; null before any' }),
});
const saveRefusals = [
  'coupons.terms_wrong',
  'coupons.scope_wrong',
  'coupons.times_wrong',
  'coupons.already_received',
  'coupons.over',
  'common.edit_conflict',
] as const;

export const couponDeskCalls = declareCalls({
  'GET /seller/coupons/list': {
    summary: 'The shop’s coupons',
    who: 'seller',
    right: 'coupons.read',
    in: z.object(listInput),
    out: couponList,
    refusals: [],
  },
  'GET /seller/coupons/details': {
    summary: 'One coupon of the shop',
    who: 'seller',
    right: 'coupons.read',
    in: byId,
    out: CouponRow,
    refusals: [],
  },
  'POST /seller/coupons/save': {
    summary: 'Issue a coupon, or change one; cards that were received keep their terms',
    who: 'seller',
    right: 'coupons.write',
    in: CouponInput,
    out: z.object({ id: Id }),
    refusals: [...saveRefusals, 'shops.suspended'],
  },
  'POST /seller/coupons/stop': {
    summary: 'Let nobody receive it any more; cards stay valid',
    who: 'seller',
    right: 'coupons.write',
    in: byId.extend({ reason: text(0, 200).default('') }),
    out: Nothing,
    refusals: ['coupons.over'],
  },
  'POST /seller/coupons/delete': {
    summary: 'Throw a draft away',
    who: 'seller',
    right: 'coupons.write',
    in: byId,
    out: Nothing,
    refusals: ['coupons.already_received'],
  },
  'GET /platform/coupons/list': {
    summary: 'The coupons of the market and of every shop',
    who: 'platform',
    right: 'coupons.read',
    in: z.object({
      issuer: z.enum(['platform', 'shops']).optional(),
      shop_id: Id.optional(),
      ...listInput,
    }),
    out: couponList,
    refusals: [],
  },
  'GET /platform/coupons/details': {
    summary: 'One coupon',
    who: 'platform',
    right: 'coupons.read',
    in: byId,
    out: CouponRow,
    refusals: [],
  },
  'POST /platform/coupons/save': {
    summary: 'Issue a coupon of the market, or change one; cards that were received keep their terms',
    who: 'platform',
    right: 'coupons.write',
    in: CouponInput,
    out: z.object({ id: Id }),
    refusals: [...saveRefusals],
  },
  'POST /platform/coupons/stop': {
    summary: 'Let nobody receive a coupon any more, with the reason a shop is told; cards stay valid',
    who: 'platform',
    right: 'coupons.write',
    in: byId.extend({ reason: text(2, 200) }),
    out: Nothing,
    refusals: ['coupons.over'],
  },
  'POST /platform/coupons/delete': {
    summary: 'Throw a draft of the market away',
    who: 'platform',
    right: 'coupons.write',
    in: byId,
    out: Nothing,
    refusals: ['coupons.already_received'],
  },
});
