import type { Context } from '../context.ts';

/** Within the open transaction: what `work` did is undone alone when it throws. */
export const withSavepoint = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.db.transaction((db) => work({ ...ctx, db }));
