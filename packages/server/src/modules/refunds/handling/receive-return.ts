/** The goods came back to the shop, or nobody said so for so long that they count as come back. */
import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isOwn, withRefund } from '../move-refund.ts';
import { payRefund } from '../paying/pay-refund.ts';
import { presentSellerRefund } from '../showing/show-seller-refund.ts';
import { recordHandling } from './record-handling.ts';

export const receiveReturn = (
  ctx: Context,
  { id, resell }: CallChecked<'POST /seller/refunds/receive'>,
): Promise<CallOut<'POST /seller/refunds/receive'>> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    if (row.state !== 'pending_receipt') throw new Refusal('refunds.state_changed');
    const after = await payRefund(ctx, row, { event: 'received', resell });
    await recordHandling(ctx, row, after, { resell });
    return presentSellerRefund(ctx, after);
  });
