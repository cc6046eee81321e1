import { and, count, countDistinct, eq, gt, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { orderLines, orders, trades } from '../order.tables.ts';

const { placeholder } = sql;

/** Any number that nothing else locks by. */
const placingLock = 7_420_113;
const largestInteger = 2 ** 31;

const takeLock = prepared('lock_placing', (db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(${sql.raw(String(placingLock))}, ${placeholder('key')}::int)`,
    })
    .from(sql`(values (1)) as one`),
);

/** One placing of a person after the other, until the transaction ends: what they hold is counted by one at a time. */
export const lockPlacing = (db: Db, shopperId: number) => takeLock(db, { key: shopperId % largestInteger });

const whereUnpaid = and(eq(orders.shopperId, placeholder('shopperId')), eq(orders.state, 'pending_payment'));

const selectUnpaidTrades = prepared('count_unpaid_trades', (db) =>
  db
    .select({ trades: countDistinct(orders.tradeId) })
    .from(orders)
    .where(whereUnpaid),
);

export async function countUnpaidTrades(db: Db, shopperId: number): Promise<number> {
  const [row] = await selectUnpaidTrades(db, { shopperId });
  return row?.trades ?? 0;
}

const selectPlaced = prepared('count_placed_trades', (db) =>
  db
    .select({ trades: count() })
    .from(trades)
    .where(and(eq(trades.shopperId, placeholder('shopperId')), gt(trades.placedAt, placeholder('since')))),
);

export async function countPlacedSince(db: Db, shopperId: number, since: Date): Promise<number> {
  const [row] = await selectPlaced(db, { shopperId, since });
  return row?.trades ?? 0;
}

const selectPieces = prepared('count_unpaid_pieces', (db) =>
  db
    .select({ skuId: orderLines.skuId, pieces: sum(orderLines.number).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(whereUnpaid, sql`${orderLines.skuId} = any(${placeholder('skuIds')}::bigint[])`))
    .groupBy(orderLines.skuId),
);

/** How many pieces of each of these skus the person's unpaid orders hold. */
export async function countUnpaidPieces(
  db: Db,
  shopperId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await selectPieces(db, { shopperId, skuIds: [...skuIds] });
  return new Map(rows.map(({ skuId, pieces }) => [skuId, pieces]));
}

const selectBought = prepared('count_bought_pieces', (db) =>
  db
    .select({
      goodsId: orderLines.goodsId,
      pieces: sum(sql`${orderLines.number} - ${orderLines.returnedNumber}`).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.shopperId, placeholder('shopperId')),
        ne(orders.state, 'closed'),
        sql`${orderLines.goodsId} = any(${placeholder('goodsIds')}::bigint[])`,
      ),
    )
    .groupBy(orderLines.goodsId),
);

/** How many pieces of each of these goods the person's orders hold or held; closed and returned ones do not count. */
export async function countBoughtPieces(
  db: Db,
  shopperId: number,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await selectBought(db, { shopperId, goodsIds: [...goodsIds] });
  return new Map(rows.map(({ goodsId, pieces }) => [goodsId, pieces]));
}
