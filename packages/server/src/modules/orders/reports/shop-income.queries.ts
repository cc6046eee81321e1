/** What completed and uncompleted orders will bring their shop, by the very sum of `settlement.rules.ts`. */

import type { OrderState } from '@chengji/contract';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectDay } from '../../../kernel/time/market-days.queries.ts';
import { orders } from '../order.tables.ts';
import { commissionUnits, worth } from './commission.queries.ts';

const income = sql<number>`coalesce(sum(${worth} - (${commissionUnits} + 5000) / 10000), 0)`.mapWith(Number);

const paidStates: OrderState[] = ['pending_group', 'pending_shipment', 'shipped', 'pending_review'];

/** Of orders that are paid and not completed yet. */
export async function sumIncomeToCome(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ cents: income })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.state, paidStates)));
  return row?.cents ?? 0;
}

/** Of completed orders in their after-sale window, by the day it ends. */
export async function listPendingDays(
  db: Db,
  shopId: number,
  zone: string,
): Promise<{ day: string; cents: number }[]> {
  const day = selectDay(zone, orders.releaseDueAt);
  const first: SQL = sql`1`;
  return db
    .select({ day, cents: income })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isNotNull(orders.releaseDueAt), isNull(orders.releasedAt)))
    .groupBy(first)
    .orderBy(first);
}
