/** Words and pictures of both sides while the platform decides. */
import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { recordHandling } from '../handling/record-handling.ts';
import { getBy, isOwn, withRefund } from '../move-refund.ts';
import { countEvidence, insertLog, type RefundRecord } from '../refund.queries.ts';
import { presentRefund } from '../showing/show-refund.ts';
import { presentSellerRefund } from '../showing/show-seller-refund.ts';

/** Rows a side may add. */
export const mostEvidence = 20;

type Input = CallChecked<'POST /wanlshop/refund/evidence'>;

export const addBuyersEvidence = (
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /wanlshop/refund/evidence'>> =>
  addEvidence(ctx, input, (ctx, row) => presentRefund(ctx, row));

export const addShopsEvidence = (
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /seller/refunds/evidence'>> =>
  addEvidence(ctx, input, async (ctx, row) => {
    await recordHandling(ctx, row, row, { evidence: input.content });
    return presentSellerRefund(ctx, row);
  });

const addEvidence = <T>(
  ctx: Context,
  { id, content, images }: Input,
  answer: (ctx: Context, row: RefundRecord) => Promise<T>,
): Promise<T> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    if (row.state !== 'intervention') throw new Refusal('refunds.state_changed');
    const { by, byId } = getBy(ctx.actor);
    if ((await countEvidence(ctx.db, id, by)) >= mostEvidence)
      throw new Refusal('refunds.too_much_evidence', { most: mostEvidence });
    const at = ctx.clock.now();
    await insertLog(ctx.db, [{ refundId: id, event: 'evidence', by, byId, content, images, at }]);
    return answer(ctx, row);
  });
