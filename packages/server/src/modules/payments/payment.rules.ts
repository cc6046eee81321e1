/**
 * When a payment is asked after, and what a person sees of it. An unfinished payment is asked after often at
 * first and ever more seldom; never later than when its time is up. A refund that its channel did not take is
 * sent again in the same manner.
 */
import type { CallOut, PayChannel } from '@chengji/contract';
import type { PaymentState } from './payment.states.ts';

const waitsSeconds = [15, 15, 30, 60, 180, 600, 1_800];

const afterSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

/** The next time to ask or to send again, after so many times. */
export function nextTryAt(now: Date, tries: number): Date {
  return afterSeconds(now, waitsSeconds[Math.min(tries, waitsSeconds.length - 1)] ?? 0);
}

/** As `nextTryAt`, but not past the end of the payment's time while that is still to come. */
export function nextQueryAt(now: Date, queries: number, expiresAt: Date): Date {
  const next = nextTryAt(now, queries);
  return expiresAt > now && expiresAt < next ? expiresAt : next;
}

type ShownStatus = CallOut<'GET /wanlshop/pay/status'>['status'];

/** Money on its way back is as good as back. */
export const shownStatus = (state: PaymentState): ShownStatus => (state === 'refunding' ? 'refunded' : state);

export const channelNames: Record<PayChannel, { zh: string; en: string }> = {
  balance: { zh: '余额支付', en: 'Balance' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  sandbox: { zh: '沙箱支付', en: 'Sandbox' },
};
