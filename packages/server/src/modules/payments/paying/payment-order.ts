import { randomInt } from 'node:crypto';
import type { CallOut, PayChannel } from '@chengji/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { PaymentRow } from '../payment.queries.ts';
import type { PayableKind } from './payables.ts';

export type CreatedPayment = CallOut<'POST /wanlshop/pay/create'>;

/** What is to be paid by whom, by which way, under which key. */
export type PaymentOrder = {
  payableKind: PayableKind;
  reference: string;
  payerId: number;
  key: string;
  channel: PayChannel;
};

/** A payment's number as the channel sees it: its second, and ten digits nobody can guess. */
export function createPaymentNo(clock: Clock): string {
  const second = clock.now().toISOString().replace(/\D/g, '').slice(0, 14);
  return `P${second}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}

/** A key stands for one thing; refuses another. */
export function assertSameThing(first: PaymentRow, { reference, channel }: PaymentOrder): void {
  if (first.reference !== reference || first.channel !== channel) {
    throw new Refusal('common.idempotency_key_reused');
  }
}

/** What a payment is answered with; null while its channel has not opened it yet. */
export function toCreatedPayment({
  state,
  paymentNo: payment_no,
  params,
}: PaymentRow): CreatedPayment | null {
  if (state === 'closed') throw new Refusal('payments.trade_closed');
  if (state !== 'pending') return { payment_no, status: 'paid' };
  return params && { payment_no, status: 'pending', params };
}
