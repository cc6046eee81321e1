import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { lockShopper, updateShopper } from '../shoppers/shoppers.queries.ts';
import { endSessions } from './sessions.ts';

/** Ends every session of a shopper with a reason; `freeze` locks them out, or lets them in again. */
export function kickShopper(
  ctx: Context,
  { id, reason, freeze }: CallChecked<'POST /platform/users/kick'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    // The row is taken in any case, so that a login under way is either ended here or refused there.
    const before = await lockShopper(ctx.db, id);
    const state = freeze === undefined ? before.state : freeze ? 'frozen' : 'active';
    if (state !== before.state) {
      await updateShopper(ctx.db, id, { state, freezeReason: state === 'frozen' ? (reason ?? '') : '' });
    }
    const message = reason || ctx.services.translate(ctx.language, 'identity.kicked_out');
    await endSessions(ctx, 'shopper', id, message);
    await recordChange(ctx, { subject: 'shopper', id, before, after: { state, kicked_out: message } });
    return null;
  });
}
