import type { Context } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';

/** Removes an upload once all of it is in the database. */
export const forgetUpload = (ctx: Context, source: string): void =>
  afterCommit(ctx, () => {
    ctx.services.storage
      .removePrivate(source)
      .catch((error: unknown) => ctx.log.warn({ err: error, source }, 'an upload was not removed'));
  });
