import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { Flag, Nothing, rowsSchema, text } from '../values.ts';

const CarrierCode = z.string().regex(/^[A-Z0-9]{1,16}$/);

const RegionCode = z.string().regex(/^\d{6}$/);

export const PlatformRegion = z
  .object({
    code: z.string(),
    name: z.string(),
    open: z.boolean().meta({ description: 'Whether parcels go there; a region above it may be closed' }),
    below: z.int().meta({ description: 'How many regions lie in it' }),
    closed_below: z.int(),
  })
  .meta({ id: 'PlatformRegion' });
export type PlatformRegion = z.output<typeof PlatformRegion>;

export const shippingPlatformCalls = declareCalls({
  'GET /platform/carriers/list': {
    summary: 'Carriers, and whether shops may send by them',
    who: 'platform',
    right: 'shipping.read',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        code: z.string(),
        name: z.string(),
        phone: z.string(),
        open: z.boolean(),
        added: z
          .object({
            version: EditVersion,
            zh: z.string(),
            en: z.string(),
            aliases: z.array(z.string()),
            forms: z.array(z.string()),
          })
          .nullable()
          .meta({ description: 'Of a carrier the operator added, what can be corrected' }),
      }),
    ),
    refusals: [],
  },
  'POST /platform/carriers/save': {
    summary: 'Let shops send by a carrier, or not any more; parcels on their way keep theirs',
    who: 'platform',
    right: 'shipping.write',
    in: z.object({ code: CarrierCode, open: Flag }),
    out: Nothing,
    refusals: ['shipping.carrier_unknown'],
  },
  'POST /platform/carriers/add': {
    summary: 'Add a carrier, or with a version correct one that was added',
    who: 'platform',
    right: 'shipping.write',
    in: z.object({
      code: CarrierCode,
      version: EditVersion.optional(),
      zh: text(1, 30),
      en: text(1, 40),
      aliases: z.array(text(1, 30)).max(10).default([]).meta({ description: 'What else people call it' }),
      phone: z.string().regex(/^[\d-]{3,20}$/),
      forms: z
        .array(z.string().regex(/^[A-Z0-9#@]{6,32}$/))
        .max(5)
        .default([])
        .meta({
          description:
            'What its numbers look like: # a digit, @ a capital letter; empty for 10 to 20 of either',
        }),
    }),
    out: Nothing,
    refusals: ['shipping.carrier_name_taken', 'common.edit_conflict'],
  },
  'GET /platform/provinces/list': {
    summary: 'The provinces an order can go to',
    who: 'platform',
    in: z.object({}),
    out: rowsSchema(z.object({ code: z.string(), name: z.string() })),
    refusals: [],
  },
  'GET /platform/regions/list': {
    summary: 'The regions below one, or all provinces, and whether parcels go there',
    who: 'platform',
    right: 'shipping.read',
    in: z.object({ parent: RegionCode.optional() }),
    out: rowsSchema(PlatformRegion).extend({
      path: z.array(z.object({ code: z.string(), name: z.string(), open: z.boolean() })),
    }),
    refusals: ['shipping.region_unknown'],
  },
  'POST /platform/regions/save': {
    summary: 'Deliver to a region with all below it, or not any more',
    who: 'platform',
    right: 'shipping.write',
    in: z.object({ code: RegionCode, open: Flag }),
    out: Nothing,
    refusals: ['shipping.region_unknown'],
  },
});
