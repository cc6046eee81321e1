import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { addTransfers } from './ledger.queries.ts';
import { moveBalances } from './move-balances.ts';
import { findValidationError, listGuarded } from './transfer.rules.ts';
import type { Transfer } from './transfer.ts';
import { assertSame } from './transfer.ts';

/**
 * Moves money many times at once, each as `transfer` would, in a few statements however many there are. Only
 * for what the platform hands out: nothing is taken from an account that could fall short.
 */
export const payOut = (ctx: Context, movements: readonly Transfer[]): Promise<void> =>
  transact(ctx, async (ctx) => {
    if (movements.length === 0) return;
    for (const { key, entries } of movements) {
      const error =
        findValidationError(entries) ??
        (listGuarded(entries).some(({ cents }) => cents < 0) ? 'it draws' : null);
      if (error) throw new Error(`${key}: ${error}`);
    }
    const booked = await addTransfers(ctx.db, movements, ctx.clock.now());
    for (const movement of movements) {
      const id = booked.get(movement.key);
      if (id === undefined) await assertSame(ctx, movement);
      else moveBalances(ctx, id, movement);
    }
  });
