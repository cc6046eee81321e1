import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listAddressRows, lockAddresses, makeDefault, removeAddress } from './address.queries.ts';

/** Takes an own address away; when it was the default, the newest of the others becomes it. */
export const deleteAddress = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const shopperId = requireShopper(ctx);
    await lockAddresses(ctx.db, shopperId);
    const removed = await removeAddress(ctx.db, shopperId, id);
    if (!removed) throw new Refusal('common.not_found');
    const [newest] = await listAddressRows(ctx.db, shopperId);
    if (removed.isDefault && newest) await makeDefault(ctx.db, shopperId, newest.id);
  });
