import type { CallOut, PayChannel } from '@chengji/contract';
import { Refusal } from '../../kernel/refusal.ts';
import type { PaymentRow } from './payment.queries.ts';

export type CreatedPayment = CallOut<'POST /wanlshop/pay/create'>;

/** What is to be paid by whom, by which way, under which key. */
export type PaymentOrder = {
  payableKind: string;
  reference: string;
  payerId: number;
  key: string;
  channel: PayChannel;
};

/** What the first call with this key was answered; the key may not stand for anything else. */
export function repeatOf(first: PaymentRow, order: PaymentOrder): CreatedPayment {
  if (first.reference !== order.reference || first.channel !== order.channel) {
    throw new Refusal('common.idempotency_key_reused');
  }
  if (first.state === 'closed') throw new Refusal('payments.trade_closed');
  const { paymentNo: payment_no, params } = first;
  if (first.state !== 'pending') return { payment_no, status: 'paid' };
  return { payment_no, status: 'pending', ...(params ? { params } : {}) };
}
