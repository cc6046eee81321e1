import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPaymentByKey } from '../payment.queries.ts';
import { openAtGateway } from './open-at-gateway.ts';
import { payFromBalance } from './pay-from-balance.ts';
import {
  assertSameThing,
  type CreatedPayment,
  type PaymentOrder,
  toCreatedPayment,
} from './payment-order.ts';

type Input = CallChecked<'POST /wanlshop/pay/create'>;

/** Pays a trade, or opens the channel's page for it. The same key is the same payment. */
export const createPayment = (
  ctx: Context,
  { trade_no, channel, password }: Input,
): Promise<CreatedPayment> =>
  startPayment(ctx, { payableKind: 'trade', reference: trade_no, channel }, password);

type Started = Pick<PaymentOrder, 'payableKind' | 'reference' | 'channel'>;

/** Pays anything that can be paid for the shopper who calls, as `createPayment` does a trade. */
export async function startPayment(
  ctx: Context,
  started: Started,
  password?: string,
): Promise<CreatedPayment> {
  const order: PaymentOrder = { ...started, payerId: requireShopper(ctx), key: requireKey(ctx) };
  if (!ctx.services.config.payChannels.includes(order.channel)) throw new Refusal('payments.channel_off');
  const first = await findPaymentByKey(ctx.db, order.payerId, order.key);
  if (first) assertSameThing(first, order);
  const answered = first && toCreatedPayment(first);
  if (answered) return answered;
  return order.channel === 'balance' ? payFromBalance(ctx, order, password) : openAtGateway(ctx, order);
}

function requireKey({ idempotencyKey }: Context): string {
  if (!idempotencyKey) throw new Refusal('common.idempotency_key_required');
  return idempotencyKey;
}
