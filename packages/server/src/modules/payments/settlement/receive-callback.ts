import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { CallbackRefused, type GatewayPayment, type Mismatch, type Told } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { addFinding } from '../findings/hold-payment.ts';
import { findPayment, getPayment, type PaymentRow } from '../payment.queries.ts';
import { takePayoutAnswer } from '../payouts/end-payout.ts';
import { findPayout } from '../payouts/payout.queries.ts';
import { takeRefundAnswer } from '../refunds/end-refund.ts';
import { findRefundBySentNo } from '../refunds/refund.queries.ts';
import { applyGatewayResult } from './settle-payment.ts';

type Callback = { headers: IncomingHttpHeaders; body: string };

/**
 * Hears what a channel calls back to tell. It may come twice, late or in any order: each is taken by the state
 * the payment is in. Throws CallbackRefused when it is not the channel's, or tells what can not be.
 */
export async function receiveCallback(ctx: Context, channel: PayChannel, callback: Callback): Promise<void> {
  await take(ctx, channel, getGateway(ctx, channel).readCallback(callback.headers, callback.body));
}

async function take(ctx: Context, channel: PayChannel, told: Told): Promise<void> {
  if (told.kind === 'mismatch') {
    const { subjectNo, mismatch } = told;
    await addFinding(ctx, mismatch, { channel, subjectNo, paymentId: null });
    throw new CallbackRefused('FAIL', `${subjectNo}: ${mismatch.kind}`);
  }
  if (told.kind === 'payment') {
    const payment = await getPaymentForChannel(ctx, channel, told.paymentNo, toPaidText(told.payment));
    const outcome = await applyGatewayResult(ctx, payment, told.payment);
    if (outcome !== 'done') throw new CallbackRefused('FAIL', `payment ${told.paymentNo}: ${outcome}`);
  }
  if (told.kind === 'payout') await takePayout(ctx, channel, told);
  if (told.kind === 'refund') {
    const refund = await findRefundBySentNo(ctx.db, told.refundNo);
    if (!refund)
      return refuseUnknown(ctx, channel, told.refundNo, { kind: 'unknown_refund', got: told.refund });
    const { paymentNo } = await getPayment(ctx.db, refund.paymentId);
    await getPaymentForChannel(ctx, channel, paymentNo, told.refund);
    await takeRefundAnswer(ctx, refund, told.refund);
  }
}

async function takePayout(
  ctx: Context,
  channel: PayChannel,
  { outNo, payout: answer }: Extract<Told, { kind: 'payout' }>,
): Promise<void> {
  const payout = await findPayout(ctx.db, outNo);
  if (!payout) return refuseUnknown(ctx, channel, outNo, { kind: 'unknown_payout', got: answer.state });
  if (payout.channel === channel) return takePayoutAnswer(ctx, payout, answer);
  const mismatch = { kind: 'wrong_channel', expected: payout.channel, got: channel } as const;
  await addFinding(ctx, mismatch, { channel, subjectNo: outNo, paymentId: null });
  throw new CallbackRefused('FAIL', `payout ${outNo} is of another channel`);
}

/** What the channel signed of a number that is none of ours: money may be there that nobody has here. */
async function refuseUnknown(
  ctx: Context,
  channel: PayChannel,
  subjectNo: string,
  { kind, got }: Pick<Mismatch, 'kind' | 'got'>,
): Promise<never> {
  await addFinding(ctx, { kind, expected: '', got }, { channel, subjectNo, paymentId: null });
  throw new CallbackRefused('FAIL', `${subjectNo}: ${kind}`);
}

/** How much was paid, or that it was not. */
const toPaidText = (payment: GatewayPayment): string =>
  payment.state === 'paid' ? formatMoney(payment.cents) : payment.state;

/** The payment, if it is one of this channel; what another channel tells of it is a finding. */
async function getPaymentForChannel(
  ctx: Context,
  channel: PayChannel,
  subjectNo: string,
  got: string,
): Promise<PaymentRow> {
  const payment = await findPayment(ctx.db, subjectNo);
  if (!payment) return refuseUnknown(ctx, channel, subjectNo, { kind: 'unknown_payment', got });
  if (payment.channel === channel) return payment;
  const mismatch = { kind: 'wrong_channel', expected: payment.channel, got: channel } as const;
  await addFinding(ctx, mismatch, { channel, subjectNo, paymentId: payment.id });
  throw new CallbackRefused('FAIL', `payment ${subjectNo} is of another channel`);
}
