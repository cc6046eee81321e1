import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ShopType } from '../states.ts';
import {
  countedPageSchema,
  Day,
  Id,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  ShopScore,
  text,
} from '../values.ts';
import { LicenceDay } from './licence-day.ts';
import { ShopLicence } from './shops.seller.calls.ts';

const Reason = text(2, 200);

export const PlatformShopRow = z
  .object({
    id: Id,
    name: z.string(),
    name_en: z.string(),
    type: ShopType,
    logo: z.string(),
    city: z.string(),
    score: ShopScore,
    owner: z.object({ name: z.string(), account: z.string() }).nullable(),
    goods_on_sale: z.int(),
    opened_at: Moment,
    suspended_at: Moment.nullable(),
    suspend_reason: z.string(),
    licence: ShopLicence,
  })
  .meta({ id: 'PlatformShopRow' });

export const shopsPlatformCalls = declareCalls({
  'GET /platform/shops/list': {
    summary: 'The shops of the market',
    who: 'platform',
    right: 'shops.read',
    in: z.object({
      state: z.enum(['all', 'open', 'suspended']).default('all'),
      type: ShopType.optional(),
      keyword: text(0, 64).optional(),
      sort: z.enum(['new', 'old', 'score']).default('new'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformShopRow).extend({
      counts: z.object({ all: z.int(), open: z.int(), suspended: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/shops/details': {
    summary: 'One shop: who runs it, what it has on sale, how it sold in 30 days',
    who: 'platform',
    right: 'shops.read',
    in: z.object({ id: Id }),
    out: PlatformShopRow.extend({
      intro: z.string(),
      staff: z.int(),
      sales: z.object({ orders: z.int(), amount: Money }),
      balance: Money,
    }),
    refusals: [],
  },
  'POST /platform/shops/suspend': {
    summary: 'Take a shop out of the market: its goods are in no list and cannot be bought',
    who: 'platform',
    right: 'shops.write',
    in: z.object({ id: Id, reason: Reason }),
    out: Nothing,
    refusals: ['shops.state_changed'],
  },
  'POST /platform/shops/licence': {
    summary: 'Enter the last day of a shop’s licence, or that none is known; `seen` is what stood there',
    who: 'platform',
    right: 'shops.write',
    in: z.object({ id: Id, ends_on: LicenceDay.nullable(), seen: Day.nullable() }),
    out: Nothing,
    refusals: ['shops.state_changed'],
  },
  'POST /platform/shops/resume': {
    summary: 'Let a shop sell again; the goods that were on sale are',
    who: 'platform',
    right: 'shops.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['shops.state_changed'],
  },
});
