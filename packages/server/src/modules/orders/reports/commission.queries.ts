/** What of an order is the platform's, by the very sum of `settlement.rules.ts`. */
import { sql } from 'drizzle-orm';
import { orderLines, orders } from '../order.tables.ts';

/** What an order brings, in cents. */
export const worth = sql`(${orders.payableCents} - ${orders.returnedCents} + ${orders.platformDiscountCents}
  - ${orders.promotionReturnedCents})`;

const rate = sql`(${orders.pinned}->>'commissionBasisPoints')::bigint`;

const lineWorth = sql`(${orderLines.sumCents} - ${orderLines.discountCents} - ${orderLines.returnedCents}
  + ${orderLines.goodwillCents} + ${orderLines.platformDiscountCents} - ${orderLines.promotionReturnedCents})`;

/** Its commission in ten thousandths of a cent, not rounded yet. */
export const commissionUnits = sql`(${worth} * ${rate} + coalesce((
  select sum(${lineWorth} * (${orderLines.commissionBasisPoints} - ${rate})) from ${orderLines}
  where ${orderLines.orderId} = ${orders.id} and ${orderLines.commissionBasisPoints} is not null
), 0)::bigint)`;
