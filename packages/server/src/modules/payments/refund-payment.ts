import { asCents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { external, platform, transfer } from '../ledger/index.ts';
import { GatewayError } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { claimMove, getPayment, type PaymentRow } from './payment.queries.ts';
import { nextTryAt } from './payment.rules.ts';
import {
  claimDueRefund,
  claimRefundDone,
  findRefund,
  insertRefund,
  type RefundRow,
} from './refund.queries.ts';

/** Decides that a payment goes back whole; it is sent as soon as this is committed. */
export async function startRefund(ctx: Context, payment: PaymentRow, reason: string): Promise<void> {
  const now = ctx.clock.now();
  await claimMove(ctx.db, payment.id, 'start_refund', now);
  await insertRefund(ctx.db, {
    refundNo: `R${payment.paymentNo}`,
    paymentId: payment.id,
    reason,
    nextTryAt: now,
    createdAt: now,
  });
}

/** Sends a due refund to its channel; one that is not taken is sent again, under the same number. */
export async function sendRefund(ctx: Context, id: number): Promise<void> {
  const refund = await findRefund(ctx.db, id);
  const now = ctx.clock.now();
  if (!refund || !(await claimDueRefund(ctx.db, refund, now, nextTryAt(now, refund.tries)))) return;
  const { paymentNo, channel, amountCents } = await getPayment(ctx.db, refund.paymentId);
  try {
    const { refundNo, reason } = refund;
    const hasArrived = await gatewayOf(ctx, channel).refund({
      paymentNo,
      refundNo,
      reason,
      cents: asCents(amountCents),
    });
    if (hasArrived) await finishRefund(ctx, refund);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, refundNo: refund.refundNo }, 'a refund was not taken; it will be sent again');
  }
}

/** The channel gave the money back: only now does it leave escrow. */
export const finishRefund = (ctx: Context, { id, paymentId }: RefundRow): Promise<void> =>
  transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    if (!(await claimRefundDone(ctx.db, id, now))) return;
    const { paymentNo, channel, reference, amountCents } = await getPayment(ctx.db, paymentId);
    await claimMove(ctx.db, paymentId, 'finish_refund', now);
    const cents = asCents(amountCents);
    await transfer(ctx, {
      key: `payment:${paymentNo}:refund`,
      kind: 'refund',
      reference,
      entries: [
        { account: platform('escrow'), cents: asCents(-cents) },
        { account: external(channel), cents },
      ],
    });
  });
