/** What staff see behind a refund: its order and its buyer. */
import type { SellerRefund } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { daysBefore } from '../../../kernel/time/durations.ts';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import { type AfterSaleOrder, countPaidSince } from '../../orders/index.ts';
import { countAppliedSince, type RefundRecord } from '../refund.queries.ts';

/** So far back are people and shops looked at. */
const recordDays = 90;

export const getRecordStart = ({ clock }: Context): Date => daysBefore(clock.now(), recordDays);

export const presentOrder = (order: AfterSaleOrder): SellerRefund['order'] => ({
  state: order.state,
  channel: order.channel,
  goods_amount: toMoneyText(order.goodsCents),
  freight: toMoneyText(order.freightCents),
  discount: toMoneyText(order.discountCents),
  platform_discount: toMoneyText(order.platformDiscountCents),
  payable: toMoneyText(order.payableCents),
  returned: toMoneyText(order.returnedCents),
  paid_at: toUnixSecondsOrNull(order.paidAt),
  shipped_at: toUnixSecondsOrNull(order.shippedAt),
  received_at: toUnixSecondsOrNull(order.receivedAt),
  completed_at: toUnixSecondsOrNull(order.completedAt),
});

type NamedBuyer = Pick<SellerRefund['buyer'], 'nickname' | 'avatar'>;

/** What each buyer is called; one who closed the account has neither name nor picture. */
export async function findBuyers(
  { db }: Context,
  rows: readonly RefundRecord[],
): Promise<(row: RefundRecord) => NamedBuyer> {
  const buyers = await findShoppers(db, [...new Set(rows.map(({ shopperId }) => shopperId))]);
  return ({ shopperId }) => {
    const buyer = buyers.get(shopperId);
    return { nickname: buyer?.nickname ?? '', avatar: buyer?.avatar ?? '' };
  };
}

export async function presentBuyer(ctx: Context, row: RefundRecord): Promise<SellerRefund['buyer']> {
  const since = getRecordStart(ctx);
  return {
    id: row.shopperId,
    ...(await findBuyers(ctx, [row]))(row),
    orders: await countPaidSince(ctx.db, row.shopperId, since),
    refunds: await countAppliedSince(ctx.db, row.shopperId, since),
  };
}
