import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listAddressRows, lockAddresses, makeDefault, removeAddress } from './address.queries.ts';

/** When the default one goes, the newest of the others becomes it. */
export const deleteReturnAddress = (
  ctx: Context,
  { id }: CallChecked<'POST /seller/refunds/delete_address'>,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { shopId } = requireActor(ctx, 'seller');
    await lockAddresses(ctx.db, shopId);
    const before = await removeAddress(ctx.db, shopId, id);
    if (!before) throw new Refusal('common.not_found');
    const [newest] = await listAddressRows(ctx.db, shopId);
    if (before.isDefault && newest) await makeDefault(ctx.db, shopId, newest.id);
    await recordChange(ctx, { subject: 'return_address', id, before, after: null });
  });
