import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertPayPassword } from '../../identity/index.ts';
import { requireOwner } from '../require-owner.ts';
import {
  clearDefault,
  findAccount,
  listAccountRows,
  lockAccounts,
  removeAccount,
  storeDefault,
} from './account.queries.ts';

/** Withdrawals under way keep their own copy. The newest of those left takes the place of a default. */
export async function deleteAccount(
  ctx: Context,
  { id, password }: CallChecked<'POST /wanlshop/bank/delete'>,
): Promise<null> {
  const owner = requireOwner(ctx);
  if (!(await findAccount(ctx.db, owner, id))) throw new Refusal('common.not_found');
  await assertPayPassword(ctx, requireShopper(ctx), password);
  return transact(ctx, async (ctx) => {
    await lockAccounts(ctx.db, owner);
    const removed = await removeAccount(ctx.db, owner, id);
    if (!removed) throw new Refusal('common.not_found');
    const [next] = await listAccountRows(ctx.db, owner);
    if (removed.isDefault && next) await storeDefault(ctx.db, owner, next.id);
    return null;
  });
}

export const setDefaultAccount = (ctx: Context, { id }: { id: number }): Promise<null> =>
  transact(ctx, async (ctx) => {
    const owner = requireOwner(ctx);
    await lockAccounts(ctx.db, owner);
    if (!(await findAccount(ctx.db, owner, id))) throw new Refusal('common.not_found');
    await clearDefault(ctx.db, owner);
    await storeDefault(ctx.db, owner, id);
    return null;
  });
