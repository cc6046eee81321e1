import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { getShopper, type Shopper, updateShopper } from '../shoppers/shoppers.queries.ts';
import { insertMobileChange } from './mobile-changes.queries.ts';
import { getHoldEnd } from './payment-hold.ts';
import { withProof } from './reauthenticate.ts';

/**
 * Moves to another number, proved by the code sent to it and by the password or a code sent to the old one.
 * The old number is notified, and payments are held for a while.
 */
export async function changeMobile(
  ctx: Context,
  { mobile, code, password, old_code }: CallChecked<'POST /wanlshop/user/mobile'>,
): Promise<Shopper> {
  const shopper = await getShopper(ctx.db, requireShopper(ctx));
  const proof = { password, code: old_code, field: 'old_code' };
  const move = async (ctx: Context) => {
    const at = ctx.clock.now();
    const heldUntil = getHoldEnd(ctx);
    const moved = await refuseOn(updateShopper(ctx.db, shopper.id, { mobile, heldUntil }), {
      shoppers_mobile_unique: 'identity.mobile_taken',
    });
    const change = { shopperId: shopper.id, before: shopper.mobile, after: mobile, at, notifyAt: at };
    const changeId = await insertMobileChange(ctx.db, change);
    await emit(ctx, 'identity.mobile_changed', {
      shopperId: shopper.id,
      changeId,
      heldUntil: heldUntil && toUnixSeconds(heldUntil),
    });
    return moved;
  };
  return withProof(ctx, shopper, proof, move, [{ mobile, event: 'mobile', code }]);
}
