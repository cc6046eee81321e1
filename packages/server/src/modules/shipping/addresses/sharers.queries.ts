import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { addresses } from '../shipping.tables.ts';

/** Shoppers who have an address that this one has too. */
export async function listAddressSharers(db: Db, shopperId: number, limit: number): Promise<number[]> {
  const own = alias(addresses, 'own');
  const rows = await db
    .selectDistinct({ id: addresses.shopperId })
    .from(own)
    .innerJoin(addresses, and(eq(addresses.districtCode, own.districtCode), eq(addresses.detail, own.detail)))
    .where(and(eq(own.shopperId, shopperId), ne(addresses.shopperId, shopperId)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
