import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { GatewayError, type GatewayRefund } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { claimDue } from '../claim-due.queries.ts';
import { getPayment } from '../payment.queries.ts';
import { computeArrivedCents, computeNextAttempt, computeNextQuestion } from '../payment.rules.ts';
import { paymentRefunds } from '../payment.tables.ts';
import { takeRefundAnswer } from './end-refund.ts';
import { findRefund, type RefundRow, storeAccepted, storeUnknown } from './refund.queries.ts';

/**
 * Sends a due refund to its channel, or asks after one that the channel has. One that is not taken is sent again, under
 * the same number, by which the channel gives money back once.
 */
export async function sendRefund(ctx: Context, id: number): Promise<void> {
  const refund = await findRefund(ctx.db, id);
  const now = ctx.clock.now();
  if (!refund) return;
  const next = refund.acceptedAt ? computeNextQuestion(now) : computeNextAttempt(now, refund.attempts);
  if (!(await claimDue(ctx.db, paymentRefunds, refund, { now, next }))) return;
  try {
    const answer = await ask(ctx, refund);
    if (answer === 'unknown') await storeUnknown(ctx.db, id, now);
    else await applyAnswer(ctx, refund, answer);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, refundNo: refund.refundNo }, 'a refund was not taken; it is tried again');
  }
}

async function ask(ctx: Context, refund: RefundRow): Promise<GatewayRefund | 'unknown'> {
  const { paymentNo, channel, ...arrived } = await getPayment(ctx.db, refund.paymentId);
  const { sentNo: refundNo, reason, cents } = refund;
  const gateway = getGateway(ctx, channel);
  if (refund.acceptedAt) return gateway.queryRefund(refundNo);
  const totalCents = computeArrivedCents(arrived);
  return gateway.refund({ paymentNo, refundNo, reason, cents: asCents(cents), totalCents });
}

async function applyAnswer(ctx: Context, refund: RefundRow, answer: GatewayRefund): Promise<void> {
  if (answer !== 'pending') return takeRefundAnswer(ctx, refund, answer);
  const now = ctx.clock.now();
  if (!refund.acceptedAt) await storeAccepted(ctx.db, refund.id, now, computeNextQuestion(now));
}
