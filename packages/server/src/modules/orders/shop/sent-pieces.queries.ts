/** What of an order was sent when, in which parcel. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { OrderRecord } from '../order.queries.ts';
import { orderLines, orders, sentPieces } from '../order.tables.ts';

export type SentPiecesRecord = typeof sentPieces.$inferSelect;

/** So many pieces of each line go with the parcel that is sent now, or with no carrier. */
export async function markShipped(
  db: Db,
  orderId: number,
  lines: readonly { id: number; sending: number }[],
  { sentAt, parcelId }: { sentAt: Date; parcelId: number | null },
): Promise<void> {
  await db
    .insert(sentPieces)
    .values(lines.map(({ id, sending }) => ({ orderId, lineId: id, number: sending, parcelId, sentAt })));
  for (const { id, sending } of lines)
    await db
      .update(orderLines)
      .set({ shippedNumber: sql`${orderLines.shippedNumber} + ${sending}`, shippedAt: sentAt })
      .where(eq(orderLines.id, id));
}

/** What was sent of an order, piece by piece, the first first. */
export const listSentPieces = (db: Db, orderId: number): Promise<SentPiecesRecord[]> =>
  db.select().from(sentPieces).where(eq(sentPieces.orderId, orderId)).orderBy(asc(sentPieces.id));

/** These were taken back. A piece whose money went back meanwhile is one that is not sent. */
export async function markUnshipped(
  db: Db,
  orderId: number,
  recalled: readonly SentPiecesRecord[],
): Promise<void> {
  await db.delete(sentPieces).where(
    inArray(
      sentPieces.id,
      recalled.map(({ id }) => id),
    ),
  );
  const left = sql`coalesce((select sum(${sentPieces.number}) from ${sentPieces} where ${sentPieces.lineId} = ${orderLines.id}), 0)`;
  await db
    .update(orderLines)
    .set({
      shippedNumber: left,
      returnedUnsent: sql`greatest(${orderLines.returnedUnsent}, ${orderLines.returnedNumber} - ${left})`,
      shippedAt: sql`(select max(${sentPieces.sentAt}) from ${sentPieces} where ${sentPieces.lineId} = ${orderLines.id})`,
    })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        inArray(
          orderLines.id,
          recalled.map(({ lineId }) => lineId),
        ),
      ),
    );
}

export const isParcelUsed = async (db: Db, parcelId: number): Promise<boolean> =>
  (await db.$count(sentPieces, eq(sentPieces.parcelId, parcelId))) > 0;

/** Takes the orders that are in a parcel, in the order of their ids. */
export const lockOrdersOfParcel = (db: Db, parcelId: number): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        db.select({ id: sentPieces.orderId }).from(sentPieces).where(eq(sentPieces.parcelId, parcelId)),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');

/** The pieces in each parcel of an order, also those of other orders in it; the parcel sent first comes first. */
export async function listParcelPieces(db: Db, orderId: number) {
  const ofOrder = db
    .select({ id: sentPieces.parcelId })
    .from(sentPieces)
    .where(and(eq(sentPieces.orderId, orderId), isNotNull(sentPieces.parcelId)));
  const rows = await db
    .select({
      lineId: sentPieces.lineId,
      number: sentPieces.number,
      orderId: sentPieces.orderId,
      orderNo: orders.orderNo,
      parcelId: sentPieces.parcelId,
    })
    .from(sentPieces)
    .innerJoin(orders, eq(orders.id, sentPieces.orderId))
    .where(inArray(sentPieces.parcelId, ofOrder))
    .orderBy(asc(sentPieces.parcelId), asc(sentPieces.lineId));
  return rows.flatMap(({ parcelId, ...pieces }) => (parcelId === null ? [] : [{ ...pieces, parcelId }]));
}
