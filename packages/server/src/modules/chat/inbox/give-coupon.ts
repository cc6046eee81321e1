import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { giveCard } from '../../coupons/index.ts';
import { presentSent } from '../messages/send-message.ts';
import { openForWriting, writeMessage } from '../messages/write-message.ts';
import { toSide } from '../side.ts';
import { assertCustomer } from './assert-customer.ts';

/** The card and the message that tells of it are given together, or neither. */
export function giveCoupon(
  ctx: Context,
  { user_id, coupon_id: couponId }: CallChecked<'POST /seller/chat/gift'>,
): Promise<CallOut<'POST /seller/chat/gift'>> {
  const { staffId } = requireActor(ctx, 'seller');
  const side = toSide(ctx, user_id);
  return transact(ctx, async (ctx) => {
    await assertCustomer(ctx, side);
    const conversation = await openForWriting(ctx, side);
    const { title, titleEn } = await giveCard(ctx, { ...side, couponId });
    const kept = { type: 'coupon', content: { couponId, title, titleEn } } as const;
    const clientMsgId = `gift-${staffId}-${ctx.idempotencyKey}`;
    const message = await writeMessage(ctx, conversation, side, { kept, clientMsgId });
    await recordChange(ctx, {
      subject: 'conversation',
      id: conversation.id,
      before: {},
      after: { coupon: couponId, shopper: side.shopperId },
    });
    return presentSent(message);
  });
}
