import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { tradeMoves } from './lifecycle/trade.states.ts';
import { type OrderMove, orderMoves } from './order.states.ts';
import { orderLines, orderLog, orders, trades } from './order.tables.ts';

export type TradeRecord = typeof trades.$inferSelect;
export type OrderRecord = typeof orders.$inferSelect;
export type OrderLineRecord = typeof orderLines.$inferSelect;
export type OrderLogRecord = typeof orderLog.$inferSelect;
/** Of columns, values or what makes them. */
export type OrderChanges = {
  [K in keyof typeof orders.$inferInsert]?: (typeof orders.$inferInsert)[K] | SQL;
};

/** What was paid for good: without what went back to the buyer. */
export const netCents = sql<number>`(${orders.payableCents} - ${orders.returnedCents})`;

/** Of a line, the pieces that did not go back, and their price. */
export const keptNumber = sql<number>`(${orderLines.number} - ${orderLines.returnedNumber})`;
export const keptCents = sql<number>`(${orderLines.priceCents} * ${keptNumber})`;

export const insertLog = (db: Db, rows: readonly (typeof orderLog.$inferInsert)[]) =>
  db.insert(orderLog).values([...rows]);

/** One row, and its id. */
export async function insertLogRow(db: Db, row: typeof orderLog.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(orderLog).values(row).returning({ id: orderLog.id });
  if (!inserted) throw new Error('an inserted row of the log has no id');
  return inserted.id;
}

/**
 * Moves an order if it still stands where the move begins, and answers the row as it is then; null when it
 * was lost to another move.
 */
export async function claimMove(
  db: Db,
  move: OrderMove,
  orderId: number,
  changes: OrderChanges,
  also?: SQL,
): Promise<OrderRecord | null> {
  const { from, to } = orderMoves[move];
  const [row] = await db
    .update(orders)
    .set({ ...changes, state: to })
    .where(and(eq(orders.id, orderId), inArray(orders.state, [...from]), also))
    .returning();
  return row ?? null;
}

/** In a new state an open refund stands still from its beginning; see the column. */
const pausedFrom = (moment: Date): SQL =>
  sql`case when ${orders.pausedAt} is not null then ${moment.toISOString()}::timestamptz end`;

const isNotPaused = isNull(orders.pausedAt);

export const claimShipment = (
  db: Db,
  orderId: number,
  changes: { shippedAt: Date; receiveDueAt: Date },
): Promise<OrderRecord | null> =>
  claimMove(db, 'ship', orderId, { ...changes, pausedAt: pausedFrom(changes.shippedAt) });

/** More of an order that is on its way was sent: it is not received by itself before this moment. */
export async function putReceiptOff(db: Db, orderId: number, receiveDueAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ receiveDueAt })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'shipped'), lt(orders.receiveDueAt, receiveDueAt)));
}

/** Receives an order on its way; by itself only when its time has come and no refund pauses it. */
export async function claimReceipt(
  db: Db,
  orderId: number,
  { onlyIfDue, ...changes }: { receivedAt: Date; commentDueAt: Date; onlyIfDue: boolean },
): Promise<OrderRecord | null> {
  const due = and(isNotPaused, lte(orders.receiveDueAt, changes.receivedAt));
  const pausedAt = pausedFrom(changes.receivedAt);
  return claimMove(db, 'receive', orderId, { ...changes, pausedAt }, onlyIfDue ? due : undefined);
}

/**
 * Ends an order well; its after-sale window begins, as long as its own rules say. By itself only when its time has
 * come and no refund pauses it.
 */
export async function claimCompletion(
  db: Db,
  orderId: number,
  { move, completedAt, onlyIfDue }: { move: 'complete' | 'return'; completedAt: Date; onlyIfDue: boolean },
): Promise<OrderRecord | null> {
  const due = and(isNotPaused, lte(orders.commentDueAt, completedAt));
  const releaseDueAt = sql`${completedAt.toISOString()}::timestamptz
    + (${orders.pinned}->>'afterSaleDays')::int * interval '24 hours'`;
  const changes = { completedAt, releaseDueAt, pausedAt: pausedFrom(completedAt) };
  return claimMove(db, move, orderId, changes, onlyIfDue ? due : undefined);
}

