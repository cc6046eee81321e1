/** The money of a refund leaves its order: to the balance at once, or to its channel. */
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { platform } from '../../ledger/index.ts';
import { type AfterSaleOrder, findAfterSale, giveBack, type RefundTerms } from '../../orders/index.ts';
import { refundPart } from '../../payments/index.ts';
import { moveRefund, type Step } from '../move-refund.ts';
import type { RefundRecord } from '../refund.queries.ts';

/** What is to move for `cents` of a refund; its pieces are gone once they were sent back. */
export const toTerms = (
  row: Pick<RefundRecord, 'lineId' | 'number' | 'isShopsFault' | 'borneBy' | 'parcelId'>,
  cents: number,
): RefundTerms => ({
  lineId: row.lineId,
  number: row.number,
  cents: asCents(cents),
  borneBy: row.borneBy,
  isReturn: row.parcelId !== null,
  isShopsFault: row.isShopsFault,
});

type Paying = Omit<Step, 'move' | 'cents'> & { resell?: boolean };

/**
 * Gives back what was decided, else what was asked for, or what is left of it by now. Where nothing comes of that,
 * there is nothing for a channel to do.
 */
export async function payRefund(
  ctx: Context,
  row: RefundRecord,
  { resell = false, change, ...step }: Paying,
): Promise<RefundRecord> {
  const { refundNo, orderId, channel } = { ...row, ...change };
  const to = channel === 'balance' ? 'balance' : 'channel';
  const terms = toTerms({ ...row, ...change }, change?.decidedCents ?? row.decidedCents ?? row.askedCents);
  const { cents, freightCents } = await giveBack(ctx, orderId, terms, { refundNo, to, resell });
  const paid: Step = {
    ...step,
    move: to === 'balance' || cents === 0 ? 'pay_balance' : 'pay_channel',
    cents,
    change: { ...change, returnedCents: cents, freightCents },
  };
  const moved = await moveRefund(ctx, row, paid);
  return moved.state === 'processing' ? startAtChannel(ctx, moved) : moved;
}

/** Fails at once where the channel took in less than is to go back. */
export async function startAtChannel(ctx: Context, row: RefundRecord): Promise<RefundRecord> {
  const { paymentNo } = await getAfterSale(ctx, row.orderId);
  if (paymentNo === null) throw new Error(`order ${row.orderId} was paid by no channel`);
  const cents = asCents(row.returnedCents ?? 0);
  const outcome = await refundPart(ctx, {
    paymentNo,
    refundNo: row.refundNo,
    kind: 'refund',
    cents,
    reason: ctx.services.translate('zh', 'refunds.channel_reason', { order_no: row.orderNo }),
    from: [{ account: platform('refunding'), cents }],
  });
  return outcome === 'taken' ? row : failRefund(ctx, row, refusedAtOnce);
}

/** What a refund failed of that payments never had. */
export const refusedAtOnce = 'refused';

export const failRefund = (ctx: Context, row: RefundRecord, failure: string): Promise<RefundRecord> =>
  moveRefund(ctx, row, { move: 'fail', event: 'failed', change: { failure } });

/** The order of a refund, which is always there. */
export async function getAfterSale(ctx: Context, orderId: number): Promise<AfterSaleOrder> {
  const order = await findAfterSale(ctx, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}
