import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Flag, Nothing, rowsSchema } from '../values.ts';

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
    out: rowsSchema(z.object({ code: z.string(), name: z.string(), phone: z.string(), open: z.boolean() })),
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