/** Puts the automatic receipt off, once; null when the order is not on its way or was extended before. */
export async function claimExtension(
  db: Db,
  orderId: number,
  receiveDueAt: Date,
): Promise<OrderRecord | null> {
  const [row] = await db
    .update(orders)
    .set({ receiveDueAt, isExtended: true })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'shipped'), eq(orders.isExtended, false)))
    .returning();
  return row ?? null;
}

/** The shop's income is its own once its time has come and no refund is open, once. */
export async function claimRelease(db: Db, orderId: number, releasedAt: Date): Promise<OrderRecord | null> {
  const [row] = await db
    .update(orders)
    .set({ releasedAt })
    .where(
      and(
        eq(orders.id, orderId),
        isNull(orders.releasedAt),
        isNotPaused,
        lte(orders.releaseDueAt, releasedAt),
      ),
    )
    .returning();
  return row ?? null;
}

/** From this moment on the shop has as long as its order's own rules say. */
export const shipDueFrom = (moment: Date): SQL<Date> =>
  sql`${moment.toISOString()}::timestamptz + (${orders.pinned}->>'shipWithinHours')::int * interval '1 hour'`;

const isDirect = eq(orders.kind, 'direct');

/** Pays every unpaid order of a trade: one bought directly goes to its shop, any other waits. */
export const payOrdersOfTrade = (
  db: Db,
  tradeId: number,
  { paidAt, channel }: { paidAt: Date; channel: OrderRecord['channel'] },
): Promise<OrderRecord[]> =>
  db
    .update(orders)
    .set({
      paidAt,
      channel,
      state: sql`case when ${isDirect} then ${orderMoves.pay.to} else ${orderMoves.wait.to} end`,
      shipDueAt: sql`case when ${isDirect} then ${shipDueFrom(paidAt)} end`,
    })
    .where(and(eq(orders.tradeId, tradeId), inArray(orders.state, [...orderMoves.pay.from])))
    .returning();

/** What the market keeps of an order, and of those of its lines that have a rate of their own. */
export async function storeCommission(
  db: Db,
  orderId: number,
  basisPoints: number,
  ownRates: readonly { lineId: number; basisPoints: number }[],
): Promise<void> {
  const pinned = sql`${orders.pinned} || jsonb_build_object('commissionBasisPoints', ${basisPoints}::int)`;
  await db.update(orders).set({ pinned }).where(eq(orders.id, orderId));
  for (const [rate, lines] of Map.groupBy(ownRates, (own) => own.basisPoints)) {
    const ids = lines.map(({ lineId }) => lineId);
    await db.update(orderLines).set({ commissionBasisPoints: rate }).where(inArray(orderLines.id, ids));
  }
}

export const closeOrdersOfTrade = (
  db: Db,
  tradeId: number,
  changes: { closedAt: Date; closeReason: 'unpaid' | 'cancelled' },
): Promise<OrderRecord[]> =>
  db
    .update(orders)
    .set({ ...changes, state: orderMoves.close.to })
    .where(and(eq(orders.tradeId, tradeId), inArray(orders.state, [...orderMoves.close.from])))
    .returning();

/** Takes the trade's row until the transaction ends, so that paying and cancelling go one after the other. */
export async function lockTrade(db: Db, tradeId: number): Promise<TradeRecord | null> {
  const [trade] = await db.select().from(trades).where(eq(trades.id, tradeId)).for('update');
  return trade ?? null;
}

