/** Two transactions at once in a known order: a race leaves the order to chance, a test needs each of them. */
import { setTimeout } from 'node:timers/promises';
import type { Context } from '@chengji/server/kernel/context';
import { transact } from '@chengji/server/kernel/db/transact';
import { sql } from 'drizzle-orm';

const lookEveryMs = 5;

/**
 * Runs `first` in a transaction, begins `second`, and only then commits the transaction of the first: once the second
 * waits for a lock the first holds, or has ended without meeting one.
 */
export async function interleave<T>(
  ctx: Context,
  first: (ctx: Context) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const done = Promise.withResolvers<number>();
  const gate = Promise.withResolvers<void>();
  const leading = transact(ctx, async (ctx) => {
    await first(ctx);
    done.resolve(await getConnectionId(ctx));
    await gate.promise;
  });
  leading.catch(done.reject);
  const firstId = await done.promise;
  let hasEnded = false;
  const following = Promise.allSettled([second()]).finally(() => {
    hasEnded = true;
  });
  try {
    while (!hasEnded && !(await isWaitedFor(ctx, firstId))) await setTimeout(lookEveryMs);
  } finally {
    gate.resolve();
  }
  await leading;
  const [outcome] = await following;
  return outcome;
}

async function getConnectionId({ db }: Context): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select pg_backend_pid() as id`);
  if (!rows[0]) throw new Error('no connection');
  return rows[0].id;
}

/** Whether another connection waits for a lock that this one holds. */
async function isWaitedFor({ db }: Context, connectionId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and ${connectionId} = any(pg_blocking_pids(pid))`,
  );
  return rows.length > 0;
}
