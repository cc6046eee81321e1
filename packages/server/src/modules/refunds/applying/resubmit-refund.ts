import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { getAfterSale } from '../paying/pay-refund.ts';
import { countResubmissionsLeft } from '../refund.rules.ts';
import { presentRefund } from '../showing/show-refund.ts';
import { toStatement } from './apply-refund.ts';
import { checkApplication, getLine } from './check-application.ts';

/**
 * The buyer changes a rejected application and submits it again, so often. A parcel that the shop refused belongs to
 * what was stated before; goods that are to come back now go by another one.
 */
export const resubmitRefund = (
  ctx: Context,
  { id, ...input }: CallChecked<'POST /wanlshop/refund/edit'>,
): Promise<CallOut<'POST /wanlshop/refund/edit'>> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    if (row.state !== 'rejected') throw new Refusal('refunds.state_changed');
    if (countResubmissionsLeft(row) === 0)
      throw new Refusal('refunds.no_resubmission_left', { most: row.pinned.resubmissions });
    const order = await getAfterSale(ctx, row.orderId);
    const application = await checkApplication(ctx, order, getLine(order, row.lineId), input, id);
    const again = await moveRefund(ctx, row, {
      move: 'resubmit',
      event: 'resubmitted',
      content: input.content,
      images: input.images,
      cents: application.cents,
      change: {
        ...toStatement(input, application),
        submissions: row.submissions + 1,
        returnAddress: null,
        parcelId: null,
        sentAt: null,
      },
    });
    return presentRefund(ctx, again);
  });
