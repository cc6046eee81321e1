import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { addedCarriers } from '../shipping.tables.ts';

export type AddedCarrier = typeof addedCarriers.$inferSelect;

const selectAdded = prepared('added_carriers', (db) =>
  db.select().from(addedCarriers).orderBy(asc(addedCarriers.code)),
);

export const listAdded = (db: Db): Promise<AddedCarrier[]> => selectAdded(db);

/** Two who save carriers go one after the other, so that no name becomes two carriers'. */
export async function lockAdded(db: Db): Promise<void> {
  await db.execute(sql`lock table ${addedCarriers} in share row exclusive mode`);
}

export async function insertAdded(db: Db, carrier: Omit<AddedCarrier, 'version'>): Promise<void> {
  await db.insert(addedCarriers).values(carrier);
}

export async function updateAdded(db: Db, { code, ...carrier }: AddedCarrier): Promise<void> {
  await db.update(addedCarriers).set(carrier).where(eq(addedCarriers.code, code));
}
