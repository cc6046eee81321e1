/**
 * Wallets are locked last. A transfer is booked where it is made; the rows of the guarded accounts it moves are
 * changed as the last of its transaction, for all transfers together and in one order. So a transaction that waits for a
 * trade or a team holds no wallet, and no two transactions wait for each other's.
 */
import { asCents, type Cents } from '@chengji/contract/money';
import type { Context, OpenTransaction } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import { beforeCommit } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Account } from './account.rules.ts';
import { addFunds, addManyFunds, claimFunds } from './ledger.queries.ts';
import { compareAccounts, type Entry, listGuarded } from './transfer.rules.ts';

/** Per account what it gets and gives, in turn: what comes in without a claim between is one sum. */
type Moves = Map<Account, Cents[]>;

const movesByTransaction = new WeakMap<OpenTransaction, Moves>();

/** Refuses at the commit with `payments.insufficient_balance` what an account does not hold by then. */
export function moveBalances(ctx: Context, entries: readonly Entry[]): void {
  const moves = openMoves(ctx);
  for (const { account, cents } of listGuarded(entries)) {
    const earlier = moves.get(account) ?? [];
    const last = earlier.at(-1) ?? 0;
    if (last > 0 && cents > 0) earlier.splice(-1, 1, asCents(last + cents));
    else earlier.push(cents);
    moves.set(account, earlier);
  }
}

function openMoves(ctx: Context): Moves {
  const { transaction } = ctx;
  if (!transaction) throw new Error('balances move in a transaction');
  const open = movesByTransaction.get(transaction);
  if (open) return open;
  const moves: Moves = new Map();
  movesByTransaction.set(transaction, moves);
  beforeCommit(ctx, ({ db }) => applyMoves(db, moves));
  return moves;
}

/** In the order of the accounts; those that only get something share a statement with their neighbours. */
async function applyMoves(db: Db, moves: Moves): Promise<void> {
  let credits: Entry[] = [];
  for (const [account, sums] of [...moves].sort(([a], [b]) => compareAccounts(a, b))) {
    const [first = asCents(0)] = sums;
    if (sums.length === 1 && first > 0) {
      credits.push({ account, cents: first });
      continue;
    }
    await addCredits(db, credits);
    credits = [];
    for (const cents of sums) await applyMove(db, { account, cents });
  }
  await addCredits(db, credits);
}

async function addCredits(db: Db, credits: readonly Entry[]): Promise<void> {
  const [first] = credits;
  if (first && credits.length === 1) await addFunds(db, first.account, first.cents);
  else await addManyFunds(db, credits);
}

async function applyMove(db: Db, { account, cents }: Entry): Promise<void> {
  if (cents > 0) await addFunds(db, account, cents);
  else if (!(await claimFunds(db, account, -cents))) throw new Refusal('payments.insufficient_balance');
}
