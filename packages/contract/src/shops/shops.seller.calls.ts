import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { ShopType } from '../states.ts';
import { FileUrl, Id, Moment, text } from '../values.ts';

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
    score: z.number(),
    opened_at: Moment,
  })
  .meta({ id: 'ShopProfile' });
export type ShopProfile = z.output<typeof ShopProfile>;

export const shopsSellerCalls = declareCalls({
  'GET /seller/shop/details': {
    summary: 'The own shop, as it shows itself in both languages',
    who: 'seller',
    right: 'shop.read',
    in: z.object({}),
    out: ShopProfile,
    refusals: [],
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
