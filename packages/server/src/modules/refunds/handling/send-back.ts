import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { assertParcel, getArea, sendParcel } from '../../shipping/index.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { getAfterSale } from '../paying/pay-refund.ts';
import { presentRefund } from '../showing/show-refund.ts';

/** The buyer sends the goods to the shop’s return address; a later return of the same refund is another parcel. */
export const sendBack = (
  ctx: Context,
  { id, carrier, tracking_no }: CallChecked<'POST /wanlshop/refund/ship'>,
): Promise<CallOut<'POST /wanlshop/refund/ship'>> =>
  transact(ctx, async (ctx) => {
    const sent = await withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
      if (row.state !== 'pending_return') throw new Refusal('refunds.state_changed');
      await assertParcel(ctx, { carrier, tracking_no });
      const now = ctx.clock.now();
      const { address } = await getAfterSale(ctx, row.orderId);
      const parcelId = await sendParcel(ctx, {
        reference: `refund:${id}:${toUnixSeconds(now)}`,
        shopId: row.shopId,
        fromCity: getArea(address.districtCode).city,
        carrier,
        trackingNo: tracking_no,
        to: { districtCode: row.returnAddress?.districtCode ?? '', mobile: row.returnAddress?.mobile ?? '' },
      });
      const content = tracking_no;
      return moveRefund(ctx, row, {
        move: 'send',
        event: 'sent',
        content,
        change: { parcelId, sentAt: now },
      });
    });
    return presentRefund(ctx, sent);
  });
