/** How a shop, or the platform, issues coupons. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { CouponScope, CouponState, CouponType } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  text,
} from '../values.ts';
import { CouponRow } from './coupon-values.ts';

const CouponInput = z.object({
  id: Id.optional(),
  version: EditVersion.optional(),
  type: CouponType,
  title: text(1, 40),
  title_en: text(0, 80).default(''),
  amount: Money.nullable().default(null),
  percent: integer(1, 99).nullable().default(null).meta({ description: 'Off: 15 is 15 % off' }),
  cap: Money.nullable().default(null),
  least_spend: Money.default('0.00'),
  total: integer(1, 9_999_999),
  per_person: integer(1, 9_999).default(1),
  scope: CouponScope.default('all'),
  scope_ids: z.array(Id).max(200).default([]),
  level: integer(1, 99).nullable().default(null),
  points: integer(1, 1_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'What a card costs in points; null is nothing' }),
  valid_days: integer(1, 3_650)
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
  ...numberedPageInput,
};

const couponList = countedPageSchema(CouponRow).extend({
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

export const couponsAdminCalls = declareCalls({
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
    summary: 'Stop a coupon from being received, with the reason for its shop; cards stay valid',
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
