import { and, desc, eq, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { orders, trades } from '../order.tables.ts';
import type { ListedOrder } from '../order-lists.queries.ts';
import { matchesFilter, mobileEnd, type OrderFilter } from '../shop/shop-orders.queries.ts';

export type MarketOrderFilter = OrderFilter & {
  shopId?: number | undefined;
  shopperId?: number | undefined;
  keyword?: string | undefined;
};

const mobile = sql`${orders.address}->>'mobile'`;

/** Four digits are the end of a phone, eleven one; more or fewer are of an order's number, words a whole name. */
function matchesWord(db: Db, keyword: string): SQL | undefined {
  const word = keyword.replace(/\s/g, '');
  if (/^\d{4}$/.test(word)) return eq(mobileEnd, word);
  if (/^1[3-9]\d{9}$/.test(word)) return and(eq(mobileEnd, word.slice(-4)), eq(mobile, word));
  if (!/^\d{5,}$/.test(word)) return eq(sql`${orders.address}->>'name'`, keyword.trim());
  const numbered = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(like(orders.orderNo, toPattern(word)));
  return inArray(orders.orderNo, numbered);
}

/** The newest first, from below an id on. */
export async function listMarketOrders(
  db: Db,
  filter: MarketOrderFilter,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await db
    .select({ order: orders, tradeNo: trades.tradeNo })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(
      and(
        filter.shopId === undefined ? undefined : eq(orders.shopId, filter.shopId),
        filter.shopperId === undefined ? undefined : eq(orders.shopperId, filter.shopperId),
        matchesFilter(db, filter),
        filter.keyword ? matchesWord(db, filter.keyword) : undefined,
        below === undefined ? undefined : lt(orders.id, below),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ order, tradeNo }) => ({ ...order, tradeNo }));
}
