import { computeEarning } from '@chengji/contract/referral/referral.rules';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findOpenAccounts } from '../../identity/index.ts';
import { computeGoodsKept, computeGoodsPaid, findAfterSale } from '../../orders/index.ts';
import { findBinding } from '../binding/binding.queries.ts';
import { addToReferrers, lockReferrers } from '../referrer.queries.ts';
import { claimOrder, insertEarnings, isLeftOut } from './earning.queries.ts';

/** Works out once what a paid order will earn those above its buyer, by the rates pinned to it. */
export const expectEarnings = (ctx: Context, { orderId }: { orderId: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const order = await findAfterSale(ctx, orderId);
    const rates = order?.pinned.referral;
    if (!order?.paidAt || !rates) return;
    const binding = await findBinding(ctx.db, order.shopperId);
    if (!binding || binding.boundAt > order.paidAt || !(await claimOrder(ctx.db, orderId))) return;
    if (!ctx.services.settings.get('referral.enabled') || (await isLeftOut(ctx.db, order.shopId))) return;
    const above = [
      { earnerId: binding.referrerId, level: 1, basisPoints: rates.first },
      ...(binding.secondId === null
        ? []
        : [{ earnerId: binding.secondId, level: 2, basisPoints: rates.second }]),
    ];
    const earnerIds = above.map(({ earnerId }) => earnerId);
    const held = await lockReferrers(ctx.db, earnerIds);
    const open = await findOpenAccounts(ctx.db, earnerIds);
    const paidCents = computeGoodsPaid(order.lines);
    const goodsCents = order.state === 'closed' ? 0 : computeGoodsKept(order.lines);
    const earnings = above
      .filter(
        ({ earnerId, basisPoints }) =>
          open.has(earnerId) && !held.get(earnerId)?.blockedAt && computeEarning(paidCents, basisPoints) > 0,
      )
      .map((one) => {
        const cents = computeEarning(goodsCents, one.basisPoints);
        const state = cents > 0 ? ('expected' as const) : ('void' as const);
        return {
          ...one,
          orderId,
          buyerId: order.shopperId,
          paidCents,
          goodsCents,
          cents,
          state,
          paidAt: order.paidAt ?? ctx.clock.now(),
        };
      });
    if (earnings.length === 0) return;
    await insertEarnings(ctx.db, earnings);
    await addToReferrers(
      ctx.db,
      earnings.map(({ earnerId, cents }) => ({
        shopperId: earnerId,
        salesCents: goodsCents,
        expectedCents: cents,
      })),
    );
  });
