import { z } from 'zod';
import { CouponType } from '../states.ts';
import { Id, Money } from '../values.ts';

/** A coupon in a few words, beside a goods: `满 300 减 30`. */
export const CouponTag = z
  .object({
    id: Id,
    type: CouponType,
    amount: Money.nullable(),
    percent: z.int().nullable(),
    least_spend: Money,
  })
  .meta({ id: 'CouponTag' });
export type CouponTag = z.output<typeof CouponTag>;
