import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { LogisticsStatus } from '../states.ts';
import { Flag, Id, integer, Mobile, Moment, Nothing, rowsSchema, text } from '../values.ts';
import { addressLabels } from './address-labels.ts';

const RegionCode = z.string().regex(/^\d{6}$/);

/** Province, city and district of mainland China, by code and name. */
export const Area = z.object({
  province_code: RegionCode,
  city_code: RegionCode,
  district_code: RegionCode,
  province: z.string(),
  city: z.string(),
  district: z.string(),
});

/** One of the labels every client translates, or a word of the shopper's own. */
const AddressLabel = z.union([z.enum(addressLabels), text(1, 5)]);

const AddressFields = z.object({ name: text(1, 32), mobile: Mobile, detail: text(2, 200) });

export const Address = AddressFields.extend({
  id: Id,
  ...Area.shape,
  label: AddressLabel.nullable(),
  is_default: z.boolean(),
}).meta({ id: 'Address' });
export type Address = z.output<typeof Address>;

const RegionLeaf = z.object({ code: z.string(), name: z.string() });

const RegionBranch = RegionLeaf.extend({ children: z.array(RegionLeaf) });

export const Region = RegionLeaf.extend({ children: z.array(RegionBranch) }).meta({ id: 'Region' });

/** The steps of a parcel, newest first. */
export const TrackingStep = z
  .object({ status: LogisticsStatus, text: z.string(), at: Moment })
  .meta({ id: 'TrackingStep' });

export const shippingCalls = declareCalls({
  'GET /wanlshop/address/list': {
    summary: 'The own addresses, the default one first',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(Address),
    refusals: [],
  },
  'POST /wanlshop/address/save': {
    summary: 'Add an address, or change the one with this id',
    who: 'shopper',
    in: AddressFields.extend({
      id: Id.optional(),
      province_code: RegionCode,
      city_code: RegionCode,
      district_code: RegionCode,
      label: AddressLabel.nullable().default(null),
      is_default: Flag.default(false),
    }),
    out: Address,
    refusals: ['shipping.region_unknown', 'shipping.too_many_addresses'],
  },
  'POST /wanlshop/address/delete': {
    summary: 'Take an address away',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'GET /wanlshop/goods/delivery': {
    summary:
      'What sending a sku costs, by when it is sent and when it should arrive; without a district to the caller’s default address, if there is one',
    who: 'anyone',
    in: z.object({
      sku_id: Id,
      number: integer(1, 9_999).default(1),
      district_code: RegionCode.optional(),
    }),
    out: z.object({
      area: Area.nullable().meta({ description: 'Where to; null of a visitor who has chosen nothing' }),
      delivers: z.boolean().meta({ description: 'Whether the shop sends it there' }),
      text: z.string().meta({ description: 'The freight; without an area what it begins at' }),
      send_by: Moment.meta({ description: 'When an order that is paid now is sent at the latest' }),
      arrives_by: Moment.nullable().meta({
        description: 'When it should arrive if it is sent then; null as long as it goes nowhere',
      }),
    }),
    refusals: ['catalog.goods_gone', 'shipping.region_unknown'],
  },
  'GET /wanlshop/address/regions': {
    summary: 'Provinces, cities and districts, nested',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(Region),
    refusals: [],
  },
});