/** With whether it was bought directly: what is bought in a team is the only order of its trade. */
export async function findTrade(
  db: Db,
  tradeNo: string,
): Promise<(TradeRecord & { isDirect: boolean }) | null> {
  const [trade] = await db
    .select({ ...getTableColumns(trades), isDirect: sql<boolean>`${orders.id} is null`.as('is_direct') })
    .from(trades)
    .leftJoin(orders, and(eq(orders.tradeId, trades.id), ne(orders.kind, 'direct')))
    .where(eq(trades.tradeNo, tradeNo));
  return trade ?? null;
}

/** The goods that stand first in a trade, and the pieces of all of them. */
export async function findTradeGoods(
  db: Db,
  tradeNo: string,
): Promise<{ title: string; titleEn: string; pieces: number }> {
  const [goods] = await db
    .select({
      title: orderLines.title,
      titleEn: orderLines.titleEn,
      pieces: sql<number>`(sum(${orderLines.number}) over ())::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(eq(trades.tradeNo, tradeNo), ne(orders.state, 'closed')))
    .orderBy(asc(orderLines.id))
    .limit(1);
  if (!goods) throw new Error(`trade ${tradeNo} has no goods`);
  return goods;
}

export async function findTradeById(db: Db, id: number): Promise<TradeRecord | null> {
  const [trade] = await db.select().from(trades).where(eq(trades.id, id));
  return trade ?? null;
}

/** The trade is paid if it is open and costs exactly this; the caller that gets the row has won. */
export async function claimPaid(
  db: Db,
  tradeNo: string,
  payableCents: number,
  changes: Pick<TradeRecord, 'paymentNo' | 'channel'>,
): Promise<TradeRecord | null> {
  const [trade] = await db
    .update(trades)
    .set({ ...changes, state: tradeMoves.pay.to })
    .where(
      and(
        eq(trades.tradeNo, tradeNo),
        inArray(trades.state, [...tradeMoves.pay.from]),
        eq(trades.payableCents, payableCents),
      ),
    )
    .returning();
  return trade ?? null;
}

/** Closes a trade that is still open. */
export async function claimClosed(db: Db, tradeId: number): Promise<TradeRecord | null> {
  const [trade] = await db
    .update(trades)
    .set({ state: tradeMoves.close.to })
    .where(and(eq(trades.id, tradeId), inArray(trades.state, [...tradeMoves.close.from])))
    .returning();
  return trade ?? null;
}

export const setTradePayable = (db: Db, tradeId: number, payableCents: number) =>
  db.update(trades).set({ payableCents }).where(eq(trades.id, tradeId));

export async function findOrder(db: Db, id: number): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Takes the order's row until the transaction ends, so that what looks at all its lines goes one after the other. */
export async function lockOrder(db: Db, id: number): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** How many orders of the trade would be paid together. */
export async function countUnpaidOfTrade(db: Db, tradeId: number): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.tradeId, tradeId), eq(orders.state, 'pending_payment')));
  return row?.orders ?? 0;
}

export const listLines = (db: Db, orderIds: readonly number[]): Promise<OrderLineRecord[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.id));

export const listLog = (db: Db, orderId: number): Promise<OrderLogRecord[]> =>
  db.select().from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(asc(orderLog.id));

/** Marks the lines not reviewed before, and answers those that were. */
export async function claimReviewed(
  db: Db,
  orderId: number,
  lineIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const rows = await db
    .update(orderLines)
    .set({ reviewedAt: at })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        inArray(orderLines.id, [...lineIds]),
        isNull(orderLines.reviewedAt),
      ),
    )
    .returning({ id: orderLines.id });
  return rows.map(({ id }) => id);
}

export const hideOrder = (db: Db, orderId: number, hiddenAt: Date) =>
  db.update(orders).set({ hiddenAt }).where(eq(orders.id, orderId));

export const attachParcel = (db: Db, orderId: number, parcelId: number | null) =>
  db.update(orders).set({ parcelId }).where(eq(orders.id, orderId));

/** An order that was never paid is none yet. */
export async function hasPaidOrder(db: Db, shopperId: number): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shopperId, shopperId), isNotNull(orders.paidAt)))
    .limit(1);
  return found.length > 0;
}
