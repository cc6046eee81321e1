import type { Context, OpenTransaction } from '../context.ts';
import { isLostRace } from './violations.ts';

/** A transaction the database itself gave up (deadlock, serialisation) is run again, this often in all. */
const mostTries = 3;

/**
 * Runs `work` in a transaction: the open one when there is one, else a new one. Inside, only the inner
 * context's `db` may be used: the embedded database has a single connection, and it is this one.
 */
export async function transact<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.transaction) return work(ctx);
  for (let tries = 1; ; tries += 1) {
    const transaction: OpenTransaction = { afterCommit: [] };
    try {
      const result = await ctx.db.transaction((db) => work({ ...ctx, db, transaction }));
      for (const run of transaction.afterCommit) run();
      return result;
    } catch (error) {
      if (tries === mostTries || !isLostRace(error)) throw error;
    }
  }
}

/** Runs once the open transaction has committed, and never when it has not; at once when none is open. */
export function afterCommit(ctx: Context, run: () => void): void {
  if (ctx.transaction) ctx.transaction.afterCommit.push(run);
  else run();
}
