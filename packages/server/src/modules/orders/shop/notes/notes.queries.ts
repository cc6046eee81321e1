import type { OrderFilters, OrderFlag } from '@chengji/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../kernel/db/database.ts';
import { orderNotes, orders, orderViews } from '../../order.tables.ts';

export const insertNote = (db: Db, note: typeof orderNotes.$inferInsert) =>
  db.insert(orderNotes).values(note);

/** The newest first. */
export const listNotes = (db: Db, orderId: number) =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.id));

/** The text of each order's newest note; an order without one is not in it. */
export async function listNewestNotes(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderNotes.orderId], { orderId: orderNotes.orderId, text: orderNotes.text })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(orderNotes.orderId, desc(orderNotes.id));
  return new Map(rows.map(({ orderId, text }) => [orderId, text]));
}

/** The flags these orders of the shop bear, locked in the order of their ids. */
export const lockFlags = (db: Db, shopId: number, orderIds: readonly number[]) =>
  db
    .select({ id: orders.id, flag: orders.flag })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.id, [...orderIds])))
    .orderBy(asc(orders.id))
    .for('update');

export const setFlag = (db: Db, orderIds: readonly number[], flag: OrderFlag | null) =>
  db
    .update(orders)
    .set({ flag })
    .where(inArray(orders.id, [...orderIds]));

export const listViews = (db: Db, staffId: number) =>
  db.select().from(orderViews).where(eq(orderViews.staffId, staffId)).orderBy(asc(orderViews.id));

/** One of the same name is replaced. */
export async function saveViewRow(
  db: Db,
  view: { staffId: number; name: string; filters: OrderFilters },
): Promise<number> {
  const [row] = await db
    .insert(orderViews)
    .values(view)
    .onConflictDoUpdate({
      target: [orderViews.staffId, orderViews.name],
      set: { filters: view.filters },
    })
    .returning({ id: orderViews.id });
  if (!row) throw new Error('a saved view has no id');
  return row.id;
}

export async function countViews(db: Db, staffId: number): Promise<number> {
  const [row] = await db.select({ views: count() }).from(orderViews).where(eq(orderViews.staffId, staffId));
  return row?.views ?? 0;
}

/** Answers whether it was there. */
export async function deleteViewRow(db: Db, staffId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(orderViews)
    .where(and(eq(orderViews.staffId, staffId), eq(orderViews.id, id)))
    .returning({ id: orderViews.id });
  return rows.length > 0;
}
