/** Two at once, in an order that is known: what a race does by chance, a test wants each way round. */
import { setTimeout } from 'node:timers/promises';
import type { Context } from '@chengji/server/kernel/context';
import { transact } from '@chengji/server/kernel/db/transact';

/** Long enough for the second to reach what the first holds. */
const headStartMs = 120;

/** Lets `first` do its work in a transaction, begins `second`, and only then commits what the first did. */
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
