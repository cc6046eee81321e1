/**
 * When a payment is asked after, and what a person sees of it. An unfinished payment is asked after often at
 * first and ever more seldom; never later than when its time is up. A refund or payout that its channel did not take
 * is sent again in the same manner.
 */
import type { CallOut, Language, PayChannel, PaymentFindingKind } from '@chengji/contract';
import { asCents, type Cents } from '@chengji/contract/money';
import { secondsAfter, secondsBefore } from '../../kernel/time/durations.ts';
import type { PaymentState } from './payment.states.ts';

const waitsSeconds = [15, 15, 30, 60, 180, 600, 1_800];

/** The next time to ask or to send again, after so many times. */
export function computeNextAttempt(now: Date, attempts: number): Date {
  return secondsAfter(now, waitsSeconds[Math.min(attempts, waitsSeconds.length - 1)] ?? 0);
}

/** What a channel has in hand may take it days: it is asked after every ten minutes. */
const askAcceptedSeconds = 600;

export const computeNextQuestion = (now: Date): Date => secondsAfter(now, askAcceptedSeconds);

type Arrived = { amountCents: number; heldCents: number | null };

/** How much came in by a payment: what was asked, unless an operator had to look into it. */
export const computeArrivedCents = ({ amountCents, heldCents }: Arrived): Cents =>
  asCents(heldCents ?? amountCents);

/**
 * A channel takes money until shortly before the thing is closed, so that the last query has its answer by then:
 * a close asks nobody.
 */
const settleSeconds = 15;
const settleEverySeconds = 5;

export const computeChannelEnd = (closesAt: Date): Date => secondsBefore(closesAt, settleSeconds);

/**
 * As `computeNextAttempt`, but not past the end of the payment's time while that is still to come, and often between that
 * and the close.
 */
export function nextQueryAt(now: Date, queries: number, expiresAt: Date): Date {
  const next = computeNextAttempt(now, queries);
  if (expiresAt > now) return expiresAt < next ? expiresAt : next;
  const isSettling = now < secondsAfter(expiresAt, settleSeconds);
  return isSettling ? secondsAfter(now, settleEverySeconds) : next;
}

type ShownStatus = CallOut<'GET /wanlshop/pay/status'>['status'];

/** Money on its way back is as good as back; by a payment that is held nothing is paid. */
export function shownStatus(state: PaymentState): ShownStatus {
  if (state === 'refunding') return 'refunded';
  return state === 'held' ? 'closed' : state;
}

export const channelNames: Record<PayChannel, { zh: string; en: string }> = {
  balance: { zh: '余额支付', en: 'Balance' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  sandbox: { zh: '沙箱支付', en: 'Sandbox' },
};

export const nameChannel = (channel: PayChannel, language: Language): string =>
  channelNames[channel][language];

type Sendable = { paymentState: PaymentState | null; heldCents: number | null; refundState: string | null };

/**
 * How a finding's money can go out through its channel; null where nothing of it is here. What was paid in another
 * currency was never booked, and what the channel gave back or paid out besides, or under a number of nobody's, is on
 * its daily bill and is repaired there.
 */
export function findWay(
  kind: PaymentFindingKind,
  { paymentState, heldCents, refundState }: Sendable,
): 'return' | 'resend' | null {
  if (kind === 'wrong_amount' || kind === 'wrong_app')
    return paymentState === 'held' && heldCents !== null ? 'return' : null;
  const isOfRefund = kind === 'refund_abnormal' || kind === 'refund_closed';
  return isOfRefund && refundState === 'failed' ? 'resend' : null;
}
