import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { CallbackRefused, type Told } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { findPayment } from './payment.queries.ts';
import { findRefundByNo } from './refund.queries.ts';
import { finishRefund } from './refund-payment.ts';
import { takeAnswer } from './settle-payment.ts';

type Callback = { headers: IncomingHttpHeaders; body: string };

/**
 * Hears what a channel calls back to tell. It may come twice, late or in any order: each is taken by the state
 * the payment is in. Throws CallbackRefused when it is not the channel's, or tells what can not be.
 */
export async function receiveCallback(ctx: Context, channel: PayChannel, callback: Callback): Promise<void> {
  await take(ctx, channel, gatewayOf(ctx, channel).readCallback(callback.headers, callback.body));
}

async function take(ctx: Context, channel: PayChannel, told: Told): Promise<void> {
  if (told.kind === 'payment') {
    const payment = await findPayment(ctx.db, told.paymentNo);
    if (payment?.channel !== channel) throw new CallbackRefused('FAIL', `no payment ${told.paymentNo}`);
    const outcome = await takeAnswer(ctx, payment, told.payment);
    if (outcome !== 'done') throw new CallbackRefused('FAIL', `payment ${told.paymentNo}: ${outcome}`);
  }
  if (told.kind === 'refund' && told.isDone) {
    const refund = await findRefundByNo(ctx.db, told.refundNo);
    if (!refund) throw new CallbackRefused('FAIL', `no refund ${told.refundNo}`);
    await finishRefund(ctx, refund);
  }
}
