import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { devices } from './devices.tables.ts';

/** Shoppers who logged in from a device that this one used too. */
export async function listDeviceSharers(db: Db, shopperId: number, limit: number): Promise<number[]> {
  const own = alias(devices, 'own');
  const rows = await db
    .selectDistinct({ id: devices.subjectId })
    .from(own)
    .innerJoin(devices, eq(devices.tokenHash, own.tokenHash))
    .where(
      and(
        eq(own.kind, 'shopper'),
        eq(own.subjectId, shopperId),
        eq(devices.kind, 'shopper'),
        ne(devices.subjectId, shopperId),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
