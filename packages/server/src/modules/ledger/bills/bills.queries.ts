/** Bills: the entries of an account's chain with the transfers behind them. */
import type { BillType } from '@chengji/contract';
import { and, asc, count, desc, eq, exists, gt, inArray, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import type { Account } from '../account.rules.ts';
import { ledgerChain, ledgerEntries, ledgerTransfers } from '../ledger.tables.ts';

/** Which entries; `after` and `upTo` are their numbers. */
export type BillFilter = {
  account: Account;
  kind?: BillType | undefined;
  reference?: string | undefined;
  after: number;
  upTo: number;
};

/** All of an account. */
export const everyBill = { after: 0, upTo: Number.MAX_SAFE_INTEGER };

/** What moved through a channel in the same transfer: it is the bill's amount where the balance did not move. */
const outside = alias(ledgerEntries, 'outside');
const cents = sql<number>`case when ${ledgerChain.cents} = 0 then coalesce(${outside.cents}, 0)
  else ${ledgerChain.cents} end`.mapWith(Number);

const ofReference = (reference: string): SQL =>
  sql`${ledgerChain.transferId} in (select ${ledgerTransfers.id} from ${ledgerTransfers}
    where ${ledgerTransfers.reference} = ${reference})`;

const isMeant = ({ account, kind, reference, after, upTo }: BillFilter): SQL | undefined =>
  and(
    eq(ledgerChain.account, account),
    kind && eq(ledgerChain.kind, kind),
    reference ? ofReference(reference) : undefined,
    gt(ledgerChain.seq, after),
    lte(ledgerChain.seq, upTo),
  );

const selectBills = (db: Db) =>
  db
    .select({
      chained: ledgerChain,
      cents,
      /** `external:wechat`; null when it did not leave the market. */
      outside: outside.account,
      key: ledgerTransfers.key,
      reference: ledgerTransfers.reference,
    })
    .from(ledgerChain)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerChain.transferId))
    .leftJoin(
      outside,
      and(eq(outside.transferId, ledgerChain.transferId), like(outside.account, 'external:%')),
    );

export type BillRow = Awaited<ReturnType<typeof listBills>>[number];

/** The newest first. */
export const listBills = (
  db: Db,
  filter: BillFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
) => selectBills(db).where(isMeant(filter)).orderBy(desc(ledgerChain.seq)).limit(limit).offset(offset);

/** The earliest first. */
export const listEarliestBills = (db: Db, filter: BillFilter, limit: number) =>
  selectBills(db).where(isMeant(filter)).orderBy(asc(ledgerChain.seq)).limit(limit);

export async function findBill(db: Db, account: Account, seq: number): Promise<BillRow | null> {
  const [row] = await selectBills(db).where(and(eq(ledgerChain.account, account), eq(ledgerChain.seq, seq)));
  return row ?? null;
}

/** The entry that a withdrawal's transfer of this key wrote in an account. */
export async function findWithdrawalEntry(db: Db, account: Account, key: string) {
  const [row] = await db
    .select({ seq: ledgerChain.seq, cents: ledgerChain.cents, balanceCents: ledgerChain.balanceCents })
    .from(ledgerChain)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerChain.transferId))
    .where(
      and(eq(ledgerChain.account, account), eq(ledgerChain.kind, 'withdraw'), eq(ledgerTransfers.key, key)),
    );
  return row ?? null;
}

export async function countBills(db: Db, filter: BillFilter): Promise<number> {
  const [row] = await db.select({ bills: count() }).from(ledgerChain).where(isMeant(filter));
  return row?.bills ?? 0;
}

/** What came in and what went out, each of zero or more. */
export async function sumBills(db: Db, filter: BillFilter): Promise<{ inCents: number; outCents: number }> {
  const [row] = await db
    .select({
      inCents: sql<number>`coalesce(sum(greatest(${cents}, 0)), 0)`.mapWith(Number),
      outCents: sql<number>`coalesce(sum(greatest(-${cents}, 0)), 0)`.mapWith(Number),
    })
    .from(ledgerChain)
    .leftJoin(
      outside,
      and(eq(outside.transferId, ledgerChain.transferId), like(outside.account, 'external:%')),
    )
    .where(isMeant(filter));
  return row ?? { inCents: 0, outCents: 0 };
}

/** The entries of a time, as numbers: time never goes back in an account, so it has a first and a last. */
export async function findBillsBetween(
  db: Db,
  account: Account,
  { from, to }: { from: Date; to: Date },
): Promise<{ after: number; upTo: number }> {
  const lastBefore = async (moment: Date): Promise<number> => {
    const [row] = await db
      .select({ seq: ledgerChain.seq })
      .from(ledgerChain)
      .where(and(eq(ledgerChain.account, account), lt(ledgerChain.movedAt, moment)))
      .orderBy(desc(ledgerChain.movedAt), desc(ledgerChain.seq))
      .limit(1);
    return row?.seq ?? 0;
  };
  return { after: await lastBefore(from), upTo: await lastBefore(to) };
}

/** What an account held just before each of these moments. */
export async function listBalancesAt(db: Db, account: Account, moments: readonly Date[]): Promise<number[]> {
  const edges = sql.param(moments.map((moment) => moment.toISOString()));
  const { rows } = await db.execute<{ cents: string | null }>(sql`
    select (
      select ${ledgerChain.balanceCents} from ${ledgerChain}
      where ${ledgerChain.account} = ${account} and ${ledgerChain.movedAt} < edge.at
      order by ${ledgerChain.movedAt} desc, ${ledgerChain.seq} desc limit 1) as cents
    from unnest(${edges}::timestamptz[]) with ordinality as edge (at, place)
    order by edge.place`);
  return rows.map(({ cents }) => Number(cents ?? 0));
}

/** The entries of a transfer in the order they were booked. */
export const listTransferEntries = (db: Db, transferId: number) =>
  db
    .select({ account: ledgerEntries.account, cents: ledgerEntries.cents })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transferId, transferId))
    .orderBy(asc(ledgerEntries.line));

export type TransferFilter = {
  references: readonly string[];
  /** Only those that moved one of these accounts. */
  accounts: readonly Account[];
  /** The last transfer that is meant. */
  upTo: number;
};

/** The earliest first, each with its entries in the order they were booked. */
export async function listTransfers(db: Db, { references, accounts, upTo }: TransferFilter) {
  const moved = alias(ledgerEntries, 'moved');
  const rows = await db
    .select({ transfer: ledgerTransfers, account: ledgerEntries.account, cents: ledgerEntries.cents })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        inArray(ledgerTransfers.reference, [...references]),
        lte(ledgerTransfers.id, upTo),
        exists(
          db
            .select({ line: moved.line })
            .from(moved)
            .where(and(eq(moved.transferId, ledgerTransfers.id), inArray(moved.account, [...accounts]))),
        ),
      ),
    )
    .orderBy(asc(ledgerTransfers.id), asc(ledgerEntries.line));
  return [...Map.groupBy(rows, ({ transfer }) => transfer.id).values()].flatMap((entries) => {
    const [first] = entries;
    return first ? [{ ...first.transfer, entries }] : [];
  });
}
