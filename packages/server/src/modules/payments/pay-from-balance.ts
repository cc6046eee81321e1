import { asCents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { assertPayPassword } from '../identity/index.ts';
import { platform, shopperAvailable, transfer } from '../ledger/index.ts';
import { payableOf } from './payables.ts';
import { claimMove, findPaymentByKey, hurryOthers, insertPayment } from './payment.queries.ts';
import { newPaymentNo } from './payment-no.ts';
import type { CreatedPayment, PaymentOrder } from './payment-order.ts';
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
  await getOpenPayable(ctx, payableKind, reference, payerId);
  await assertPayPassword(ctx, payerId, password);
  return transact(ctx, (ctx) => pay(ctx, order));
}

async function pay(ctx: Context, order: PaymentOrder): Promise<CreatedPayment> {
  const { payableKind, reference, payerId, key } = order;
  const { amountCents, expiresAt } = await getOpenPayable(ctx, payableKind, reference, payerId);
  const now = ctx.clock.now();
  const payment = await insertPayment(ctx.db, {
    ...order,
    openid: '',
    paymentNo: newPaymentNo(ctx.clock),
    amountCents,
    createdAt: now,
    expiresAt,
    nextQueryAt: expiresAt,
  });
  if (!payment) return asBefore(ctx, payerId, key);
  const { id, paymentNo } = payment;
  await transfer(ctx, {
    key: `payment:${paymentNo}:capture`,
    kind: 'pay',
    reference,
    entries: [
      { account: shopperAvailable(payerId), cents: asCents(-amountCents) },
      { account: platform('escrow'), cents: amountCents },
    ],
  });
  await claimMove(ctx.db, id, 'capture', now, { paidAt: now });
  const paid = { reference, paymentNo, channel: order.channel, cents: amountCents };
  if ((await payableOf(payableKind).onPaid(ctx, paid)) === 'refused')
    throw new Refusal('payments.trade_closed');
  await hurryOthers(ctx.db, payment, now);
  await emit(ctx, 'payments.paid', { paymentNo, shopperId: payerId });
  return { payment_no: paymentNo, status: 'paid' };
}

/** The same key won this race elsewhere; that payment has been committed by now. */
async function asBefore({ db }: Context, payerId: number, key: string): Promise<CreatedPayment> {
  const first = await findPaymentByKey(db, payerId, key);
  if (!first) throw new Error('a payment was neither added nor there before');
  return { payment_no: first.paymentNo, status: 'paid' };
}
