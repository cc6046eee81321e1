import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { FreightKind } from '../states.ts';
import { Id, integer, Mobile, Money, Nothing, rowsSchema, text } from '../values.ts';
import { Area } from './shipping.calls.ts';

const ProvinceCode = z.string().regex(/^\d{6}$/);

const FreightRate = z
  .object({
    provinces: z.array(ProvinceCode).max(40).meta({ description: 'Empty for everywhere else' }),
    first_units: integer(1, 1_000_000).meta({ description: 'Pieces, or grams, at the first price' }),
    first: Money,
    next_units: integer(1, 1_000_000),
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

/** By whom and by which carrier waybills are ordered: the sender stands on the label. */
const WaybillAccountFields = z.object({
  carrier: text(1, 32),
  partner_id: text(1, 64).meta({ description: 'The account’s number with the carrier' }),
  net: text(0, 64).meta({ description: 'The carrier’s branch that collects' }),
  template: text(0, 64).meta({ description: 'The look of the label, as the provider numbers it' }),
  name: text(1, 32),
  mobile: Mobile,
  detail: text(2, 200),
});

export const ShopWaybillAccount = z
  .object({
    id: Id,
    version: EditVersion,
    carrier: z.string(),
    carrier_name: z.string(),
    partner_id: z.string(),
    has_key: z.boolean().meta({ description: 'Whether a key is kept; nobody is shown it' }),
    net: z.string(),
    template: z.string(),
    name: z.string(),
    mobile: z.string(),
    ...Area.shape,
    detail: z.string(),
  })
  .meta({ id: 'ShopWaybillAccount' });
export type ShopWaybillAccount = z.output<typeof ShopWaybillAccount>;

export const shippingSellerCalls = declareCalls({
  'GET /seller/freight/list': {
    summary: 'The shop’s freight templates',
    who: 'seller',
    in: z.object({}),
    out: rowsSchema(z.object({ id: Id, name: z.string(), kind: FreightKind })),
    refusals: [],
  },
  'GET /seller/carriers/list': {
    summary: 'Carriers a parcel can go with',
    who: 'seller',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        code: z.string(),
        name: z.string(),
        aliases: z.array(z.string()).meta({ description: 'What else people call it' }),
        number_forms: z.array(z.string()).meta({
          description: 'What numbers look like that are its own: `#` is a digit, `@` a capital letter',
        }),
        waybills: z.boolean().meta({ description: 'Whether the shop can order its waybills' }),
      }),
    ),
    refusals: [],
  },
  'GET /seller/provinces/list': {
    summary: 'The provinces an order can go to',
    who: 'seller',
    in: z.object({}),
    out: rowsSchema(z.object({ code: z.string(), name: z.string() })),
    refusals: [],
  },
  'GET /seller/freight/templates': {
    summary: 'The shop’s freight templates with their rates, and the provinces the market delivers to',
    who: 'seller',
    right: 'freight.read',
    in: z.object({}),
    out: rowsSchema(ShopFreightTemplate).extend({
      provinces: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    refusals: [],
  },
  'POST /seller/freight/save': {
    summary: 'Add a freight template, or change the one with this id; placed orders are charged as before',
    who: 'seller',
    right: 'freight.write',
    in: FreightFields.extend({ id: Id.optional(), version: EditVersion.optional() }).refine(
      ...requiresVersion,
    ),
    out: ShopFreightTemplate,
    refusals: ['shipping.too_many_templates', 'common.edit_conflict'],
  },
  'GET /seller/waybill_accounts/list': {
    summary: 'The shop’s accounts for waybills, and whether the market has a provider of them',
    who: 'seller',
    right: 'freight.read',
    in: z.object({}),
    out: rowsSchema(ShopWaybillAccount).extend({ available: z.boolean() }),
    refusals: [],
  },
  'POST /seller/waybill_accounts/save': {
    summary: 'Add an account for a carrier’s waybills, or change the one with this id',
    who: 'seller',
    right: 'freight.write',
    in: WaybillAccountFields.extend({
      id: Id.optional(),
      version: EditVersion.optional(),
      key: text(0, 128).default('').meta({ description: 'Empty: the one that is kept stays' }),
      province_code: ProvinceCode,
      city_code: ProvinceCode,
      district_code: ProvinceCode,
    }).refine(...requiresVersion),
    out: ShopWaybillAccount,
    refusals: [
      'shipping.carrier_unknown',
      'shipping.region_unknown',
      'shipping.account_exists',
      'shipping.account_carrier_stays',
      'common.edit_conflict',
    ],
  },
  'POST /seller/waybill_accounts/delete': {
    summary: 'Take an account for waybills away; what it ordered stays',
    who: 'seller',
    right: 'freight.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /seller/freight/delete': {
    summary: 'Take a freight template away that no goods are sent by',
    who: 'seller',
    right: 'freight.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['shipping.template_in_use'],
  },
});
