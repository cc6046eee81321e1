import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Day, Id, integer, Moment, rowsSchema } from '../values.ts';

const BasisPoints = integer(0, 5000).nullable();

const scope = {
  shop_id: Id.optional(),
  category_id: Id.optional(),
};

export const FeeRate = z
  .object({
    id: Id,
    category: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .meta({ description: 'null for all the shop sells' }),
    basis_points: z.int().nullable().meta({ description: 'null: from then on no rate of its own' }),
    before: z.int().meta({ description: 'The rate that was in force when its time began' }),
    starts_at: Moment,
    state: z.enum(['planned', 'in_force', 'over']),
    by: z.string(),
    created_at: Moment,
  })
  .meta({ id: 'FeeRate' });

export const feesPlatformCalls = declareCalls({
  'GET /platform/fees/list': {
    summary: 'The commission rates of a shop, or those of categories for every shop, the newest first',
    who: 'platform',
    right: 'fees.read',
    in: z.object({ shop_id: scope.shop_id }),
    out: rowsSchema(FeeRate).extend({
      market: z.int().meta({ description: 'What holds where there is no other' }),
      now: z.int().meta({ description: 'What holds for the shop without regard to categories' }),
    }),
    refusals: [],
  },
  'GET /platform/fees/rate': {
    summary: 'The rate that holds on a day, to show before it is changed',
    who: 'platform',
    right: 'fees.read',
    in: z.object({ ...scope, day: Day }),
    out: z.object({ basis_points: z.int() }),
    refusals: ['ledger.fee_day_out_of_range', 'catalog.category_unknown'],
  },
  'POST /platform/fees/save': {
    summary: 'Set the commission of a shop, a category or both from a day on; `seen` is what held that day',
    who: 'platform',
    right: 'fees.write',
    confirm: true,
    in: z.object({
      ...scope,
      basis_points: BasisPoints.meta({ description: 'null: no rate of its own any more' }),
      from: Day.meta({ description: 'Today begins at once; earlier days are over' }),
      seen: integer(0, 5000),
    }),
    out: z.object({ id: Id }),
    refusals: [
      'ledger.fee_scope_missing',
      'ledger.fee_day_out_of_range',
      'ledger.fee_changed_meanwhile',
      'catalog.category_unknown',
    ],
  },
});
