import { asc, count, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { outbox } from './outbox.tables.ts';

const { placeholder } = sql;

export type Delivery = typeof outbox.$inferSelect;

type NewDelivery = Pick<Delivery, 'event' | 'payload' | 'happenedAt'> & { listeners: readonly string[] };

const insertDelivery = prepared('add_delivery', (db) =>
  db.insert(outbox).values({
    event: placeholder('event'),
    listener: placeholder('listener'),
    payload: placeholder('payload'),
    happenedAt: placeholder('happenedAt'),
  }),
);

/** In a transaction they are in the order of the listeners. */
export async function addDeliveries(db: Db, { listeners, ...delivery }: NewDelivery): Promise<void> {
  await Promise.all(listeners.map((listener) => insertDelivery(db, { ...delivery, listener })));
}

type NewDeliveries = Omit<NewDelivery, 'payload'> & { payloads: readonly unknown[] };

/** Many of one event in one statement, in the order they are given. */
export async function addManyDeliveries(db: Db, deliveries: NewDeliveries): Promise<void> {
  const { event, listeners, payloads, happenedAt } = deliveries;
  await db
    .insert(outbox)
    .values(
      payloads.flatMap((payload) => listeners.map((listener) => ({ event, listener, payload, happenedAt }))),
    );
}

/** A moment is stored to the millisecond, rounded: what was written just now may stand half of one ahead. */
const isDue = lte(outbox.dueAt, sql`now() + interval '1 millisecond'`);

const deleteOldestDue = prepared('take_delivery', (db) =>
  db
    .delete(outbox)
    .where(
      eq(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(isDue)
          .orderBy(asc(outbox.id))
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning(),
);

/**
 * Takes out the oldest delivery that is due and that no other process is at work on; it is back when the
 * transaction is undone.
 */
export async function takeDelivery(db: Db): Promise<Delivery | null> {
  const [row] = await deleteOldestDue(db);
  return row ?? null;
}

/** The first wait is a second, then twice as long each time, at most ten minutes. */
export async function postponeDelivery(db: Db, id: number): Promise<void> {
  await db
    .update(outbox)
    .set({
      failures: sql`${outbox.failures} + 1`,
      dueAt: sql`now() + least(600, power(2, ${outbox.failures})) * interval '1 second'`,
    })
    .where(eq(outbox.id, id));
}

/** How many deliveries are due, those under way included. */
export async function countDueDeliveries(db: Db): Promise<number> {
  const [row] = await db.select({ due: count() }).from(outbox).where(isDue);
  return row?.due ?? 0;
}
