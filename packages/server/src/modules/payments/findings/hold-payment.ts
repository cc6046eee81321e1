import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { external, platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import type { Mismatch } from '../channels/gateway.ts';
import { claimMove, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { canMove } from '../payment.states.ts';
import { insertFinding } from './findings.queries.ts';

/** Writes down what a channel told that cannot be, for an operator to see to. */
export async function addFinding(
  ctx: Context,
  { kind, expected, got }: Mismatch,
  about: Pick<PaymentRow, 'channel'> & { subjectNo: string; paymentId: number | null },
): Promise<void> {
  ctx.log.error({ kind, expected, got, ...about }, 'a payment channel told what cannot be');
  const findingId = await insertFinding(ctx.db, {
    ...about,
    kind,
    expected,
    got,
    foundAt: ctx.clock.now(),
  });
  if (findingId !== null) await emit(ctx, 'payments.found', { findingId, subjectNo: about.subjectNo });
}

/**
 * Money came in for a payment, but not so as was asked: it pays nothing and is held. What is in our currency is
 * booked into escrow, from where an operator can send it back.
 */
export const holdPayment = (
  ctx: Context,
  paymentNo: string,
  { mismatch, cents }: { mismatch: Mismatch; cents: number | null },
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const payment = await lockPayment(ctx.db, paymentNo);
    if (!payment || !canMove(payment.state, 'hold')) return;
    const { id, channel, reference, bill, payerId } = payment;
    await addFinding(ctx, mismatch, { channel, subjectNo: paymentNo, paymentId: id });
    const heldCents = cents && cents > 0 ? cents : null;
    await claimMove(ctx.db, id, 'hold', ctx.clock.now(), { heldCents, key: null });
    if (heldCents === null) return;
    await transfer(ctx, {
      key: `payment:${paymentNo}:capture`,
      kind: bill,
      reference,
      entries: [
        { account: external(channel), cents: asCents(-heldCents) },
        { account: platform('escrow'), cents: asCents(heldCents) },
      ],
      concerns: shopperAvailable(payerId),
    });
  });
