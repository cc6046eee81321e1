import type { Coupon } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { getLevel } from './cards/receive-coupon.ts';
import { type CouponRecord, listHeld } from './coupon.queries.ts';
import { findBlocker } from './coupon.rules.ts';

/** A visitor may take what anybody may: they are asked to log in when they do. */
export async function findMine(ctx: Context, rows: readonly CouponRecord[], now: Date) {
  const { actor } = ctx;
  const shopperId = actor.kind === 'shopper' ? actor.id : null;
  const ids = rows.map(({ id }) => id);
  const held = shopperId === null || ids.length === 0 ? null : await listHeld(ctx.db, shopperId, ids, now);
  const asksLevel = rows.some(({ level }) => level !== null);
  const level = shopperId !== null && asksLevel ? await getLevel(ctx, shopperId) : Number.POSITIVE_INFINITY;
  return (coupon: CouponRecord): Coupon['mine'] => {
    const { received = 0, usableCard = null } = held?.get(coupon.id) ?? {};
    return {
      received,
      can_receive: findBlocker(coupon, { received, level }, now) === null,
      usable_card: usableCard,
    };
  };
}
