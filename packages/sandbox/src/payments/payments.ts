/** What can happen to a payment at the gateway. Everything here is done before anyone else is heard. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@chengji/server/kernel/time/clock';
import { newNumber } from './new-number.ts';
import type { Notifier } from './notifier.ts';
import { V3Refusal } from './refusal.ts';
import type { RefundStatus, SandboxPayment, SandboxRefund, SandboxStore } from './store.ts';

type NewPayment = Omit<SandboxPayment, 'prepayId' | 'state' | 'transactionId' | 'paidAt'>;
type NewRefund = Pick<SandboxRefund, 'outRefundNo' | 'outTradeNo' | 'cents' | 'reason' | 'notifyUrl'>;
type Found = { refund: SandboxRefund; payment: SandboxPayment };

/**
 * What becomes of refunds that are asked for from now on; one that is pending ends when it is told to, one that
 * succeeds soon is in hand when it is answered and done when it is next asked after.
 */
export type RefundOutcome = 'succeed' | 'soon' | 'pending' | 'abnormal' | 'closed';

const refundStatuses: Record<RefundOutcome, RefundStatus> = {
  succeed: 'SUCCESS',
  soon: 'PROCESSING',
  pending: 'PROCESSING',
  abnormal: 'ABNORMAL',
  closed: 'CLOSED',
};

export class SandboxPayments {
  refundOutcome: RefundOutcome = 'succeed';
  readonly #store: SandboxStore;
  readonly #notifier: Notifier;
  readonly #clock: Clock;

  constructor(store: SandboxStore, notifier: Notifier, clock: Clock) {
    this.#store = store;
    this.#notifier = notifier;
    this.#clock = clock;
  }

  get(outTradeNo: string): SandboxPayment {
    const payment = this.#store.payments.get(outTradeNo);
    if (!payment) throw new V3Refusal(404, 'ORDER_NOT_EXIST');
    return payment;
  }

  /** The same number with the same amount may be opened again while it is unpaid. */
  open(asked: NewPayment): SandboxPayment {
    const before = this.#store.payments.get(asked.outTradeNo);
    if (before?.state === 'CLOSED') throw new V3Refusal(400, 'ORDER_CLOSED');
    if (before && before.state !== 'NOTPAY') throw new V3Refusal(400, 'ORDERPAID');
    if (before && before.totalCents !== asked.totalCents) throw new V3Refusal(403, 'OUT_TRADE_NO_USED');
    const prepayId = before?.prepayId ?? `wx${randomBytes(16).toString('hex')}`;
    const payment: SandboxPayment = { ...asked, prepayId, state: 'NOTPAY' };
    this.#store.putPayment(payment);
    return payment;
  }

  close(outTradeNo: string): void {
    const payment = this.get(outTradeNo);
    if (payment.state === 'CLOSED') return;
    if (payment.state !== 'NOTPAY') throw new V3Refusal(400, 'ORDERPAID');
    this.#store.putPayment({ ...payment, state: 'CLOSED' });
  }

  canPay = (payment: SandboxPayment): boolean =>
    payment.state === 'NOTPAY' && new Date(payment.expiresAt) > this.#clock.now();

  /** The person pays. */
  approve(outTradeNo: string): SandboxPayment {
    const payment = this.get(outTradeNo);
    if (!this.canPay(payment)) return payment;
    const paidAt = this.#clock.now().toISOString();
    const paid: SandboxPayment = { ...payment, state: 'SUCCESS', transactionId: newNumber('42'), paidAt };
    const notice = this.#notifier.newNotice('payment', outTradeNo);
    this.#store.putPayment(paid, notice);
    this.#notifier.tell(notice);
    return paid;
  }

  /** Its money is booked later than it was paid, as around midnight. */
  bookAt(outTradeNo: string, bookedAt: string): SandboxPayment {
    const payment = { ...this.get(outTradeNo), bookedAt };
    this.#store.putPayment(payment);
    return payment;
  }

  /** The same refund number is one refund; of one payment no more goes back than was paid. */
  refund(asked: NewRefund): Found {
    const payment = this.get(asked.outTradeNo);
    const before = this.#store.refunds.get(asked.outRefundNo);
    if (before && (before.outTradeNo !== asked.outTradeNo || before.cents !== asked.cents))
      throw new V3Refusal(400, 'INVALID_REQUEST', 'the number stands for another refund');
    if (before) return { refund: before, payment };
    if (payment.state !== 'SUCCESS' && payment.state !== 'REFUND')
      throw new V3Refusal(404, 'RESOURCE_NOT_EXISTS');
    if (this.#refundedCents(asked.outTradeNo) + asked.cents > payment.totalCents) {
      throw new V3Refusal(400, 'INVALID_REQUEST', 'more than was paid');
    }
    const createdAt = this.#clock.now().toISOString();
    const refund: SandboxRefund = {
      ...asked,
      refundId: newNumber('50'),
      createdAt,
      status: 'PROCESSING',
      ...(this.refundOutcome === 'soon' && { isSoonDone: true }),
    };
    return this.#putRefund(refund, { ...payment, state: 'REFUND' }, refundStatuses[this.refundOutcome]);
  }

  /** The merchant asks after it. */
  askRefund(outRefundNo: string): Found {
    const found = this.getRefund(outRefundNo);
    return found.refund.isSoonDone ? this.endRefund(outRefundNo, 'SUCCESS') : found;
  }

  /** How a refund ends; one that succeeded or was closed stays so. */
  endRefund(outRefundNo: string, status: RefundStatus): Found {
    const { refund, payment } = this.getRefund(outRefundNo);
    if (refund.status === 'SUCCESS' || refund.status === 'CLOSED') return { refund, payment };
    return this.#putRefund(refund, payment, status);
  }

  /** Once it is stored how a refund ended, the merchant is called back. */
  #putRefund(before: SandboxRefund, payment: SandboxPayment, status: RefundStatus): Found {
    const doneAt = status === 'SUCCESS' ? { doneAt: this.#clock.now().toISOString() } : {};
    const refund = { ...before, status, ...doneAt };
    const notice =
      status === 'PROCESSING' ? undefined : this.#notifier.newNotice('refund', refund.outRefundNo);
    this.#store.putRefund(refund, payment, notice);
    if (notice) this.#notifier.tell(notice);
    return { refund, payment };
  }

  #refundedCents(outTradeNo: string): number {
    let sum = 0;
    for (const refund of this.#store.refunds.values())
      if (refund.outTradeNo === outTradeNo && refund.status !== 'CLOSED') sum += refund.cents;
    return sum;
  }

  getRefund(outRefundNo: string): Found {
    const refund = this.#store.refunds.get(outRefundNo);
    if (!refund) throw new V3Refusal(404, 'RESOURCE_NOT_EXISTS');
    return { refund, payment: this.get(refund.outTradeNo) };
  }
}
