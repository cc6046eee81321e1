import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type WaybillState, waybills } from '../shipping.tables.ts';

export type WaybillRow = typeof waybills.$inferSelect;

export async function findNewestWaybill(db: Db, orderId: number): Promise<WaybillRow | null> {
  const [row] = await db
    .select()
    .from(waybills)
    .where(eq(waybills.orderId, orderId))
    .orderBy(desc(waybills.attempt))
    .limit(1);
  return row ?? null;
}

export async function findWaybill(db: Db, id: number): Promise<WaybillRow | null> {
  const [row] = await db.select().from(waybills).where(eq(waybills.id, id));
  return row ?? null;
}

export async function insertWaybill(db: Db, waybill: typeof waybills.$inferInsert): Promise<WaybillRow> {
  const [row] = await db.insert(waybills).values(waybill).returning();
  if (!row) throw new Error('an inserted waybill is not there');
  return row;
}

type Changes = Partial<typeof waybills.$inferInsert> & { state: WaybillState };

/** Moves a waybill from one state; answers whether it still stood there. */
export async function moveWaybill(
  db: Db,
  id: number,
  from: WaybillState,
  changes: Changes,
): Promise<boolean> {
  const rows = await db
    .update(waybills)
    .set(changes)
    .where(and(eq(waybills.id, id), eq(waybills.state, from)))
    .returning({ id: waybills.id });
  return rows.length === 1;
}

/** Puts the next try off before it is made, so that of several nodes one makes it. */
export async function claimTry(
  db: Db,
  { id, attempts }: Pick<WaybillRow, 'id' | 'attempts'>,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const rows = await db
    .update(waybills)
    .set({ attempts: attempts + 1, dueAt: next })
    .where(and(eq(waybills.id, id), eq(waybills.attempts, attempts), lte(waybills.dueAt, now)))
    .returning({ id: waybills.id });
  return rows.length === 1;
}

/** A parcel that is no longer sent by its waybill. */
export const abandonByParcel = (db: Db, parcelId: number, dueAt: Date) =>
  db
    .update(waybills)
    .set({ state: 'abandoned', dueAt, attempts: 0, parcelId: null })
    .where(and(eq(waybills.parcelId, parcelId), eq(waybills.state, 'issued')));

/** The labels that can be printed, of the parcels named. */
export const listIssued = (db: Db, parcelIds: readonly number[]): Promise<WaybillRow[]> =>
  parcelIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(waybills)
        .where(and(inArray(waybills.parcelId, [...parcelIds]), eq(waybills.state, 'issued')))
        .orderBy(waybills.id);

/** Of these orders, those that have a label to print. */
export async function findLabelled(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ orderId: waybills.orderId })
    .from(waybills)
    .where(
      and(
        inArray(waybills.orderId, [...orderIds]),
        eq(waybills.state, 'issued'),
        isNotNull(waybills.parcelId),
      ),
    );
  return new Set(rows.map(({ orderId }) => orderId));
}

export const keepLabelType = (db: Db, id: number, labelType: string) =>
  db.update(waybills).set({ labelType }).where(eq(waybills.id, id));
