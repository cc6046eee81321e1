import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ComplaintType } from '../states.ts';
import { Id, Moment, Nothing, rowsSchema } from '../values.ts';
import { ComplaintMeasure } from './complaint-values.ts';

/** What the platform tells a shop after complaints. Nothing in it says who complained, or of which order. */
export const ShopWarning = z
  .object({
    id: Id,
    about: z.object({ type: ComplaintType, title: z.string() }).meta({
      description: 'A complaint about an order reads as one about the shop, for an order has one buyer',
    }),
    measures: z.array(ComplaintMeasure),
    notice: z.string(),
    createtime: Moment,
  })
  .meta({ id: 'ShopWarning' });
export type ShopWarning = z.output<typeof ShopWarning>;

export const complaintsSellerCalls = declareCalls({
  'GET /seller/warnings/list': {
    summary: 'What the platform told the shop and nobody of it has acknowledged, the newest first',
    who: 'seller',
    right: 'dashboard.read',
    in: z.object({}),
    out: rowsSchema(ShopWarning),
    refusals: [],
  },
  'POST /seller/warnings/acknowledge': {
    summary: 'Say that a warning was read',
    who: 'seller',
    right: 'shop.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
});
