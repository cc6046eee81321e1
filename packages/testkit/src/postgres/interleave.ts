/** Two transactions at once in a known order: a race leaves the order to chance, a test needs each of them. */
import { setTimeout } from 'node:timers/promises';
import type { Context } from '@chengji/server/kernel/context';
import { transact } from '@chengji/server/kernel/db/transact';

/** Long enough for the second to reach the rows that the first holds. */
const headStartMs = 120;

/** Runs `first` in a transaction, begins `second`, and only then commits the transaction of the first. */
export async function interleave<T>(
  ctx: Context,
  first: (ctx: Context) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const done = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const leading = transact(ctx, async (ctx) => {
    await first(ctx);
    done.resolve();
    await gate.promise;
  });
  await Promise.race([done.promise, leading]);
  const following = Promise.allSettled([second()]);
  await setTimeout(headStartMs);
  gate.resolve();
  await leading;
  const [outcome] = await following;
  return outcome;
}
