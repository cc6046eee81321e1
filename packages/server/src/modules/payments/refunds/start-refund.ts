import { asCents, type Cents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { Account } from '../../ledger/index.ts';
import { claimMove, claimRefundCents, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { computeArrivedCents } from '../payment.rules.ts';
import { findRefundByNo, insertRefund, type NewRefund, type RefundRow } from './refund.queries.ts';
import { isSameRefund } from './refund.rules.ts';
import type { RefundKind, RefundSource } from './refund-outcomes.ts';

export type RefundPart = {
  paymentNo: string;
  /** The owner's number of it for ever, at most 60 characters: letters, digits, `-`, `_`. */
  refundNo: string;
  kind: RefundKind;
  cents: Cents;
  reason: string;
  /** Where the money leaves once the channel gave it back; adds up to `cents`. */
  from: readonly RefundSource[];
};

/**
 * Decides, in the caller's transaction, that a part of a payment goes back through its channel; it is sent as soon as
 * this is committed, and `refundOutcomePort` tells its owner what becomes of it. The same number again is the same
 * refund. `refused` when it is more than came in and has not gone back yet. A payment from the balance has no
 * channel: its money is returned in the ledger.
 */
export const refundPart = (ctx: Context, part: RefundPart): Promise<'taken' | 'refused'> =>
  transact(ctx, async (ctx) => {
    const { paymentNo, ...refund } = part;
    const payment = await lockPayment(ctx.db, paymentNo);
    if (!payment || payment.channel === 'balance') throw new Error(`${paymentNo} went through no channel`);
    const first = await findRefundByNo(ctx.db, part.refundNo);
    if (first) return assertSame(first, payment, part);
    if (payment.state === 'held') return 'refused';
    return (await addRefund(ctx, payment, refund)) ? 'taken' : 'refused';
  });

/** Gives a whole payment back from `account`, where its money is: nobody takes it, or an operator sends it back. */
export async function startRefund(
  ctx: Context,
  payment: PaymentRow,
  { reason, account }: { reason: string; account: Account },
): Promise<void> {
  const cents = computeArrivedCents(payment);
  const refundNo = `R${payment.paymentNo}`;
  await addRefund(ctx, payment, { refundNo, kind: null, cents, reason, from: [{ account, cents }] });
}

type Decided = Pick<NewRefund, 'refundNo' | 'kind' | 'reason'> & {
  cents: Cents;
  from: readonly RefundSource[];
};

/** Answers false when there is not so much left to go back. */
async function addRefund(
  ctx: Context,
  { id: paymentId }: PaymentRow,
  { cents, from, ...refund }: Decided,
): Promise<boolean> {
  const { refundNo } = refund;
  if (from.reduce((sum, { cents }) => sum + cents, 0) !== cents)
    throw new Error(`${refundNo}: what leaves the accounts is not what goes back`);
  const payment = await claimRefundCents(ctx.db, paymentId, cents);
  if (!payment) return false;
  const now = ctx.clock.now();
  if (payment.refundCents === computeArrivedCents(payment))
    await claimMove(ctx.db, paymentId, 'start_refund', now);
  const dates = { createdAt: now, sentAt: now, nextAttemptAt: now };
  await insertRefund(ctx.db, { ...refund, ...dates, paymentId, cents, from: [...from], sentNo: refundNo });
  return true;
}

/** A number stands for one refund for ever; another one under it is a fault. */
function assertSame(first: RefundRow, payment: PaymentRow, part: RefundPart): 'taken' {
  if (first.paymentId !== payment.id || !isSameRefund({ ...first, cents: asCents(first.cents) }, part))
    throw new Error(`${part.refundNo} gave back something else before`);
  return 'taken';
}
