import type { BillType } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { type Account, external, platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { claimMove, claimRefundCents, getPayment, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { startRefund } from '../refunds/start-refund.ts';

/** Money of a payment that was closed here, as the channel's bill lists it. */
export type MissingPayment = { paymentNo: string; channelNo: string; cents: number; paidAt: Date };

/** What taking in a missing payment writes; it has the key of any capture, so that the money comes in once. */
export const toCaptureKey = (paymentNo: string): string => `payment:${paymentNo}:capture`;

/**
 * Takes in money that a channel's bill lists of a payment that is closed here, straight to its payer's balance. Answers
 * false when the payment is not closed any more.
 */
export const creditMissing = (ctx: Context, missing: MissingPayment): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const payment = await takeIn(ctx, missing, ({ payerId }) => ({
      kind: 'refund',
      account: shopperAvailable(payerId),
    }));
    if (!payment) return false;
    await claimRefundCents(ctx.db, payment.id, missing.cents);
    await claimMove(ctx.db, payment.id, 'start_refund', ctx.clock.now());
    await claimMove(ctx.db, payment.id, 'finish_refund', ctx.clock.now());
    return true;
  });

/** As `creditMissing`, but the money goes back through its channel; until then it is in escrow. */
export const returnMissing = (ctx: Context, missing: MissingPayment): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const escrow = platform('escrow');
    const payment = await takeIn(ctx, missing, ({ bill }) => ({ kind: bill, account: escrow }));
    if (!payment) return false;
    await startRefund(ctx, await getPayment(ctx.db, payment.id), {
      reason: 'paid after it was closed',
      account: escrow,
    });
    return true;
  });

async function takeIn(
  ctx: Context,
  { paymentNo, channelNo, cents, paidAt }: MissingPayment,
  toTarget: (payment: PaymentRow) => { kind: BillType; account: Account },
): Promise<PaymentRow | null> {
  const payment = await lockPayment(ctx.db, paymentNo);
  if (payment?.state !== 'closed') return null;
  const heldCents = cents === payment.amountCents ? null : cents;
  await claimMove(ctx.db, payment.id, 'capture', ctx.clock.now(), { paidAt, channelNo, heldCents });
  const { kind, account } = toTarget(payment);
  await transfer(ctx, {
    key: toCaptureKey(paymentNo),
    kind,
    reference: payment.reference,
    entries: [
      { account: external(payment.channel), cents: asCents(-cents) },
      { account, cents: asCents(cents) },
    ],
    concerns: shopperAvailable(payment.payerId),
  });
  return payment;
}
