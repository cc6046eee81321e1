import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { external, shopperAvailable, transfer } from '../../ledger/index.ts';
import type { GatewayRefund, Mismatch } from '../channels/gateway.ts';
import { addFinding } from '../findings/hold-payment.ts';
import { claimMove, getPayment, lockPayment } from '../payment.queries.ts';
import { claimRefundMove, findRefund, hasOpenRefunds, type RefundRow } from './refund.queries.ts';
import { findOutcome, type RefundFailure } from './refund-outcomes.ts';

/** Does what the channel says of a refund; one that does not go on by itself is an operator's to see to. */
export async function takeRefundAnswer(
  ctx: Context,
  refund: RefundRow,
  answer: GatewayRefund,
): Promise<void> {
  if (answer === 'done') await finishRefund(ctx, refund);
  if (answer === 'abnormal' || answer === 'closed') await failRefund(ctx, refund, answer);
}

const failRefund = (ctx: Context, refund: RefundRow, got: RefundFailure): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { id, refundNo, kind } = refund;
    if (!(await claimRefundMove(ctx.db, id, 'fail', { failure: got }))) return;
    await addRefundFinding(ctx, refund, { kind: `refund_${got}`, expected: 'done', got });
    await findOutcome(ctx, kind)?.onFailed(ctx, refundNo, got);
  });

async function addRefundFinding(ctx: Context, refund: RefundRow, mismatch: Mismatch): Promise<void> {
  const { paymentId, sentNo: subjectNo } = refund;
  const { channel } = await getPayment(ctx.db, paymentId);
  await addFinding(ctx, mismatch, { channel, subjectNo, paymentId });
}

/**
 * The channel gave the money back: only now does it leave the accounts it came from. The payment is locked last, as
 * its owner locks what was bought before a payment.
 */
const finishRefund = (ctx: Context, refund: RefundRow): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { id, refundNo, kind } = refund;
    if (!(await claimRefundMove(ctx.db, id, 'finish', { doneAt: ctx.clock.now() })))
      return findAfterAll(ctx, refund);
    await findOutcome(ctx, kind)?.onDone(ctx, refundNo);
    await moveMoney(ctx, refund);
    await finishPayment(ctx, refund.paymentId);
  });

/** Told of a refund that was given up, as its money went back another way: it is out twice. */
async function findAfterAll(ctx: Context, refund: RefundRow): Promise<void> {
  const now = await findRefund(ctx.db, refund.id);
  if (now?.state !== 'given_up') return;
  await addRefundFinding(ctx, refund, { kind: 'refund_after_all', expected: 'given_up', got: 'done' });
}

/** A part that somebody asked for goes by its own number, a payment that nobody takes by what it was for. */
async function moveMoney(ctx: Context, { refundNo, kind, paymentId, cents, from }: RefundRow): Promise<void> {
  const { channel, reference, payerId } = await getPayment(ctx.db, paymentId);
  await transfer(ctx, {
    key: `refund:${refundNo}`,
    kind: 'refund',
    reference: kind ? refundNo : reference,
    entries: [
      ...from.map((source) => ({ account: source.account, cents: asCents(-source.cents) })),
      { account: external(channel), cents: asCents(cents) },
    ],
    concerns: shopperAvailable(payerId),
  });
}

/** The payment is refunded once all of it went back; of two refunds that end at once the second sees the first. */
export async function finishPayment(ctx: Context, paymentId: number): Promise<void> {
  const { paymentNo } = await getPayment(ctx.db, paymentId);
  await lockPayment(ctx.db, paymentNo);
  if (await hasOpenRefunds(ctx.db, paymentId)) return;
  await claimMove(ctx.db, paymentId, 'finish_refund', ctx.clock.now());
}
