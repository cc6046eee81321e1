/** What the ledger must be, asked of every row. */
import { count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { ledgerBalances, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

const total = sql<number>`coalesce(sum(${ledgerEntries.cents}), 0)`.mapWith(Number);

export async function countEntries(db: Db): Promise<{ entries: number; cents: number }> {
  const [row] = await db.select({ entries: count(), cents: total }).from(ledgerEntries);
  return row ?? { entries: 0, cents: 0 };
}

/** The first transfer whose entries do not add up to zero, or that has none. */
export async function findUnbalancedTransfer(db: Db) {
  const [row] = await db
    .select({ key: ledgerTransfers.key, cents: total })
    .from(ledgerTransfers)
    .leftJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .groupBy(ledgerTransfers.id)
    .having(sql`${total} <> 0 or count(${ledgerEntries.transferId}) < 2`)
    .orderBy(ledgerTransfers.id)
    .limit(1);
  return row;
}

/** The first shopper's or shop's account whose shown balance is not the sum of its entries. */
export async function findWrongBalance(db: Db) {
  const summed = db
    .select({ account: ledgerEntries.account, cents: total.as('cents') })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} like 'shop%'`)
    .groupBy(ledgerEntries.account)
    .as('summed');
  const shown = sql<number>`coalesce(${ledgerBalances.balanceCents}, 0)`.mapWith(Number);
  const held = sql<number>`coalesce(${summed.cents}, 0)`.mapWith(Number);
  const account = sql<string>`coalesce(${ledgerBalances.account}, ${summed.account})`;
  const [row] = await db
    .select({ account, shown, held })
    .from(ledgerBalances)
    .fullJoin(summed, eq(summed.account, ledgerBalances.account))
    .where(ne(shown, held))
    .orderBy(desc(sql`abs(${shown} - ${held})`))
    .limit(1);
  return row;
}
