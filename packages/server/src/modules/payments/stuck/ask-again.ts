import type { BilledKind, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toSilent } from '../bills/fetch-bill.ts';
import { settleDifferences } from '../bills/settle-differences.ts';
import { GatewayError } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { findPayment, getPayment } from '../payment.queries.ts';
import { takePayoutAnswer } from '../payouts/end-payout.ts';
import { findPayout } from '../payouts/payout.queries.ts';
import { takeRefundAnswer } from '../refunds/end-refund.ts';
import { findRefundBySentNo } from '../refunds/refund.queries.ts';
import { applyGatewayResult } from '../settlement/settle-payment.ts';

type Said = CallOut<'POST /platform/ledger/query'>['said'];

/**
 * Asks a channel how a payment, refund or payout stands, and does what it says, as when it calls back: asked twice it
 * is done once. Outside of any transaction.
 */
export async function askAgain(ctx: Context, subject: BilledKind, number: string): Promise<Said> {
  const asking = { payment: askPayment, refund: askRefund, payout: askPayout };
  const said = await asking[subject](ctx, number);
  await settleDifferences(ctx, subject, number);
  return said;
}

async function askPayment(ctx: Context, number: string): Promise<Said> {
  const payment = await findPayment(ctx.db, number);
  if (!payment || payment.channel === 'balance') throw new Refusal('common.not_found');
  const { channel } = payment;
  const found = await answered(ctx, channel, () => getGateway(ctx, channel).query(number));
  await applyGatewayResult(ctx, payment, found);
  return found.state;
}

async function askRefund(ctx: Context, number: string): Promise<Said> {
  const refund = await findRefundBySentNo(ctx.db, number);
  if (!refund) throw new Refusal('common.not_found');
  const { channel } = await getPayment(ctx.db, refund.paymentId);
  const found = await answered(ctx, channel, () => getGateway(ctx, channel).queryRefund(number));
  if (found === 'unknown') return found;
  await takeRefundAnswer(ctx, refund, found);
  return found === 'done' || found === 'pending' ? found : 'failed';
}

async function askPayout(ctx: Context, number: string): Promise<Said> {
  const payout = await findPayout(ctx.db, number);
  if (!payout) throw new Refusal('common.not_found');
  const { channel } = payout;
  const found = await answered(ctx, channel, () => getGateway(ctx, channel).queryPayout(number));
  if (found === 'unknown') return found;
  await takePayoutAnswer(ctx, payout, found);
  return found.state;
}

async function answered<T>(
  ctx: Context,
  channel: Parameters<typeof toSilent>[1],
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, channel }, 'a channel did not answer to staff');
    throw toSilent(ctx, channel);
  }
}
