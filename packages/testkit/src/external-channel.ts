/** An external payment channel, in memory: people pay there, and it notifies the market when the walk tells it to. */
import type { Cents } from '@chengji/contract/money';
import {
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
} from '@chengji/server/modules/payments/channels/gateway';

type ExternalPayment = { state: 'unpaid' | 'paid' | 'closed'; cents: Cents; paidAt: Date };

export class ExternalChannel implements Gateway {
  readonly payments = new Map<string, ExternalPayment>();
  readonly refunds = new Map<string, Cents>();
  /** It answers no question for now. */
  isSilent = false;

  async open({ paymentNo, amountCents, expiresAt }: Parameters<Gateway['open']>[0]) {
    if (!this.payments.has(paymentNo))
      this.payments.set(paymentNo, { state: 'unpaid', cents: amountCents, paidAt: expiresAt });
    return {};
  }

  /** The person pays; false when that is not possible any more. */
  pay(paymentNo: string, paidAt: Date): boolean {
    const payment = this.payments.get(paymentNo);
    if (payment?.state !== 'unpaid') return false;
    Object.assign(payment, { state: 'paid', paidAt });
    return true;
  }

  getPayment(paymentNo: string): GatewayPayment {
    const payment = this.payments.get(paymentNo);
    if (payment?.state !== 'paid') return { state: payment?.state === 'closed' ? 'closed' : 'unpaid' };
    return { state: 'paid', channelNo: paymentNo, cents: payment.cents, paidAt: payment.paidAt };
  }

  async query(paymentNo: string): Promise<GatewayPayment> {
    if (this.isSilent) throw new GatewayError('no answer');
    return this.getPayment(paymentNo);
  }

  async close(paymentNo: string): Promise<'closed' | 'already_paid'> {
    const payment = this.payments.get(paymentNo);
    if (payment?.state === 'paid') return 'already_paid';
    if (payment) payment.state = 'closed';
    return 'closed';
  }

  async refund({ refundNo, cents }: Parameters<Gateway['refund']>[0]): Promise<GatewayRefund> {
    this.refunds.set(refundNo, cents);
    return 'done';
  }

  async queryRefund(refundNo: string): Promise<'done' | 'unknown'> {
    return this.refunds.has(refundNo) ? 'done' : 'unknown';
  }

  readonly canPayOut = false;

  async payOut(): Promise<never> {
    throw new GatewayError('the walk pays nothing out');
  }

  async queryPayout(): Promise<'unknown'> {
    return 'unknown';
  }

  /** No walk looks at bills; what asks for them every day is told of none. */
  async listBillLines(): Promise<never[]> {
    return [];
  }

  readCallback(): never {
    throw new Error('the walk tells of payments itself');
  }
}
