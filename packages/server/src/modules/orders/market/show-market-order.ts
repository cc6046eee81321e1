import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { maskMobile } from '../../identity/index.ts';
import { listPaymentsFor } from '../../payments/index.ts';
import { findOrder, type OrderRecord } from '../order.queries.ts';
import { presentStaffOrder } from '../shop/present-staff-order.ts';
import { hidePerson } from './hide-person.rules.ts';

type MarketOrder = CallOut<'GET /platform/orders/details'>;

/** An order of any shop, with every payment of its trade. */
export async function showMarketOrder(ctx: Context, { id }: { id: number }): Promise<MarketOrder> {
  const order = await getMarketOrder(ctx, id);
  const { shown } = await presentStaffOrder(ctx, order, (address) => hidePerson(address, maskMobile));
  return { ...shown, payments: await showPayments(ctx, shown.trade_no) };
}

async function showPayments(ctx: Context, tradeNo: string): Promise<MarketOrder['payments']> {
  const payments = await listPaymentsFor(ctx.db, { payableKind: 'trade', reference: tradeNo });
  return payments.map((payment) => ({
    payment_no: payment.paymentNo,
    channel: payment.channel,
    channel_no: payment.channelNo,
    state: payment.state,
    amount: toMoneyText(payment.amountCents),
    returned: toMoneyText(payment.refundCents),
    created_at: toUnixSeconds(payment.createdAt),
    paid_at: payment.paidAt && toUnixSeconds(payment.paidAt),
  }));
}

/** An order of any shop. */
export async function getMarketOrder({ db }: Context, id: number): Promise<OrderRecord> {
  const order = await findOrder(db, id);
  if (!order) throw new Refusal('common.not_found');
  return order;
}
