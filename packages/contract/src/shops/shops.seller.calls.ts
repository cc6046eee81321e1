import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { ShopType } from '../states.ts';
import { Day, FileUrl, Id, Moment, ShopScore, text } from '../values.ts';
import { LicenceDay } from './licence-day.ts';

export const ShopProfile = z
  .object({
    id: Id,
    version: EditVersion,
    type: ShopType,
    name: z.string(),
    name_en: z.string(),
    logo: z.string(),
    city: z.string(),
    city_en: z.string(),
    intro: z.string(),
    intro_en: z.string(),
    score: ShopScore,
    opened_at: Moment,
  })
  .meta({ id: 'ShopProfile' });
export type ShopProfile = z.output<typeof ShopProfile>;

export const ShopLicence = z
  .object({
    ends_on: z.string().nullable().meta({ description: 'Its last day; null where none was entered' }),
    state: z.enum(['unknown', 'valid', 'ends_soon', 'over']).meta({
      description: 'ends_soon: within `shops.licence_warn_days`',
    }),
  })
  .meta({ id: 'ShopLicence' });
export type ShopLicence = z.output<typeof ShopLicence>;

export const shopsSellerCalls = declareCalls({
  'GET /seller/shop/details': {
    summary: 'The own shop, as it shows itself in both languages',
    who: 'seller',
    right: 'shop.read',
    in: z.object({}),
    out: ShopProfile,
    refusals: [],
  },
  'GET /seller/shop/licence': {
    summary: 'Until when the own licence holds',
    who: 'seller',
    right: 'shop.read',
    in: z.object({}),
    out: ShopLicence,
    refusals: [],
  },
  'POST /seller/shop/licence': {
    summary: 'Enter the last day of the own licence, or that none is known; `seen` is what stood there',
    who: 'seller',
    right: 'shop.write',
    in: z.object({ ends_on: LicenceDay.nullable(), seen: Day.nullable() }),
    out: ShopLicence,
    refusals: ['shops.state_changed'],
  },
  'POST /seller/shop/save': {
    summary: 'Change how the own shop shows itself',
    who: 'seller',
    right: 'shop.write',
    in: z.object({
      version: EditVersion,
      name: text(2, 32),
      name_en: text(2, 64),
      logo: FileUrl,
      city: text(1, 32),
      city_en: text(1, 64),
      intro: text(0, 500),
      intro_en: text(0, 1_000),
    }),
    out: ShopProfile,
    refusals: ['shops.name_taken', 'common.blocked_word', 'common.edit_conflict'],
  },
});
