import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lockShop, updateShop } from './shop-state.queries.ts';

/** Enters the last day of a shop's licence, which the platform reads off its document. */
export function saveLicence(
  ctx: Context,
  { id, ends_on, seen }: CallChecked<'POST /platform/shops/licence'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const { licenceEndsOn } = await lockShop(ctx.db, id);
    if (licenceEndsOn !== seen) throw new Refusal('shops.state_changed');
    await updateShop(ctx.db, id, { licenceEndsOn: ends_on });
    await recordChange(ctx, {
      subject: 'shop',
      id,
      before: { licence_ends_on: licenceEndsOn },
      after: { licence_ends_on: ends_on },
    });
    return null;
  });
}
