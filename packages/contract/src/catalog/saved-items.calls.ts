/** Goods a shopper comes back to: favourites, and footprints of what they looked at. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Day, Flag, Id, Moment, pageInput, pageSchema, text } from '../values.ts';
import { GoodsRow } from './catalog.calls.ts';

/** A saved goods: it may have gone off sale since. */
const SavedGoods = GoodsRow.extend({ on_sale: z.boolean() });

export const Favourite = SavedGoods.extend({ collected_at: Moment }).meta({ id: 'Favourite' });
export type Favourite = z.output<typeof Favourite>;

const SavedDay = Day.meta({ description: 'A day of the platform’s time zone' });

export const Footprint = z
  .object({ day: SavedDay, seen_at: Moment, goods: SavedGoods.meta({ id: 'SavedItem' }) })
  .meta({ id: 'Footprint' });
export type Footprint = z.output<typeof Footprint>;

export const savedItemsCalls = declareCalls({
  'POST /wanlshop/goods/collect': {
    summary: 'Add a goods to the favourites, or take it out',
    who: 'shopper',
    in: z.object({ id: Id, collected: Flag }),
    out: z.object({ collected: z.boolean(), collection: z.int() }),
    refusals: ['catalog.goods_gone'],
  },
  'GET /wanlshop/collect/list': {
    summary: 'The own favourites, the newest first; by words in the title, or only those off sale',
    who: 'shopper',
    in: z.object({ keyword: text(0, 64).optional(), gone: Flag.optional(), ...pageInput }),
    out: pageSchema(Favourite),
    refusals: [],
  },
  'POST /wanlshop/collect/delete': {
    summary: 'Take goods out of the favourites; those that are not in them are passed over',
    who: 'shopper',
    in: z.object({ ids: z.array(Id).min(1).max(200) }),
    out: z.object({ collection: z.int() }),
    refusals: [],
  },
  'GET /wanlshop/footprint/list': {
    summary: 'Goods one looked at, the last first; each goods once a day',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(Footprint),
    refusals: [],
  },
  'POST /wanlshop/footprint/delete': {
    summary: 'Forget that goods were looked at on a day; what is not there is passed over',
    who: 'shopper',
    in: z.object({
      rows: z
        .array(z.object({ goods_id: Id, day: SavedDay }))
        .min(1)
        .max(200),
    }),
    out: z.object({ footprint: z.int() }),
    refusals: [],
  },
  'POST /wanlshop/footprint/clear': {
    summary: 'Forget every goods one looked at',
    who: 'shopper',
    in: z.object({}),
    out: z.object({ footprint: z.int() }),
    refusals: [],
  },
});
