import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createNumber } from '../../../kernel/time/create-number.ts';
import { type AfterSaleOrder, findAfterSale, holdForRefund } from '../../orders/index.ts';
import { getBy } from '../move-refund.ts';
import { insertLog, insertRefund, type NewRefund, type RefundRecord } from '../refund.queries.ts';
import { computeDue, pinRules } from '../refund.rules.ts';
import { toRefundEvent } from '../refund-event.ts';
import { presentRefund } from '../showing/show-refund.ts';
import { type Application, assertRefundable, checkApplication, getLine } from './check-application.ts';

type Input = CallChecked<'POST /wanlshop/refund/apply'>;

/**
 * Asks for money back for pieces of a line. The order's row is taken before anything is looked at: two who apply at
 * once see each other, and what its shop ships is shipped before or after.
 */
export const applyRefund = (ctx: Context, input: Input): Promise<CallOut<'POST /wanlshop/refund/apply'>> =>
  transact(ctx, async (ctx) => {
    const order = await holdOwn(ctx, input.order_id);
    const line = getLine(order, input.line_id);
    await assertRefundable(ctx, order);
    const application = await checkApplication(ctx, order, line, input);
    const insertion = insertRefund(ctx.db, toRow(ctx, order, input, application));
    const row = await refuseOn(insertion, { refunds_one_open_of_line: 'refunds.already_open' });
    await tell(ctx, row, input);
    return presentRefund(ctx, row);
  });

async function holdOwn(ctx: Context, orderId: number): Promise<AfterSaleOrder> {
  const order = await findAfterSale(ctx, orderId);
  if (!order || order.shopperId !== requireShopper(ctx)) throw new Refusal('common.not_found');
  return holdForRefund(ctx, orderId);
}

/** What the buyer states of a refund, as its row keeps it. */
export const toStatement = (
  { kind, received, content, images }: Pick<Input, 'kind' | 'received' | 'content' | 'images'>,
  { number, cents, takesAll, reason }: Application,
) => ({
  kind,
  received,
  content,
  images,
  number,
  askedCents: cents,
  takesAll,
  reasonCode: reason.code,
  reasonZh: reason.zh,
  reasonEn: reason.en,
  isShopsFault: reason.fault === 'shop',
});

function toRow(ctx: Context, order: AfterSaleOrder, input: Input, application: Application): NewRefund {
  const now = ctx.clock.now();
  const { settings } = ctx.services;
  const pinned = pinRules(settings, settings.get('refunds.undecided'));
  return {
    ...toStatement(input, application),
    refundNo: createNumber('T', now),
    orderId: order.id,
    orderNo: order.orderNo,
    lineId: input.line_id,
    shopperId: order.shopperId,
    shopId: order.shopId,
    state: 'pending_seller',
    dueAt: computeDue('pending_seller', pinned, now),
    pinned,
    channel: order.channel ?? 'balance',
    createdAt: now,
    movedAt: now,
  };
}

async function tell(ctx: Context, row: RefundRecord, { content, images }: Input): Promise<void> {
  const { id: refundId, askedCents: cents, createdAt: at } = row;
  await insertLog(ctx.db, [{ refundId, event: 'applied', ...getBy(ctx.actor), content, images, cents, at }]);
  await emit(ctx, 'refunds.applied', toRefundEvent(row));
}
