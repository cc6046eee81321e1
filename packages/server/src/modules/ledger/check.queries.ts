/** What the ledger must be, asked of every row. */
import type { ChainHead } from '@chengji/contract';
import { and, asc, count, desc, eq, gt, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { toChainEntry } from './chain.queries.ts';
import { ledgerBalances, ledgerChain, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

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

const entriesAtOnce = 5_000;

/** Every entry of every chain, account by account and in the order of its number. */
export async function* listChains(db: Db) {
  let after = { account: '', seq: 0 };
  for (;;) {
    const rows = await db
      .select()
      .from(ledgerChain)
      .where(
        or(
          gt(ledgerChain.account, after.account),
          and(eq(ledgerChain.account, after.account), gt(ledgerChain.seq, after.seq)),
        ),
      )
      .orderBy(asc(ledgerChain.account), asc(ledgerChain.seq))
      .limit(entriesAtOnce);
    for (const row of rows) yield { account: row.account, entry: toChainEntry(row) };
    const last = rows.at(-1);
    if (!last || rows.length < entriesAtOnce) return;
    after = last;
  }
}

/** The first movement of a shopper's or shop's account that its chain does not hold, or holds otherwise. */
export async function findUnchainedEntry(db: Db) {
  const entries = db
    .select({
      account: ledgerEntries.account,
      transferId: ledgerEntries.transferId,
      cents: ledgerEntries.cents,
    })
    .from(ledgerEntries)
    .where(like(ledgerEntries.account, 'shop%'))
    .as('entries');
  const chained = db
    .select({ account: ledgerChain.account, transferId: ledgerChain.transferId, cents: ledgerChain.cents })
    .from(ledgerChain)
    .where(ne(ledgerChain.cents, 0))
    .as('chained');
  const transferId = sql<number>`coalesce(${entries.transferId}, ${chained.transferId})`;
  const [row] = await db
    .select({
      account: sql<string>`coalesce(${entries.account}, ${chained.account})`,
      key: ledgerTransfers.key,
    })
    .from(entries)
    .fullJoin(chained, and(eq(chained.account, entries.account), eq(chained.transferId, entries.transferId)))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, transferId))
    .where(sql`${entries.cents} is distinct from ${chained.cents}`)
    .orderBy(transferId)
    .limit(1);
  return row;
}

/** The first account whose balance does not go on from the last entry of its chain. */
export async function findWrongHead(db: Db) {
  const last = db
    .selectDistinctOn([ledgerChain.account])
    .from(ledgerChain)
    .orderBy(asc(ledgerChain.account), desc(ledgerChain.seq))
    .as('last');
  const [row] = await db
    .select({ account: ledgerBalances.account })
    .from(ledgerBalances)
    .leftJoin(last, eq(last.account, ledgerBalances.account))
    .where(
      or(
        isNull(last.account),
        ne(last.seq, ledgerBalances.seq),
        ne(last.hash, ledgerBalances.hash),
        ne(last.balanceCents, ledgerBalances.balanceCents),
      ),
    )
    .limit(1);
  return row;
}

/** The first of these accounts whose chain does not have that entry as it was. */
export async function findMissingHead(db: Db, heads: readonly ChainHead[]): Promise<string | null> {
  const kept = sql`unnest(${sql.param(heads.map(({ account }) => account))}::text[],
    ${sql.param(heads.map(({ seq }) => seq))}::bigint[], ${sql.param(heads.map(({ balance }) => balance))}::bigint[],
    ${sql.param(heads.map(({ hash }) => hash))}::text[]) as kept (account, seq, balance, hash)`;
  const [row] = await db
    .select({ account: sql<string>`kept.account` })
    .from(kept)
    .leftJoin(
      ledgerChain,
      sql`${ledgerChain.account} = kept.account and ${ledgerChain.seq} = kept.seq
        and ${ledgerChain.hash} = kept.hash and ${ledgerChain.balanceCents} = kept.balance`,
    )
    .where(isNull(ledgerChain.account))
    .orderBy(sql`kept.account`)
    .limit(1);
  return row?.account ?? null;
}
