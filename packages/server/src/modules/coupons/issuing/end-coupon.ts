/** Coupons that come to their end by hand: stopped, or thrown away before anybody had one. */
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toAuditRecord } from '../coupon.present.ts';
import type { Issuer } from '../coupon.rules.ts';
import { deleteCoupon, updateCoupon } from './coupon-admin.queries.ts';
import { lockIssued, refuseOver } from './save-coupon.ts';

/** Nobody receives it any more; the cards that were stay valid. */
export function stopCoupon(
  ctx: Context,
  issuer: Issuer,
  { id, reason }: { id: number; reason: string },
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const before = await lockIssued(ctx, issuer, id);
    const now = ctx.clock.now();
    refuseOver(before, now);
    const after = await updateCoupon(ctx.db, id, { stoppedAt: now, stopReason: reason }, now);
    await recordChange(ctx, {
      subject: 'coupon',
      id,
      before: toAuditRecord(before),
      after: toAuditRecord(after),
    });
    if (issuer === 'anyone' && before.shopId !== null)
      await emit(ctx, 'coupons.stopped', { couponId: id, shopId: before.shopId, title: before.title });
    return null;
  });
}

export function throwAway(ctx: Context, issuer: Issuer, id: number): Promise<null> {
  return transact(ctx, async (ctx) => {
    const before = await lockIssued(ctx, issuer, id);
    if (!before.isDraft) throw new Refusal('coupons.already_received');
    await deleteCoupon(ctx.db, id);
    await recordChange(ctx, { subject: 'coupon', id, before: toAuditRecord(before), after: null });
    return null;
  });
}
