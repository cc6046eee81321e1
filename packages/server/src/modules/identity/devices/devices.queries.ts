import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { devices } from './devices.tables.ts';

type Device = typeof devices.$inferSelect;
export type DeviceKey = Pick<Device, 'kind' | 'subjectId' | 'tokenHash'>;
type Owner = Pick<Device, 'kind' | 'subjectId'>;

const whereOwner = ({ kind, subjectId }: Owner) =>
  and(eq(devices.kind, kind), eq(devices.subjectId, subjectId));

export async function isDeviceStored(db: Db, device: DeviceKey, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(whereOwner(device), eq(devices.tokenHash, device.tokenHash), gt(devices.expiresAt, now)));
  return row !== undefined;
}

/** Stores a device that logged in, or puts off when it is forgotten; answers its id. */
export async function storeDevice(db: Db, device: typeof devices.$inferInsert): Promise<number> {
  const [row] = await db
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({
      target: [devices.kind, devices.subjectId, devices.tokenHash],
      set: { expiresAt: device.expiresAt },
    })
    .returning({ id: devices.id });
  if (!row) throw new Error('the device was not stored');
  return row.id;
}

export async function deleteOwnerDevices(db: Db, owner: Owner): Promise<void> {
  await db.delete(devices).where(whereOwner(owner));
}

/** Forgets these devices but the one of `keptHash`. */
export async function deleteDevices(db: Db, ids: readonly number[], keptHash: string): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(devices).where(and(inArray(devices.id, [...ids]), ne(devices.tokenHash, keptHash)));
}

export async function deleteExpiredDevices(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.delete(devices).where(and(inArray(devices.id, [...ids]), lte(devices.expiresAt, now)));
}
