import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';

/** Tells of it with the change: open consoles may hear of other things now. */
export const changeRights = <T>(ctx: Context, change: (ctx: Context) => Promise<T>): Promise<T> =>
  transact(ctx, async (ctx) => {
    const changed = await change(ctx);
    await emit(ctx, 'shops.rights_changed', { shopId: requireActor(ctx, 'seller').shopId });
    return changed;
  });
