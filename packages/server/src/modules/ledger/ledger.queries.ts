import type { BillType } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { type Account, isGuarded } from './account.rules.ts';
import { ledgerBalances, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';
import type { Entry } from './transfer.rules.ts';

type NewTransfer = {
  key: string;
  kind: BillType;
  reference: string;
  bookedAt: Date;
  entries: readonly Entry[];
};

const { placeholder } = sql;

/** The transfer and its entries in one statement; the entries' id is answered only when the key is new. */
const addTransferStatement = prepared('ledger_add_transfer', (db) => {
  const added = db.$with('added').as(
    db
      .insert(ledgerTransfers)
      .values({
        key: placeholder('key'),
        kind: placeholder('kind'),
        reference: placeholder('reference'),
        bookedAt: placeholder('bookedAt'),
      })
      .onConflictDoNothing({ target: ledgerTransfers.key })
      .returning({ id: ledgerTransfers.id }),
  );
  const booked = db.$with('booked').as(
    db
      .insert(ledgerEntries)
      .select(
        sql`select added.id, entry.line, entry.account, entry.cents from added,
          unnest(${placeholder('accounts')}::text[], ${placeholder('cents')}::bigint[])
          with ordinality as entry(account, cents, line)`,
      )
      .returning({ line: ledgerEntries.line }),
  );
  return db.with(added, booked).select({ id: added.id }).from(added);
});

/** Books it; answers its id, or null when the key is taken. Waits while another books the same key. */
export async function addTransfer(db: Db, { entries, bookedAt, ...transfer }: NewTransfer) {
  const [row] = await addTransferStatement(db, {
    ...transfer,
    bookedAt,
    accounts: entries.map(({ account }) => account),
    cents: entries.map(({ cents }) => cents),
  });
  return row?.id ?? null;
}

/** Books many, each in as many entries as it has; answers the ids of those whose keys are new. */
export async function addTransfers(
  db: Db,
  transfers: readonly Omit<NewTransfer, 'bookedAt'>[],
  bookedAt: Date,
) {
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    with added as (
      insert into ${ledgerTransfers} (key, kind, reference, booked_at)
      select key, kind, reference, ${bookedAt.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(transfers)}::json) as given (key text, kind text, reference text)
      on conflict (key) do nothing returning id, key),
    booked as (
      insert into ${ledgerEntries} (transfer_id, line, account, cents)
      select added.id, entry.line, entry.value->>'account', (entry.value->>'cents')::bigint
      from added
      join json_to_recordset(${JSON.stringify(transfers)}::json) as given (key text, entries json)
        on given.key = added.key,
        json_array_elements(given.entries) with ordinality as entry (value, line))
    select key, id from added`);
  return new Map(rows.map(({ key, id }) => [key, Number(id)]));
}

export async function findTransfer(db: Db, key: string) {
  const [transfer] = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, key));
  if (!transfer) return null;
  const entries = await db
    .select({ account: ledgerEntries.account, cents: ledgerEntries.cents })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transferId, transfer.id))
    .orderBy(ledgerEntries.line);
  return { ...transfer, entries: entries as Entry[] };
}

export const isBooked = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(ledgerTransfers, eq(ledgerTransfers.key, key))) > 0;

const balanceStatement = prepared('ledger_balance', (db) =>
  db
    .select({ cents: ledgerBalances.balanceCents })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.account, placeholder('account'))),
);

/** What the account holds now; a platform's or an external account is added up from its entries. */
export async function getBalance(db: Db, account: Account): Promise<Cents> {
  if (!isGuarded(account)) return sumEntries(db, account);
  const [row] = await balanceStatement(db, { account });
  return (row?.cents ?? 0) as Cents;
}

export async function sumEntries(db: Db, account: Account): Promise<Cents> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.cents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, account));
  return (row?.cents ?? 0) as Cents;
}
