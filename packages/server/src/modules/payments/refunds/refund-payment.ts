import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { external, platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { GatewayError, type GatewayRefund } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { addFinding } from '../findings/hold-payment.ts';
import { claimMove, getPayment, type PaymentRow } from '../payment.queries.ts';
import { computeNextAttempt } from '../payment.rules.ts';
import {
  claimDueRefund,
  claimRefundDone,
  claimRefundFailed,
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
    nextAttemptAt: now,
    createdAt: now,
  });
}

/** Sends a due refund to its channel; one that is not taken is sent again, under the same number. */
export async function sendRefund(ctx: Context, id: number): Promise<void> {
  const refund = await findRefund(ctx.db, id);
  const now = ctx.clock.now();
  if (!refund || !(await claimDueRefund(ctx.db, refund, now, computeNextAttempt(now, refund.attempts))))
    return;
  const { paymentNo, channel, amountCents, heldCents } = await getPayment(ctx.db, refund.paymentId);
  try {
    const { refundNo, reason } = refund;
    const answer = await getGateway(ctx, channel).refund({
      paymentNo,
      refundNo,
      reason,
      cents: asCents(heldCents ?? amountCents),
    });
    await takeRefundAnswer(ctx, refund, answer);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, refundNo: refund.refundNo }, 'a refund was not taken; it will be sent again');
  }
}

/** Does what the channel says of a refund; one that does not go on by itself is an operator's to see to. */
export async function takeRefundAnswer(
  ctx: Context,
  refund: RefundRow,
  answer: GatewayRefund,
): Promise<void> {
  if (answer === 'done') await finishRefund(ctx, refund);
  if (answer === 'abnormal' || answer === 'closed') await failRefund(ctx, refund, answer);
}

const failRefund = (ctx: Context, { id, refundNo, paymentId }: RefundRow, got: 'abnormal' | 'closed') =>
  transact(ctx, async (ctx) => {
    if (!(await claimRefundFailed(ctx.db, id))) return;
    const { channel } = await getPayment(ctx.db, paymentId);
    const mismatch = { kind: `refund_${got}`, expected: 'done', got } as const;
    await addFinding(ctx, mismatch, { channel, subjectNo: refundNo, paymentId });
  });

/** The channel gave the money back: only now does it leave escrow. */
const finishRefund = (ctx: Context, { id, paymentId }: RefundRow): Promise<void> =>
  transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    if (!(await claimRefundDone(ctx.db, id, now))) return;
    const { paymentNo, channel, reference, amountCents, heldCents, payerId } = await getPayment(
      ctx.db,
      paymentId,
    );
    await claimMove(ctx.db, paymentId, 'finish_refund', now);
    const cents = asCents(heldCents ?? amountCents);
    await transfer(ctx, {
      key: `payment:${paymentNo}:refund`,
      kind: 'refund',
      reference,
      entries: [
        { account: platform('escrow'), cents: asCents(-cents) },
        { account: external(channel), cents },
      ],
      concerns: shopperAvailable(payerId),
    });
  });
