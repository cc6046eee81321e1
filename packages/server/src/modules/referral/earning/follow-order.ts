import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { computeGoodsKept, findAfterSale } from '../../orders/index.ts';
import { recount, settle } from './earning.rules.ts';
import { expectEarnings } from './expect-earnings.ts';
import { moveEarnings } from './move-earnings.ts';

/**
 * Something of an order went back, or it closed: what it is expected to earn is worked out anew from what is left, so
 * the order in which refunds are heard of does not matter. Nor whether its payment was heard of before: what is paid is
 * expected first, and one that is being expected is waited for, or it would be left with what it was read from.
 */
export const recountEarnings = (ctx: Context, { orderId }: { orderId: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    await expectEarnings(ctx, { orderId });
    const order = await findAfterSale(ctx, orderId);
    if (!order) return;
    const goodsCents = order.state === 'closed' ? 0 : computeGoodsKept(order.lines);
    await moveEarnings(ctx, orderId, (earning) => recount(earning, goodsCents));
  });

/** The after-sale window has ended, and nothing goes back any more: what an order earned is paid by promotions. */
export const creditEarnings = (
  ctx: Context,
  { orderId, goodsCents }: { orderId: number; goodsCents: number },
): Promise<void> =>
  transact(ctx, async (ctx) => {
    // events may be heard of in another order than they happened in
    await expectEarnings(ctx, { orderId });
    await moveEarnings(ctx, orderId, (earning, earner) => settle(earning, goodsCents, earner));
  });
