/**
 * Wallets are locked last. A transfer is booked where it is made; the rows of the guarded accounts it moves are
 * changed as the last of its transaction, for all transfers together and in one order. So a transaction that waits for a
 * trade or a team holds no wallet, and no two transactions wait for each other's.
 */
import type { Context, OpenTransaction } from '../../kernel/context.ts';
import { beforeCommit } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Account } from './account.rules.ts';
import { creditBalances, type Move, moveBalance } from './chain.queries.ts';
import { compareAccounts, listGuarded } from './transfer.rules.ts';
import type { Transfer } from './transfer.ts';

/** Per account what moves it, in turn. */
type Moves = Map<Account, Move[]>;

const movesByTransaction = new WeakMap<OpenTransaction, Moves>();

/** Refuses at the commit with `payments.insufficient_balance` what an account does not hold by then. */
export function moveBalances(ctx: Context, transferId: number, { kind, entries, concerns }: Transfer): void {
  const moves = openMoves(ctx);
  const moved = listGuarded(entries);
  const isMoved = moved.some(({ account }) => account === concerns);
  const noted = concerns && !isMoved ? [{ account: concerns, cents: 0 }] : [];
  for (const { account, cents } of [...moved, ...noted])
    moves.set(account, [...(moves.get(account) ?? []), { account, transferId, kind, cents }]);
}

function openMoves(ctx: Context): Moves {
  const { transaction } = ctx;
  if (!transaction) throw new Error('balances move in a transaction');
  const open = movesByTransaction.get(transaction);
  if (open) return open;
  const moves: Moves = new Map();
  movesByTransaction.set(transaction, moves);
  beforeCommit(ctx, (ctx) => applyMoves(ctx, moves));
  return moves;
}

/** In the order of the accounts; those that only get something, once, share a statement with their neighbours. */
async function applyMoves({ db, clock }: Context, moves: Moves): Promise<void> {
  const movedAt = clock.now();
  let credits: Move[] = [];
  for (const [, ofAccount] of [...moves].sort(([a], [b]) => compareAccounts(a, b))) {
    const [first, ...others] = ofAccount;
    if (first && first.cents >= 0 && others.length === 0) {
      credits.push(first);
      continue;
    }
    await creditBalances(db, credits, movedAt);
    credits = [];
    for (const move of ofAccount) await applyMove(db, move, movedAt);
  }
  await creditBalances(db, credits, movedAt);
}

async function applyMove(db: Context['db'], move: Move, movedAt: Date): Promise<void> {
  if (move.cents >= 0) await creditBalances(db, [move], movedAt);
  else if (!(await moveBalance(db, move, movedAt))) throw new Refusal('payments.insufficient_balance');
}
