import { setTimeout } from 'node:timers/promises';
import type { Context, OpenTransaction } from '../context.ts';
import { JoiningClient } from './client.ts';
import type { Db } from './database.ts';
import { getPool, openOn } from './driver/driver-internals.ts';
import { isLostRace } from './violations.ts';

/** A transaction the database itself gave up (deadlock, serialisation) is run this often in all. */
const mostAttempts = 10;
/** Those who lost against each other come back at different moments, or they would meet again. */
const firstBackOffMs = 25;
const longestBackOffMs = 400;

/**
 * Runs `work` in a transaction: the open one when there is one, else a new one. Inside, only the inner
 * context's `db` may be used: the embedded database has a single connection, and it is this one.
 * A race that is lost every time is thrown as it is; a call answers it with `common.busy_try_again`.
 */
export async function transact<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.transaction) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    const transaction: OpenTransaction = { sent: [], beforeCommit: [], afterCommit: [] };
    try {
      const result = await inTransaction(ctx.db, transaction, async (db) => {
        const inner = { ...ctx, db, transaction };
        const result = await work(inner);
        for (const run of transaction.beforeCommit) await run(inner);
        return result;
      });
      for (const run of transaction.afterCommit) run();
      return result;
    } catch (error) {
      if (attempt === mostAttempts || !isLostRace(error)) throw error;
      await setTimeout(computeBackOffMs(attempt));
    }
  }
}

const computeBackOffMs = (attempt: number): number =>
  Math.random() * Math.min(longestBackOffMs, firstBackOffMs * 2 ** (attempt - 1));

/** The beginning goes out with the first statement, and the commit with those that nobody waited for. */
async function inTransaction<T>(db: Db, { sent }: OpenTransaction, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await getPool(db).connect();
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost ??= error;
  };
  client.on('error', onLost);
  sent.push(client.query(client instanceof JoiningClient ? client.begin : 'begin'));
  try {
    const result = await work(openOn(client));
    await Promise.all([...sent, client.query('commit')]);
    return result;
  } catch (error) {
    const cause = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    await client.query('rollback').catch(() => {}); // a connection that was lost has nothing to undo
    // statements on a connection that was lost say only that it is; the server said why
    throw lost ?? (cause?.status === 'rejected' ? cause.reason : error);
  } finally {
    client.off('error', onLost);
    client.release();
  }
}

/** Lets the commit wait for a statement whose answer nothing else needs; outside a transaction waits for it here. */
export async function withCommit(ctx: Context, statement: PromiseLike<unknown>): Promise<void> {
  if (!ctx.transaction) return void (await statement);
  const answered = Promise.resolve(statement); // one that drizzle built is sent each time it is waited for
  ctx.transaction.sent.push(answered);
  answered.catch(() => {}); // the commit fails with it
}

/** Runs as the last of the open transaction: for locks that everybody takes after all others. */
export function beforeCommit({ transaction }: Context, run: (ctx: Context) => Promise<void>): void {
  if (!transaction) throw new Error('no transaction is open');
  transaction.beforeCommit.push(run);
}

/** Runs once the open transaction has committed, and never when it has not; at once when none is open. */
export function afterCommit(ctx: Context, run: () => void): void {
  if (ctx.transaction) ctx.transaction.afterCommit.push(run);
  else run();
}
