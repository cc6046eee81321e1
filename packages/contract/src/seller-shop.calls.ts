import { z } from 'zod';
import { declareCalls } from './call.ts';
import { EditVersion, saysVersion } from './edit-version.ts';
import { FreightKind, ShopType } from './states.ts';
import { FileUrl, Id, Moment, Money, Nothing, rowsOf, text, whole } from './values.ts';

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

const ProvinceCode = z.string().regex(/^\d{6}$/);

const FreightRate = z
  .object({
    provinces: z.array(ProvinceCode).max(40).meta({ description: 'Empty for everywhere else' }),
    first_units: whole(1, 1_000_000).meta({ description: 'Pieces, or grams, at the first price' }),
    first: Money,
    next_units: whole(1, 1_000_000),
    next: Money,
  })
  .meta({ id: 'FreightRate' });

const FreightFields = z.object({
  name: text(1, 32),
  kind: FreightKind,
  rates: z.array(FreightRate).max(40).default([]),
  free_over: Money.nullable().default(null),
  no_delivery: z.array(ProvinceCode).max(40).default([]),
});

export const ShopFreightTemplate = z
  .object({
    id: Id,
    version: EditVersion,
    name: z.string(),
    kind: FreightKind,
    rates: z.array(
      z.object({
        provinces: z.array(z.string()),
        first_units: z.int(),
        first: Money,
        next_units: z.int(),
        next: Money,
      }),
    ),
    free_over: Money.nullable(),
    no_delivery: z.array(z.string()),
    goods: z.int().meta({ description: 'How many goods are sent by it' }),
  })
  .meta({ id: 'ShopFreightTemplate' });
export type ShopFreightTemplate = z.output<typeof ShopFreightTemplate>;

export const sellerShopCalls = declareCalls({
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
    refusals: ['shops.name_taken', 'common.edit_conflict'],
  },
  'GET /seller/freight/templates': {
    summary: 'The shop’s freight templates with their rates, and the provinces the market delivers to',
    who: 'seller',
    right: 'freight.read',
    in: z.object({}),
    out: rowsOf(ShopFreightTemplate).extend({
      provinces: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    refusals: [],
  },
  'POST /seller/freight/save': {
    summary:
      'Add a freight template, or change the one with this id; placed orders keep what they were asked',
    who: 'seller',
    right: 'freight.write',
    in: FreightFields.extend({ id: Id.optional(), version: EditVersion.optional() }).refine(...saysVersion),
    out: ShopFreightTemplate,
    refusals: ['shipping.too_many_templates', 'common.edit_conflict'],
  },
  'POST /seller/freight/delete': {
    summary: 'Take a freight template away that no goods are sent by',
    who: 'seller',
    right: 'freight.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['shipping.template_in_use'],
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
