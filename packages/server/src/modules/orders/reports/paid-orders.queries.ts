import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { orders } from '../order.tables.ts';

/** How many orders a buyer paid since a moment. */
export const countPaidSince = (db: Db, shopperId: number, since: Date): Promise<number> =>
  db.$count(orders, and(eq(orders.shopperId, shopperId), gte(orders.paidAt, since)));
