import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addFunds, addTransfer, claimFunds, findTransfer } from './ledger.queries.ts';
import { type Entry, flawOf, guardedInOrder } from './transfer.rules.ts';

export type Transfer = {
  /** Names the movement for ever: the same key moves money once. */
  key: string;
  kind: string;
  /** What it is about, such as a trade's number. */
  reference: string;
  entries: readonly Entry[];
};

/**
 * Moves money; with the rest of the open transaction, or not at all. A repeat of a key is done already and
 * changes nothing; the same key for another movement is a fault. Refuses with
 * `payments.insufficient_balance` what a shopper's or shop's account does not hold; the refusal must end the
 * transaction, as the entries are in it by then.
 */
export const transfer = (ctx: Context, movement: Transfer): Promise<void> =>
  transact(ctx, async (ctx) => {
    const flaw = flawOf(movement.entries);
    if (flaw) throw new Error(`${movement.key}: ${flaw}`);
    const id = await addTransfer(ctx.db, { ...movement, bookedAt: ctx.clock.now() });
    if (id === null) return assertSame(ctx, movement);
    for (const { account, cents } of guardedInOrder(movement.entries)) {
      if (cents > 0) await addFunds(ctx.db, account, cents);
      else if (!(await claimFunds(ctx.db, account, -cents)))
        throw new Refusal('payments.insufficient_balance');
    }
  });

/** The key was booked before: with these very entries, or it is a fault. */
export async function assertSame({ db }: Context, { key, entries }: Transfer): Promise<void> {
  const first = await findTransfer(db, key);
  const same =
    JSON.stringify(first?.entries) ===
    JSON.stringify(entries.map(({ account, cents }) => ({ account, cents })));
  if (!same) throw new Error(`the key ${key} moved other money before`);
}
