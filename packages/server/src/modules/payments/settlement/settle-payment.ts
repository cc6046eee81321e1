import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { GatewayError, type GatewayPayment, isUnanswered } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { claimDue } from '../claim-due.queries.ts';
import { addFinding, holdPayment } from '../findings/hold-payment.ts';
import { getPayableKind, type PayableKind } from '../paying/payables.ts';
import { claimMove, getPayment, listPending, type PaymentRow } from '../payment.queries.ts';
import { nextQueryAt } from '../payment.rules.ts';
import { payments } from '../payment.tables.ts';
import { type CaptureOutcome, capturePayment } from './capture-payment.ts';

/** Does what the channel says of a payment: takes the money in, or sees it closed. */
export async function applyGatewayResult(
  ctx: Context,
  payment: PaymentRow,
  found: GatewayPayment,
): Promise<CaptureOutcome> {
  if (found.state === 'paid') return capturePayment(ctx, payment.paymentNo, found);
  if (found.state === 'mismatch') return takeMismatch(ctx, payment, found);
  if (found.state === 'closed') await claimMove(ctx.db, payment.id, 'close', ctx.clock.now(), { key: null });
  return 'done';
}

/** Another merchant's is none of ours; anything else is ours and did not come so as was asked. */
async function takeMismatch(
  ctx: Context,
  payment: PaymentRow,
  { mismatch, cents }: Extract<GatewayPayment, { state: 'mismatch' }>,
): Promise<CaptureOutcome> {
  const { id: paymentId, channel, paymentNo: subjectNo } = payment;
  if (mismatch.kind === 'wrong_merchant') await addFinding(ctx, mismatch, { channel, subjectNo, paymentId });
  else await holdPayment(ctx, subjectNo, { mismatch, cents });
  return mismatch.kind;
}

/** Asks the channel how a payment stands; throws GatewayError when it does not answer. Outside of any transaction. */
export async function queryPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  await applyGatewayResult(ctx, payment, await getGateway(ctx, payment.channel).query(payment.paymentNo));
}

/**
 * Asks, and closes what is unpaid, at the channel first: a payment made in between is asked after once more, so
 * that no money is lost. Throws GatewayError when the channel does not answer.
 */
export async function settlePayment(ctx: Context, payment: PaymentRow): Promise<void> {
  const gateway = getGateway(ctx, payment.channel);
  const found = await gateway.query(payment.paymentNo);
  if (found.state !== 'unpaid') {
    await applyGatewayResult(ctx, payment, found);
    return;
  }
  const outcome = await gateway.close(payment.paymentNo);
  if (outcome === 'already_paid') await queryPayment(ctx, payment);
  else await applyGatewayResult(ctx, payment, { state: 'closed' });
}

/**
 * To be asked before a person closes a thing that was not paid, outside of any transaction; a deadline asks
 * nobody. A channel that does not answer holds nothing up: what it may yet tell of goes back. Answers which did not.
 */
export async function settleOpenPayments(
  ctx: Context,
  reference: string,
  payableKind: PayableKind = 'trade',
): Promise<PayChannel[]> {
  const pending = await listPending(ctx.db, { payableKind, reference });
  const unanswered: PayChannel[] = [];
  await Promise.all(
    pending.map(async (payment) => {
      const isAnswered = await ignoreGatewayErrors(ctx, payment, () => settlePayment(ctx, payment));
      if (!isAnswered) unanswered.push(payment.channel);
    }),
  );
  return unanswered;
}

/** An unfinished payment's deadline: it is asked after, and closed once it can not be paid any more. */
export async function settleDuePayment(ctx: Context, id: number): Promise<void> {
  const payment = await getPayment(ctx.db, id);
  const now = ctx.clock.now();
  const next = nextQueryAt(now, payment.attempts, payment.expiresAt);
  if (!(await claimDue(ctx.db, payments, payment, { now, next, change: { queriedAt: now } }))) return;
  const payable = await getPayableKind(ctx, payment.payableKind).find(ctx, payment.reference);
  const isOver = payable?.state !== 'open' || payment.expiresAt <= now;
  await ignoreGatewayErrors(ctx, payment, () =>
    isOver ? settlePayment(ctx, payment) : queryPayment(ctx, payment),
  );
}

/**
 * A channel that does not answer is no fault of ours; the payment's deadline asks it again. Answers whether it did,
 * be it with a refusal.
 */
export async function ignoreGatewayErrors(
  ctx: Context,
  { paymentNo }: PaymentRow,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, paymentNo }, 'the payment channel did not answer');
    return !isUnanswered(error);
  }
}
