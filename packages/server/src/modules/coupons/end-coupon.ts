/** Coupons that come to their end by hand: stopped, or thrown away before anybody had one. */
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { recordedOf } from './coupon.present.ts';
import type { CouponRecord } from './coupon.queries.ts';
import { deleteCoupon, lockCoupon, updateCoupon } from './coupon-desk.queries.ts';
import { lockOwn, refuseOver } from './save-coupon.ts';

/** Nobody receives it any more; the cards that were stay valid. */
export function stopCoupon(
  ctx: Context,
  lock: (ctx: Context) => Promise<CouponRecord>,
  reason: string,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const before = await lock(ctx);
    const now = ctx.clock.now();
    refuseOver(before, now);
    const after = await updateCoupon(ctx.db, before.id, { stoppedAt: now, stopReason: reason }, now);
    await recordChange(ctx, {
      ...{ subject: 'coupon', id: before.id },
      ...{ before: recordedOf(before), after: recordedOf(after) },
    });
    return null;
  });
}

/** The operator may stop whatever is issued. */
export async function lockAny({ db }: Context, id: number): Promise<CouponRecord> {
  const coupon = await lockCoupon(db, id);
  if (!coupon) throw new Refusal('common.not_found', {}, { field: 'id' });
  return coupon;
}

export function throwAway(ctx: Context, shopId: number | null, id: number): Promise<null> {
  return transact(ctx, async (ctx) => {
    const before = await lockOwn(ctx, shopId, id);
    if (!before.isDraft) throw new Refusal('coupons.already_received');
    await deleteCoupon(ctx.db, id);
    await recordChange(ctx, { subject: 'coupon', id, before: recordedOf(before), after: null });
    return null;
  });
}
