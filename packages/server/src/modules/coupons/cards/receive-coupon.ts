import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShoppers } from '../../identity/index.ts';
import { spendPoints } from '../../points/index.ts';
import { presentCard } from '../coupon.present.ts';
import { type CouponRecord, findCoupon, listHeld, takeOne } from '../coupon.queries.ts';
import { computeReminder, computeValidity, findBlocker, toTerms } from '../coupon.rules.ts';
import { findIssuers } from '../issuing/find-issuers.ts';
import type { CardRecord } from './card.queries.ts';
import { countUnused, insertCard } from './own-cards.queries.ts';

/**
 * Takes a card. A shopper who takes one of those left holds the coupon until the card is theirs, so that neither
 * the whole nor what each person may have is overrun; who can have none is told so before waiting in that line.
 */
export async function receiveCoupon(
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/coupon/receive'>,
): Promise<CallOut<'POST /wanlshop/coupon/receive'>> {
  const shopperId = requireShopper(ctx);
  const seen = await findCoupon(ctx.db, id);
  if (!seen || seen.isDraft) throw new Refusal('common.not_found', {}, { field: 'id' });
  await assertNotBlocked(ctx, shopperId, seen);
  return transact(ctx, async (ctx) => {
    const { card, coupon } = await takeCard(ctx, shopperId, id);
    const now = ctx.clock.now();
    if (coupon.points !== null)
      await spendPoints(ctx, {
        shopperId,
        key: `card:${card.id}`,
        kind: 'coupon',
        points: coupon.points,
        title: coupon.title,
        titleEn: coupon.titleEn,
      });
    return {
      card: presentCard(card, await findIssuers(ctx, [card]), ctx.language, now),
      coupon: await countUnused(ctx.db, shopperId, now),
    };
  });
}

/** Within a transaction: one card less of the coupon, and one more for the shopper. */
async function takeCard(
  ctx: Context,
  shopperId: number,
  couponId: number,
): Promise<{ card: CardRecord; coupon: CouponRecord }> {
  const now = ctx.clock.now();
  const taken = await takeOne(ctx.db, couponId, now);
  const coupon = taken ?? (await findCoupon(ctx.db, couponId));
  if (!coupon) throw new Refusal('common.not_found', {}, { field: 'id' });
  // the one just taken is not there for the next, but it is for this person
  const before = taken ? { ...coupon, received: coupon.received - 1 } : coupon;
  await assertNotBlocked(ctx, shopperId, before);
  if (!taken) throw new Refusal('coupons.none_left');
  const validity = computeValidity(coupon, now);
  const card = await insertCard(ctx.db, {
    couponId,
    shopperId,
    shopId: coupon.shopId,
    terms: toTerms(coupon),
    state: 'unused',
    ...validity,
    remindAt: computeReminder(validity.validTo, now),
    receivedAt: now,
  });
  return { card, coupon };
}

/** A shop gives a card of its own coupon, on the coupon's terms; answers what it is called. */
export function giveCard(
  ctx: Context,
  { shopId, shopperId, couponId }: { shopId: number; shopperId: number; couponId: number },
): Promise<{ title: string; titleEn: string }> {
  return transact(ctx, async (ctx) => {
    const coupon = await findCoupon(ctx.db, couponId);
    if (coupon?.shopId !== shopId || coupon.isDraft)
      throw new Refusal('common.not_found', {}, { field: 'coupon_id' });
    await takeCard(ctx, shopperId, couponId);
    return { title: coupon.title, titleEn: coupon.titleEn };
  });
}

async function assertNotBlocked(ctx: Context, shopperId: number, coupon: CouponRecord): Promise<void> {
  const now = ctx.clock.now();
  const held = (await listHeld(ctx.db, shopperId, [coupon.id], now)).get(coupon.id);
  const level = coupon.level === null ? 0 : await getLevel(ctx, shopperId);
  const blocker = findBlocker(coupon, { received: held?.received ?? 0, level }, now);
  if (blocker === 'coupons.level_too_low') throw new Refusal(blocker, { level: coupon.level ?? 0 });
  if (blocker) throw new Refusal(blocker);
}

export const getLevel = async ({ db }: Context, shopperId: number): Promise<number> =>
  (await findShoppers(db, [shopperId])).get(shopperId)?.level ?? 0;
