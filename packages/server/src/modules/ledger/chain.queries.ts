/**
 * Balances and the chain behind them: a balance moves in the very statement that writes the entry of its chain. How
 * an entry is hashed stands in the function `ledger_hash` of the migrations and, for all who verify it, in the contract's
 * `ledger-chain.ts`.
 */
import type { BillType, ChainEntry, ChainHead } from '@chengji/contract';
import { firstHash } from '@chengji/contract/wallet/ledger-chain';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import type { Account } from './account.rules.ts';
import { ledgerBalances, ledgerChain } from './ledger.tables.ts';

/** What a transfer does to one guarded account; 0 cents only notes that it concerns it. */
export type Move = { account: Account; transferId: number; kind: BillType; cents: number };

const { placeholder } = sql;
const balance = ledgerBalances;

const given = {
  account: sql<string>`${placeholder('account')}::text`,
  transferId: sql<number>`${placeholder('transferId')}::bigint`,
  cents: sql<number>`${placeholder('cents')}::bigint`,
  movedAt: sql<Date>`greatest(${balance.movedAt}, ${placeholder('movedAt')}::timestamptz)`,
};

const hashed = (...parts: readonly unknown[]) =>
  sql<string>`ledger_hash(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

const newHead = {
  account: balance.account,
  seq: balance.seq,
  balanceCents: balance.balanceCents,
  movedAt: balance.movedAt,
  hash: balance.hash,
};

const moveStatement = prepared('ledger_move', (db) => {
  const balanceCents = sql<number>`${balance.balanceCents} + ${given.cents}`;
  const moved = db.$with('moved').as(
    db
      .update(balance)
      .set({
        balanceCents,
        seq: sql`${balance.seq} + 1`,
        movedAt: given.movedAt,
        hash: hashed(
          balance.hash,
          balance.account,
          given.transferId,
          given.cents,
          balanceCents,
          given.movedAt,
        ),
      })
      .where(sql`${balance.account} = ${given.account} and ${balanceCents} >= 0`)
      .returning(newHead),
  );
  return db
    .with(moved)
    .insert(ledgerChain)
    .select(
      sql`select account, seq, ${given.transferId}, ${placeholder('kind')}::text, ${given.cents}, balance_cents,
        moved_at, hash from moved`,
    )
    .returning({ seq: ledgerChain.seq });
});

/** Moves what the account holds; answers whether it is there and held that much. */
export const moveBalance = async (db: Db, move: Move, movedAt: Date): Promise<boolean> =>
  (await moveStatement(db, { ...move, movedAt })).length === 1;

const creditStatement = prepared('ledger_credit', (db) => {
  const credits = db.$with('credits').as(
    db
      .select({
        account: sql<string>`account`.as('account'),
        transferId: sql<number>`transfer_id`.as('transfer_id'),
        kind: sql<string>`kind`.as('kind'),
        cents: sql<number>`cents`.as('cents'),
      })
      .from(sql`unnest(${placeholder('accounts')}::text[], ${placeholder('transferIds')}::bigint[],
      ${placeholder('kinds')}::text[], ${placeholder('cents')}::bigint[]) as credit (account, transfer_id, kind, cents)`),
  );
  const movedAt = sql`greatest(${balance.movedAt}, excluded.moved_at)`;
  const balanceCents = sql`${balance.balanceCents} + excluded.balance_cents`;
  const transferId = sql`(select transfer_id from credits where credits.account = excluded.account)`;
  const moved = db.$with('moved').as(
    db
      .insert(balance)
      .select(
        sql`select account, cents, 1, ${placeholder('movedAt')}::timestamptz,
          ledger_hash(${firstHash}, account, transfer_id, cents, cents, ${placeholder('movedAt')}::timestamptz)
          from credits`,
      )
      .onConflictDoUpdate({
        target: balance.account,
        set: {
          balanceCents,
          seq: sql`${balance.seq} + 1`,
          movedAt,
          hash: hashed(
            balance.hash,
            balance.account,
            transferId,
            sql`excluded.balance_cents`,
            balanceCents,
            movedAt,
          ),
        },
      })
      .returning(newHead),
  );
  return db
    .with(credits, moved)
    .insert(ledgerChain)
    .select(
      sql`select account, moved.seq, credits.transfer_id, credits.kind, credits.cents, moved.balance_cents,
        moved.moved_at, moved.hash from moved join credits using (account)`,
    );
});

/** Adds to accounts, each named once, and opens those that are new; takes their rows in the order given. */
export async function creditBalances(db: Db, credits: readonly Move[], movedAt: Date): Promise<void> {
  if (credits.length === 0) return;
  await creditStatement(db, {
    accounts: credits.map(({ account }) => account),
    transferIds: credits.map(({ transferId }) => transferId),
    kinds: credits.map(({ kind }) => kind),
    cents: credits.map(({ cents }) => cents),
    movedAt,
  });
}

/** An entry as it is hashed and shown. */
export const toChainEntry = ({
  seq,
  transferId: transfer,
  cents,
  balanceCents: balance,
  movedAt,
  hash,
}: typeof ledgerChain.$inferSelect): ChainEntry => ({
  seq,
  transfer,
  cents,
  balance,
  at: movedAt.getTime(),
  hash,
});

/** Part of an account's chain from `seq` on, and the entry that it goes on from. */
export async function listChainPart(
  db: Db,
  account: Account,
  { seq, limit }: { seq: number; limit: number },
) {
  const rows = await db
    .select()
    .from(ledgerChain)
    .where(and(eq(ledgerChain.account, account), gte(ledgerChain.seq, seq - 1)))
    .orderBy(asc(ledgerChain.seq))
    .limit(limit + 1);
  const entries = rows.map(toChainEntry);
  const before = seq > 1 ? (entries.shift() ?? null) : null;
  return { account, before, entries: entries.slice(0, limit) };
}

/** The last entry of each account's chain, by the accounts' names. */
export async function listChainHeads(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<ChainHead[]> {
  const rows = await db
    .select()
    .from(balance)
    .where(gt(balance.account, after))
    .orderBy(asc(balance.account))
    .limit(limit);
  return rows.map(({ account, seq, balanceCents, movedAt, hash }) => ({
    account,
    seq,
    balance: balanceCents,
    at: movedAt.getTime(),
    hash,
  }));
}
