import type { PayChannel } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { GatewayError, isUnanswered } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import {
  findPaymentByKey,
  findPending,
  getPayment,
  insertPayment,
  type PaymentRow,
  storeParams,
} from '../payment.queries.ts';
import { channelNames, computeChannelEnd, nextQueryAt } from '../payment.rules.ts';
import { ignoreGatewayErrors, settlePayment } from '../settlement/settle-payment.ts';
import { findOpenid, getPayableKind, type PayableState } from './payables.ts';
import {
  assertSameThing,
  type CreatedPayment,
  createPaymentNo,
  type PaymentOrder,
  toCreatedPayment,
} from './payment-order.ts';
import { getOpenPayable } from './require-payable.ts';

/** Registers the payment here first, then at the channel: after a failure in between, it is asked after. */
export async function openAtGateway(ctx: Context, order: PaymentOrder): Promise<CreatedPayment> {
  const open = await getOpenPayable(ctx, order.payableKind, order.reference, order.payerId);
  const payable = { ...open, expiresAt: computeChannelEnd(open.expiresAt) };
  if (payable.expiresAt <= ctx.clock.now()) throw new Refusal('payments.closing_soon');
  const openid = await findOpenid(ctx, order.payerId);
  const payment = await addOrReuse(ctx, order, payable, openid);
  const answered = payment.key === order.key ? toCreatedPayment(payment) : null;
  if (answered) return answered;
  const { describe } = getPayableKind(ctx, order.payableKind);
  return openPage(ctx, payment, await describe(ctx, order.reference));
}

/**
 * Of one thing there is one pending payment by one way. Another attempt goes on with it, unless what is to be
 * paid has changed since: then it is closed and a new one begins.
 */
async function addOrReuse(
  ctx: Context,
  order: PaymentOrder,
  { amountCents, expiresAt, bill }: PayableState,
  openid: string,
): Promise<PaymentRow> {
  const now = ctx.clock.now();
  const asked = { ...order, openid, amountCents, bill, createdAt: now, expiresAt };
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const paymentNo = createPaymentNo(ctx.clock);
    const next = nextQueryAt(now, 0, expiresAt);
    const added = await insertPayment(ctx.db, { ...asked, paymentNo, nextAttemptAt: next });
    if (added) return added;
    const sameKey = await findPaymentByKey(ctx.db, order.payerId, order.key);
    if (sameKey) assertSameThing(sameKey, order);
    if (sameKey) return sameKey;
    const pending = await findPending(ctx.db, asked);
    if (pending?.amountCents === amountCents) return pending;
    const isAnswered =
      !pending || (await ignoreGatewayErrors(ctx, pending, () => settlePayment(ctx, pending)));
    if (!isAnswered) throw unreachable(ctx, order.channel);
  }
  throw new Refusal('payments.gateway_refused');
}

/** A channel that refuses may hold the payment as paid already: it is asked before the person is told no. */
async function openPage(ctx: Context, payment: PaymentRow, title: string): Promise<CreatedPayment> {
  const { id, paymentNo, channel, openid, expiresAt } = payment;
  try {
    const params = await getGateway(ctx, channel).open({
      paymentNo,
      title,
      amountCents: asCents(payment.amountCents),
      expiresAt,
      openid,
      payerIp: ctx.ip,
      returnPath: toReturnPath(payment),
    });
    await storeParams(ctx.db, id, params);
    return { payment_no: paymentNo, status: 'pending', params };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, paymentNo }, 'the payment channel refused a payment');
    await ignoreGatewayErrors(ctx, payment, () => settlePayment(ctx, payment));
    if ((await getPayment(ctx.db, id)).state === 'paid') return { payment_no: paymentNo, status: 'paid' };
    throw isUnanswered(error) ? unreachable(ctx, channel) : new Refusal('payments.gateway_refused');
  }
}

/** The client's page that says what became of it. */
const toReturnPath = ({ payableKind, reference, paymentNo }: PaymentRow): string =>
  `/#/pages/user/money/pay?${
    payableKind === 'trade'
      ? new URLSearchParams({ trade_no: reference, payment_no: paymentNo })
      : new URLSearchParams({ payment_no: paymentNo, type: payableKind })
  }`;

const unreachable = ({ language }: Context, channel: PayChannel): Refusal =>
  new Refusal(
    'payments.channel_unreachable',
    { channel: channelNames[channel][language] },
    { field: 'channel' },
  );
