import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { payoutAccounts } from './account.tables.ts';

/** Shoppers who are paid out to an account that this one has too. */
export async function listPayoutSharers(db: Db, shopperId: number, limit: number): Promise<number[]> {
  const own = alias(payoutAccounts, 'own');
  const rows = await db
    .selectDistinct({ id: payoutAccounts.ownerId })
    .from(own)
    .innerJoin(payoutAccounts, eq(payoutAccounts.sharedDigest, own.sharedDigest))
    .where(
      and(
        eq(own.ownerKind, 'shopper'),
        eq(own.ownerId, shopperId),
        ne(own.sharedDigest, ''),
        sql`${payoutAccounts.sharedDigest} <> ''`,
        eq(payoutAccounts.ownerKind, 'shopper'),
        ne(payoutAccounts.ownerId, shopperId),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
