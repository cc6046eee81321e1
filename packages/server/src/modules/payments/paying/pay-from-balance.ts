import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertPayPassword } from '../../identity/index.ts';
import { shopperAvailable, transfer } from '../../ledger/index.ts';
import { claimMove, expediteOtherPayments, findPaymentByKey, insertPayment } from '../payment.queries.ts';
import { getPayableKind } from './payables.ts';
import {
  assertSameThing,
  type CreatedPayment,
  createPaymentNo,
  type PaymentOrder,
  toCreatedPayment,
} from './payment-order.ts';
import { getOpenPayable } from './require-payable.ts';

/**
 * Pays at once from the wallet: the payment, the money and what was paid for are one transaction, or nothing.
 * The password is asked before it opens, as a wrong try counts even though the payment is refused.
 */
export async function payFromBalance(
  ctx: Context,
  order: PaymentOrder,
  password: string | undefined,
): Promise<CreatedPayment> {
  const { payableKind, reference, payerId } = order;
  try {
    await getOpenPayable(ctx, payableKind, reference, payerId);
    await assertPayPassword(ctx, payerId, password);
    return await transact(ctx, (ctx) => pay(ctx, order));
  } catch (error) {
    const won = error instanceof Refusal ? await findPaymentByKey(ctx.db, payerId, order.key) : null;
    if (won) assertSameThing(won, order);
    const answered = won && toCreatedPayment(won); // sent twice at once: this is the one that came second
    if (answered) return answered;
    throw error;
  }
}

async function pay(ctx: Context, order: PaymentOrder): Promise<CreatedPayment> {
  const { payableKind, reference, payerId } = order;
  const { amountCents, expiresAt, bill } = await getOpenPayable(ctx, payableKind, reference, payerId);
  const now = ctx.clock.now();
  const payment = await insertPayment(ctx.db, {
    ...order,
    openid: '',
    bill,
    paymentNo: createPaymentNo(ctx.clock),
    amountCents,
    createdAt: now,
    expiresAt,
    nextAttemptAt: expiresAt,
  });
  if (!payment) throw new Refusal('payments.trade_paid');
  const { id, paymentNo } = payment;
  await transfer(ctx, {
    key: `payment:${paymentNo}:capture`,
    kind: bill,
    reference,
    entries: [
      { account: shopperAvailable(payerId), cents: asCents(-amountCents) },
      { account: getPayableKind(ctx, payableKind).account(payerId), cents: amountCents },
    ],
  });
  await claimMove(ctx.db, id, 'capture', now, { paidAt: now });
  const paid = { reference, paymentNo, channel: order.channel, cents: amountCents };
  if ((await getPayableKind(ctx, payableKind).onPaid(ctx, paid)) === 'refused')
    throw new Refusal('payments.trade_closed');
  await expediteOtherPayments(ctx.db, payment, now);
  await emit(ctx, 'payments.paid', { paymentNo, shopperId: payerId });
  return { payment_no: paymentNo, status: 'paid' };
}
