/** The shop says no: to what was asked, or to what came back. */
import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { isOwn, moveRefund, type Step, withRefund } from '../move-refund.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { presentSellerRefund } from '../showing/show-seller-refund.ts';
import { recordHandling } from './record-handling.ts';

type Input = CallChecked<'POST /seller/refunds/reject'>;
type Answer = CallOut<'POST /seller/refunds/reject'>;

export const rejectRefund = (ctx: Context, input: Input): Promise<Answer> =>
  sayNo(ctx, input, () => ({ move: 'reject', event: 'rejected' }));

/** A return that the platform demanded goes back to the platform, which hears what was wrong with it. */
export const refuseReturn = (ctx: Context, input: Input): Promise<Answer> =>
  sayNo(ctx, input, ({ verdict }) => ({
    move: verdict ? 'refuse_decided' : 'refuse',
    event: 'receipt_refused',
  }));

const sayNo = (
  ctx: Context,
  { id, reason, images }: Input,
  toStep: (row: RefundRecord) => Pick<Step, 'move' | 'event'>,
): Promise<Answer> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const change = { rejectReason: reason, rejectImages: images };
    const after = await moveRefund(ctx, row, { ...toStep(row), content: reason, images, change });
    await recordHandling(ctx, row, after, { reason });
    return presentSellerRefund(ctx, after);
  });
