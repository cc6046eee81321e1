import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange, recordNothing } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findShops } from '../shops/index.ts';
import { leaveOut, listLeftOut, takeIn } from './shops-left-out.queries.ts';

export async function showShopsLeftOut(ctx: Context): Promise<CallOut<'GET /platform/referral/shops'>> {
  const rows = await listLeftOut(ctx.db);
  const shops = await findShops(
    ctx.db,
    rows.map(({ shopId }) => shopId),
    ctx.language,
  );
  return {
    rows: rows.map(({ shopId, since }) => {
      const { name = '', logo = '' } = shops.get(shopId) ?? {};
      return { id: shopId, name, logo, since: toUnixSeconds(since) };
    }),
  };
}

/** Orders of a shop that is left out earn nobody anything from now on. */
export const leaveShopOut = (
  ctx: Context,
  { shop_id: shopId, left_out }: CallChecked<'POST /platform/referral/leave-out'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    if (!(await findShops(ctx.db, [shopId], ctx.language)).has(shopId))
      throw new Refusal('common.not_found', {}, { field: 'shop_id' });
    const isChanged = left_out
      ? await leaveOut(ctx.db, shopId, ctx.clock.now())
      : await takeIn(ctx.db, shopId);
    if (!isChanged) {
      recordNothing(ctx);
      return null;
    }
    await recordChange(ctx, {
      subject: 'shop',
      id: shopId,
      before: { left_out_of_referral: !left_out },
      after: { left_out_of_referral: left_out },
    });
    return null;
  });
