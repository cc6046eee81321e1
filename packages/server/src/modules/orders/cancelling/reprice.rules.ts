/**
 * An unpaid order whose trade lost another order: the shop's own discounts stay as they were, what the
 * platform's card takes off is replaced. Goods, freight and prices are those it was placed at.
 */
import { addCents, asCents, type Cents, subtractCents } from '@chengji/contract/money';

type Line = {
  id: number;
  skuId: number;
  goodsId: number;
  sumCents: number;
  discountCents: number;
  platformDiscountCents: number;
};
type Order = {
  id: number;
  goodsCents: number;
  freightCents: number;
  discountCents: number;
  platformDiscountCents: number;
};
export type UnpaidOrder = Order & { lines: readonly Line[] };

type Discounts = { discountCents: Cents; platformDiscountCents: Cents };
export type RepricedOrder = Discounts & {
  id: number;
  payableCents: Cents;
  lines: (Discounts & { id: number })[];
};

const shopDiscount = (of: { discountCents: number; platformDiscountCents: number }): Cents =>
  asCents(of.discountCents - of.platformDiscountCents);

/** What the shop's own card took off the freight: what it took off the order but off none of its lines. */
const shopFreightDiscount = (order: UnpaidOrder): Cents =>
  subtractCents(shopDiscount(order), ...order.lines.map(shopDiscount));

/** The order without what the platform's card takes off it. */
export const withoutPlatformCard = (order: UnpaidOrder) => ({
  orderId: order.id,
  lines: order.lines.map((line) => ({
    skuId: line.skuId,
    goodsId: line.goodsId,
    sumCents: asCents(line.sumCents),
    leftCents: subtractCents(asCents(line.sumCents), shopDiscount(line)),
  })),
  freightLeftCents: subtractCents(asCents(order.freightCents), shopFreightDiscount(order)),
});

/** The order with this much off by the platform's card. */
export function withPlatformShare(
  order: UnpaidOrder,
  share: { lines: readonly Cents[]; freight: Cents },
): RepricedOrder {
  const lines = order.lines.map((line, at) => {
    const platformDiscountCents = share.lines[at] ?? asCents(0);
    return {
      id: line.id,
      platformDiscountCents,
      discountCents: addCents(shopDiscount(line), platformDiscountCents),
    };
  });
  const platformDiscountCents = addCents(...share.lines, share.freight);
  const discountCents = addCents(shopDiscount(order), platformDiscountCents);
  const payableCents = asCents(order.goodsCents + order.freightCents - discountCents);
  return { id: order.id, lines, platformDiscountCents, discountCents, payableCents };
}
