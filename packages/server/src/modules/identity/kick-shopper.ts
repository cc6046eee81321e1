import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { endSessions } from './sessions.ts';
import { lockShopper, updateShopper } from './shoppers.queries.ts';

/** Ends every session of a shopper, who is told why; `freeze` keeps them out, or lets them in again. */
export function kickShopper(
  ctx: Context,
  { id, reason, freeze }: CallChecked<'POST /platform/users/kick'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    // The row is taken in any case, so that a login under way is either ended here or refused there.
    await lockShopper(ctx.db, id);
    if (freeze !== undefined) await updateShopper(ctx.db, id, { state: freeze ? 'frozen' : 'active' });
    const message = reason || ctx.services.translate(ctx.language, 'identity.kicked_out');
    await endSessions(ctx, 'shopper', id, message);
    return null;
  });
}
