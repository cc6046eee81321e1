import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { presentRefund } from '../showing/show-refund.ts';

/** The buyer closes an own refund; the line may be applied for again. */
export const cancelRefund = (
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/refund/cancel'>,
): Promise<CallOut<'POST /wanlshop/refund/cancel'>> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => presentRefund(ctx, await closeRefund(ctx, row)));

export const closeRefund = (ctx: Context, row: RefundRecord): Promise<RefundRecord> =>
  moveRefund(ctx, row, { move: 'close', event: 'closed' });
