import type { BillType } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import type { Account } from './account.rules.ts';
import { addTransfer, findTransfer } from './ledger.queries.ts';
import { moveBalances } from './move-balances.ts';
import { type Entry, findValidationError } from './transfer.rules.ts';

export type Transfer = {
  /** Names the movement for ever: the same key moves money once. */
  key: string;
  kind: BillType;
  /** What it is about, such as a trade's number. */
  reference: string;
  entries: readonly Entry[];
  /** Whose money it is where it moves through a channel and past their balance: it is noted in the account's chain. */
  concerns?: Account;
};

/**
 * Moves money; with the rest of the open transaction, or not at all. A repeat of a key is done already and
 * changes nothing; the same key for another movement is a fault. What a shopper's or shop's account does not
 * hold ends the transaction with `payments.insufficient_balance` at its commit, as balances move last.
 */
export const transfer = (ctx: Context, movement: Transfer): Promise<void> =>
  transact(ctx, async (ctx) => {
    const error = findValidationError(movement.entries);
    if (error) throw new Error(`${movement.key}: ${error}`);
    const id = await addTransfer(ctx.db, { ...movement, bookedAt: ctx.clock.now() });
    if (id === null) return assertSame(ctx, movement);
    moveBalances(ctx, id, movement);
  });

/** The key was booked before: with these very entries, or it is a fault. */
export async function assertSame({ db }: Context, { key, entries }: Transfer): Promise<void> {
  const first = await findTransfer(db, key);
  const same =
    JSON.stringify(first?.entries) ===
    JSON.stringify(entries.map(({ account, cents }) => ({ account, cents })));
  if (!same) throw new Error(`the key ${key} moved other money before`);
}
