import type { CallChecked } from '@chengji/contract';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShopper, lockShopper, updateShopper } from './shoppers.queries.ts';

/** The level decides which vip coupons a shopper may take. */
export function setLevel(
  ctx: Context,
  { id, level }: CallChecked<'POST /platform/users/set-level'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    await lockShopper(ctx.db, id);
    const before = await findShopper(ctx.db, id);
    if (!before) throw new Refusal('common.not_found');
    if (before.level === level) {
      recordNothing(ctx);
      return null;
    }
    await updateShopper(ctx.db, id, { level });
    await recordChange(ctx, {
      subject: 'shopper',
      id,
      before: { level: before.level },
      after: { level },
    });
    return null;
  });
}
