import type { RefundState } from '@chengji/contract';
import { and, asc, count, desc, eq, gte, inArray, notInArray, type SQLWrapper, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { type RefundMove, refundMoves } from './refund.states.ts';
import { refundLog, refunds } from './refund.tables.ts';

export type RefundRecord = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;
export type LogRecord = typeof refundLog.$inferSelect;
export type NewLog = typeof refundLog.$inferInsert;
/** What a move may change of a refund besides its state. */
export type RefundChange = Partial<Omit<NewRefund, 'id' | 'refundNo' | 'state' | 'orderId' | 'lineId'>>;

const endStates: RefundState[] = ['completed', 'closed'];
export const isOpenRefund = notInArray(refunds.state, endStates);

export async function insertRefund(db: Db, row: NewRefund): Promise<RefundRecord> {
  const [inserted] = await db.insert(refunds).values(row).returning();
  if (!inserted) throw new Error('an inserted refund is not there');
  return inserted;
}

export async function findRefund(db: Db, id: number): Promise<RefundRecord | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Takes the row: of several who act on a refund, one does after the other. */
export async function lockRefund(
  db: Db,
  by: { id: number } | { refundNo: string },
): Promise<RefundRecord | null> {
  const named = 'id' in by ? eq(refunds.id, by.id) : eq(refunds.refundNo, by.refundNo);
  const [row] = await db.select().from(refunds).where(named).for('update');
  return row ?? null;
}

/** Makes the move; null when another came first. */
export async function claimMove(
  db: Db,
  id: number,
  move: RefundMove,
  change: RefundChange,
): Promise<RefundRecord | null> {
  const { from, to } = refundMoves[move];
  const [row] = await db
    .update(refunds)
    .set({ ...change, state: to })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning();
  return row ?? null;
}

/** The id of the first of these rows. */
export async function insertLog(db: Db, rows: readonly NewLog[]): Promise<number> {
  const [first] = await db
    .insert(refundLog)
    .values([...rows])
    .returning({ id: refundLog.id });
  if (!first) throw new Error('a log row was not kept');
  return first.id;
}

/** What was done and said, the newest first. */
export const listLog = (db: Db, refundId: number): Promise<LogRecord[]> =>
  db.select().from(refundLog).where(eq(refundLog.refundId, refundId)).orderBy(desc(refundLog.id));

export const countEvidence = (db: Db, refundId: number, by: LogRecord['by']): Promise<number> =>
  db.$count(
    refundLog,
    and(eq(refundLog.refundId, refundId), eq(refundLog.event, 'evidence'), eq(refundLog.by, by)),
  );

/** The newest refund of each of these lines. */
export const listNewestOfLines = async (db: Db, lineIds: readonly number[]): Promise<RefundRecord[]> =>
  lineIds.length === 0
    ? []
    : db
        .selectDistinctOn([refunds.lineId])
        .from(refunds)
        .where(inArray(refunds.lineId, [...lineIds]))
        .orderBy(refunds.lineId, desc(refunds.id));

export const countOpenOfShopper = (db: Db, shopperId: number): Promise<number> =>
  db.$count(refunds, and(eq(refunds.shopperId, shopperId), isOpenRefund));

export const countOpenOfShop = (db: Db, shopId: number): Promise<number> =>
  db.$count(refunds, and(eq(refunds.shopId, shopId), isOpenRefund));

const billColumns = {
  id: refunds.id,
  refundNo: refunds.refundNo,
  orderNo: refunds.orderNo,
  lineId: refunds.lineId,
  number: refunds.number,
  reasonZh: refunds.reasonZh,
  reasonEn: refunds.reasonEn,
};
type RefundBill = Pick<RefundRecord, keyof typeof billColumns>;

/** Which refund each of these numbers is, and of which order. */
export const listByNumbers = async (db: Db, numbers: readonly string[]): Promise<RefundBill[]> =>
  numbers.length === 0
    ? []
    : db
        .select(billColumns)
        .from(refunds)
        .where(inArray(refunds.refundNo, [...numbers]));

export const listOfOrder = (db: Db, orderId: number): Promise<RefundBill[]> =>
  db.select(billColumns).from(refunds).where(eq(refunds.orderId, orderId));

/** Selects the numbers of the shop's refunds of the orders whose numbers are selected. */
export const selectOfOrders = (db: Db, shopId: number, orderNumbers: SQLWrapper): SQLWrapper =>
  db
    .select({ refundNo: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.shopId, shopId), inArray(refunds.orderNo, orderNumbers)));

/** What left its order and has not arrived: on its way through a channel, or a channel could not give it back. */
export async function sumOnTheirWay(db: Db): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({ count: count(), cents: sum(refunds.returnedCents).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.state, ['processing', 'failed']));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}

/** Those that failed in this way, what waited longest first. */
export const listFailed = (db: Db, failure: string, limit: number): Promise<RefundRecord[]> =>
  db.select().from(refunds).where(hasFailed(failure)).orderBy(asc(refunds.movedAt)).limit(limit);

export const countFailed = (db: Db, failure: string): Promise<number> =>
  db.$count(refunds, hasFailed(failure));

const hasFailed = (failure: string) => and(eq(refunds.state, 'failed'), eq(refunds.failure, failure));

/** How many a buyer applied for since a moment. */
export const countAppliedSince = (db: Db, shopperId: number, since: Date): Promise<number> =>
  db.$count(refunds, and(eq(refunds.shopperId, shopperId), gte(refunds.createdAt, since)));

/** How many a buyer applied for at one shop since a moment. */
export const countAppliedAtShop = (
  db: Db,
  { shopId, shopperId, since }: { shopId: number; shopperId: number; since: Date },
): Promise<number> =>
  db.$count(
    refunds,
    and(eq(refunds.shopperId, shopperId), eq(refunds.shopId, shopId), gte(refunds.createdAt, since)),
  );
