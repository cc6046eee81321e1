import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { finishPayment } from './end-refund.ts';
import { claimRefundMove, claimResend, findRefundByNo } from './refund.queries.ts';

/**
 * Has a refund that failed sent once more; answers whether it was one. To be called before the owner locks what was
 * bought.
 */
export async function resendRefund(ctx: Context, refundNo: string): Promise<boolean> {
  const refund = await findRefundByNo(ctx.db, refundNo);
  return refund !== null && claimResend(ctx.db, refund.id, ctx.clock.now());
}

/**
 * Leaves a refund that failed, as its owner gives the money back another way in the same transaction; answers whether
 * it had failed. What the channel gives back after that is a finding. To be called before the owner locks what was
 * bought.
 */
export const giveUpRefund = (ctx: Context, refundNo: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const refund = await findRefundByNo(ctx.db, refundNo);
    if (!refund || !(await claimRefundMove(ctx.db, refund.id, 'give_up'))) return false;
    await finishPayment(ctx, refund.paymentId);
    return true;
  });
