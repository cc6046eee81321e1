import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { parcels, parcelTracks } from '../shipping.tables.ts';
import type { Step } from './tracking.rules.ts';

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

export type TrackRow = typeof parcelTracks.$inferSelect;

export async function findTrack(db: Db, parcelId: number): Promise<TrackRow | null> {
  const [row] = await db.select().from(parcelTracks).where(eq(parcelTracks.parcelId, parcelId));
  return row ?? null;
}

export async function storeTrack(
  db: Db,
  { parcelId, steps, askedAt }: { parcelId: number; steps: readonly Step[]; askedAt: Date },
): Promise<void> {
  const told = { steps: steps.map((step) => ({ ...step, at: step.at.getTime() })), askedAt };
  await db
    .insert(parcelTracks)
    .values({ parcelId, ...told })
    .onConflictDoUpdate({ target: parcelTracks.parcelId, set: told });
}

/** A parcel that was never on its way, and what was told of it. */
export async function removeParcel(db: Db, id: number): Promise<void> {
  await db.delete(parcelTracks).where(eq(parcelTracks.parcelId, id));
  await db.delete(parcels).where(eq(parcels.id, id));
}

/**
 * Corrects carrier and number of a parcel that still has the number `seen`; what was told of the old one is
 * forgotten. Answers what it was, or null when somebody else was first.
 */
export async function correctParcel(
  db: Db,
  id: number,
  { seen, carrier, trackingNo }: { seen: string; carrier: string; trackingNo: string },
): Promise<{ carrier: string; tracking_no: string } | null> {
  const [before] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), eq(parcels.trackingNo, seen)))
    .for('update');
  if (!before) return null;
  await db.update(parcels).set({ carrierCode: carrier, trackingNo }).where(eq(parcels.id, id));
  await db.delete(parcelTracks).where(eq(parcelTracks.parcelId, id));
  return { carrier: before.carrierCode, tracking_no: before.trackingNo };
}
