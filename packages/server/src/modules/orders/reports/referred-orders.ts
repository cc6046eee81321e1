/** What others tell of orders that a number stands for: a bill's, a statement's. */
import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';
import { getTitle } from '../orders.present.ts';
import { purchaseKind } from '../purchase-kinds.ts';
import { listByNumbers, listCompletedOfShop } from './referred-orders.queries.ts';

export type ReferredOrder = {
  id: number;
  orderNo: string;
  tradeNo: string;
  shop: string;
  /** Of its first line, in the reader's language. */
  title: string;
  teamId: number | null;
};

/** The orders of each of these order or trade numbers; a number that is neither has none. */
export async function findReferredOrders(
  ctx: Context,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferredOrder[]>> {
  const found = numbers.length > 0 ? await listByNumbers(ctx.db, numbers) : [];
  const shops = await findShops(ctx.db, [...new Set(found.map(({ shopId }) => shopId))], ctx.language);
  const teams = new Map<number, number>();
  for (const [kind, ofKind] of Map.groupBy(found, ({ kind }) => kind)) {
    const views = await purchaseKind(ctx, kind)?.show(
      ctx,
      ofKind.map(({ id }) => id),
    );
    for (const [orderId, { teamId }] of views ?? []) teams.set(orderId, teamId);
  }
  const referred = found.map((order) => ({
    ...order,
    shop: shops.get(order.shopId)?.name ?? '',
    title: getTitle(ctx.language, order),
    teamId: teams.get(order.id) ?? null,
  }));
  return new Map(
    numbers.map((number) => [
      number,
      referred.filter(({ orderNo, tradeNo }) => number === orderNo || number === tradeNo),
    ]),
  );
}

/** The orders of a shop that were settled within a time, each with what it came to, in cents. */
export const listSettledOrders = async (ctx: Context, shopId: number, period: { from: Date; to: Date }) =>
  (await listCompletedOfShop(ctx.db, shopId, period)).map((order) => ({
    orderNo: order.orderNo,
    completedAt: order.completedAt ?? order.placedAt,
    goodsCents: order.goodsCents,
    freightCents: order.freightCents,
    shopCouponCents: order.discountCents - order.platformDiscountCents,
    platformCouponCents: order.platformDiscountCents,
    // the market's part too: goods and freight less the shop's coupon and what went back are what the shop sold
    returnedCents: order.returnedCents + order.promotionReturnedCents,
    ...computeSettlement(order),
  }));
