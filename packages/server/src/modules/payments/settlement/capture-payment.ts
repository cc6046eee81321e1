import type { PaymentFindingKind } from '@chengji/contract';
import { asCents, formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { external, shopperAvailable, transfer } from '../../ledger/index.ts';
import type { GatewayPayment } from '../channels/gateway.ts';
import { holdPayment } from '../findings/hold-payment.ts';
import { getPayableKind } from '../paying/payables.ts';
import { claimMove, expediteOtherPayments, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { canMove } from '../payment.states.ts';
import { startRefund } from '../refunds/start-refund.ts';

type Arrived = Extract<GatewayPayment, { state: 'paid' }>;

/** `done` also when it had been done before. */
export type CaptureOutcome = 'done' | 'unknown' | PaymentFindingKind;

/**
 * Takes in money that arrived at a channel: into escrow, and to its owner, in one transaction. However
 * often and late it is told, it is taken once; what nobody takes goes back to where it came from.
 */
export const capturePayment = (ctx: Context, paymentNo: string, arrived: Arrived): Promise<CaptureOutcome> =>
  transact(ctx, async (ctx) => {
    const payment = await lockPayment(ctx.db, paymentNo);
    if (!payment) return 'unknown';
    if (!canMove(payment.state, 'capture')) return 'done';
    if (payment.amountCents !== arrived.cents) {
      const mismatch = {
        kind: 'wrong_amount',
        expected: toMoneyText(payment.amountCents),
        got: formatMoney(arrived.cents),
      } as const;
      await holdPayment(ctx, paymentNo, { mismatch, cents: arrived.cents });
      return 'wrong_amount';
    }
    const { paidAt, channelNo } = arrived;
    await claimMove(ctx.db, payment.id, 'capture', ctx.clock.now(), { paidAt, channelNo });
    const cents = asCents(payment.amountCents);
    await transfer(ctx, {
      key: `payment:${paymentNo}:capture`,
      kind: payment.bill,
      reference: payment.reference,
      entries: [
        { account: external(payment.channel), cents: asCents(-cents) },
        { account: getPayableKind(ctx, payment.payableKind).account(payment.payerId), cents },
      ],
      concerns: shopperAvailable(payment.payerId),
    });
    await handOver(ctx, payment);
    return 'done';
  });

async function handOver(ctx: Context, payment: PaymentRow): Promise<void> {
  const { paymentNo, reference, channel, payableKind, payerId, amountCents } = payment;
  const cents = asCents(amountCents);
  const outcome = await getPayableKind(ctx, payableKind).onPaid(ctx, {
    reference,
    paymentNo,
    channel,
    cents,
  });
  if (outcome === 'refused') {
    const account = getPayableKind(ctx, payableKind).account(payerId);
    return startRefund(ctx, payment, { reason: 'nothing to pay any more', account });
  }
  await expediteOtherPayments(ctx.db, payment, ctx.clock.now());
  await emit(ctx, 'payments.paid', { paymentNo, shopperId: payerId });
}
