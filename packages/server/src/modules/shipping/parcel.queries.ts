import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { parcels } from './shipping.tables.ts';

export type ParcelRow = typeof parcels.$inferSelect;

export async function insertParcel(db: Db, parcel: Omit<ParcelRow, 'id'>): Promise<number> {
  const [row] = await db.insert(parcels).values(parcel).returning({ id: parcels.id });
  if (!row) throw new Error('an inserted parcel has no id');
  return row.id;
}

export async function getParcelRow(db: Db, id: number): Promise<ParcelRow> {
  const [row] = await db.select().from(parcels).where(eq(parcels.id, id));
  if (!row) throw new Error(`no parcel ${id}`);
  return row;
}
