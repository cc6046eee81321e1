import type { Language, OrderDetails, OrderRow, Quote } from '@chengji/contract';
import { addCents, asCents, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { localizedOrChinese } from '../../kernel/i18n/localized.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../kernel/time/unix-seconds.ts';
import { getSkuValues } from '../catalog/index.ts';
import type { CardQuote } from '../coupons/index.ts';
import type { LineRefund } from './after-sale/line-refunds.ts';
import { countToSend } from './after-sale/refund-plan.rules.ts';
import type { BuiltQuote, QuotedLine } from './checkout/build-quote.ts';
import { needsReview } from './lifecycle/needs-review.rules.ts';
import { buildTimeline, listDeadlines, type OrderMoments } from './lifecycle/timeline.rules.ts';
import type { OrderRecord, TradeRecord } from './order.queries.ts';
import { canMove, isEnded } from './order.states.ts';
import type { OrderParts } from './order-parts.ts';
import { ordersMessages } from './orders.messages.ts';
import type { KindView } from './purchase-kinds.ts';
import { canChangePrice } from './shop/pricing/price-change.rules.ts';
import { sortToShip } from './shop/shippable.rules.ts';

/** A snapshot keeps both languages; a goods without an English title shows its Chinese one. */
export const getTitle = (language: Language, { title, titleEn }: { title: string; titleEn: string }) =>
  localizedOrChinese(language, title, titleEn);

const getMoments = (order: OrderRecord, view: KindView | null): OrderMoments => ({
  ...order,
  kindSteps: view?.steps ?? [],
});

const presentQuotedLine = (
  language: Language,
  line: QuotedLine,
): Quote['shops'][number]['lines'][number] => ({
  goods_id: line.sku.goodsId,
  sku_id: line.skuId,
  title: getTitle(language, line.sku),
  image: line.sku.image,
  values: getSkuValues(language, line.sku),
  price: toMoneyText(line.priceCents),
  number: line.number,
  sum: toMoneyText(line.sumCents),
  discount: toMoneyText(line.discountCents),
});

type QuoteShopCards = Pick<Quote['shops'][number], 'cards' | 'card_id' | 'next'>;

function presentShopCards({ shops }: CardQuote, shopId: number): QuoteShopCards {
  const found = shops.find((shop) => shop.shopId === shopId);
  return { cards: found?.cards ?? [], card_id: found?.cardId ?? null, next: found?.next ?? null };
}

export function presentQuote(language: Language, quote: BuiltQuote, cards: CardQuote): Quote {
  const total = (pick: (shop: BuiltQuote['shops'][number]) => number) =>
    toMoneyText(addCents(...quote.shops.map((shop) => asCents(pick(shop)))));
  return {
    address: quote.address,
    shops: quote.shops.map((shop) => ({
      shop_id: shop.id,
      shop_name: shop.name,
      shop_type: shop.type,
      lines: shop.lines.map((line) => presentQuotedLine(language, line)),
      goods_amount: toMoneyText(shop.goodsCents),
      freight: toMoneyText(shop.freightCents),
      freight_text: (shop.freightText ?? ordersMessages['orders.freight_after_address'])[language],
      ...(shop.freeFreightLacksCents === null
        ? {}
        : { free_freight_lacks: toMoneyText(shop.freeFreightLacksCents) }),
      discount: toMoneyText(shop.discountCents),
      payable: toMoneyText(shop.payableCents),
      ...presentShopCards(cards, shop.id),
    })),
    goods_amount: total((shop) => shop.goodsCents),
    freight: total((shop) => shop.freightCents),
    discount: total((shop) => shop.discountCents),
    payable: toMoneyText(quote.payableCents),
    count: quote.shops.flatMap((shop) => shop.lines).reduce((sum, line) => sum + line.number, 0),
    platform_cards: cards.platformCards,
    platform_card: cards.platformCard,
    platform_next: cards.platformNext,
    platform_discount: total((shop) => shop.platformDiscountCents),
    best: cards.best,
    group: quote.kind?.offer.group ?? null,
  };
}

const presentLine = (language: Language, line: OrderParts['lines'][number]): OrderRow['lines'][number] => ({
  id: line.id,
  goods_id: line.goodsId,
  sku_id: line.skuId,
  title: getTitle(language, line),
  image: line.image,
  values: getSkuValues(language, line),
  price: toMoneyText(line.priceCents),
  number: line.number,
  sum: toMoneyText(line.sumCents),
  discount: toMoneyText(line.discountCents),
  reviewed: line.reviewedAt !== null,
  returned_number: line.returnedNumber,
  shipped: line.shippedNumber > 0 && countToSend(line) === 0,
  shipped_number: line.shippedNumber,
  to_ship: countToSend(line),
  refund: presentLineRefund(line.afterSale.refund),
  refundable: toMoneyText(line.afterSale.refundableCents),
  can_refund: line.afterSale.canRefund,
});

const presentLineRefund = (refund: LineRefund | null): OrderRow['lines'][number]['refund'] =>
  refund && { id: refund.id, state: refund.state, amount: toMoneyText(refund.cents) };

/** What the buyer may do with the order now. */
export const getBuyerActions = (
  { state, isExtended }: OrderRecord,
  { lines }: Pick<OrderParts, 'lines'>,
): OrderRow['can'] => ({
  pay: state === 'pending_payment',
  cancel: canMove(state, 'close'),
  receive: canMove(state, 'receive'),
  extend: state === 'shipped' && !isExtended,
  delete: isEnded(state),
  comment: state === 'pending_review' && lines.some(needsReview),
});

/** What the shop may do with the order now. */
export const getShopActions = (order: OrderRecord, { lines }: Pick<OrderParts, 'lines'>) => {
  const refunds = new Map(
    lines.flatMap(({ id, afterSale }) => (afterSale.refund ? [[id, afterSale.refund]] : [])),
  );
  return {
    ship: sortToShip(order, lines, refunds).free.length > 0,
    change_price: canChangePrice(order),
    close: canMove(order.state, 'close'),
  };
};

/** What both the buyer and the shop see of an order in a list. */
export const presentSummary = (
  language: Language,
  order: OrderRecord & { tradeNo: string },
  { lines, shop, view }: OrderParts,
): Omit<OrderRow, 'can'> => ({
  id: order.id,
  order_no: order.orderNo,
  trade_no: order.tradeNo,
  state: order.state,
  type: order.kind,
  shop: { id: shop.id, name: shop.name, type: shop.type },
  lines: lines.map((line) => presentLine(language, line)),
  count: lines.reduce((sum, line) => sum + line.number, 0),
  payable: toMoneyText(order.payableCents),
  close_reason: order.closeReason,
  team_id: view?.teamId ?? null,
  team: view?.team ?? null,
  returned: toMoneyText(order.returnedCents),
  deadlines: listDeadlines(getMoments(order, view)),
  createtime: toUnixSeconds(order.placedAt),
});

type Tracking = Pick<OrderDetails, 'parcel' | 'steps' | 'parcels'>;

/** What both see of an order opened. */
export const presentDetails = (
  ctx: Pick<Context, 'language' | 'services'>,
  order: OrderRecord,
  { view, tracking }: { view: KindView | null; tracking: Tracking },
) => ({
  goods_amount: toMoneyText(order.goodsCents),
  freight: toMoneyText(order.freightCents),
  discount: toMoneyText(order.discountCents),
  platform_discount: toMoneyText(order.platformDiscountCents),
  reduced: toMoneyText(order.reducedCents),
  close_note: presentCloseNote(ctx, order),
  late: view?.late ?? null,
  address: presentAddress(order),
  remark: order.remark,
  pay_channel: order.channel,
  ...tracking,
  timeline: buildTimeline(getMoments(order, view)),
  extended: order.isExtended,
  paid_at: toUnixSecondsOrNull(order.paidAt),
  shipped_at: toUnixSecondsOrNull(order.shippedAt),
  received_at: toUnixSecondsOrNull(order.receivedAt),
  completed_at: toUnixSecondsOrNull(order.completedAt),
  closed_at: toUnixSecondsOrNull(order.closedAt),
});

/** Why its shop closed it, in its reader's language, with what the shop wrote. */
const presentCloseNote = (
  { language, services }: Pick<Context, 'language' | 'services'>,
  { shopCloseReason, closeNote }: OrderRecord,
): string =>
  shopCloseReason === null
    ? ''
    : [services.translate(language, `orders.shop_closed_${shopCloseReason}`), closeNote]
        .filter(Boolean)
        .join(language === 'zh' ? '：' : ': ');

export const presentAddress = ({ address }: OrderRecord): OrderDetails['address'] => ({
  name: address.name,
  mobile: address.mobile,
  area: address.area,
  detail: address.detail,
});

export const presentTrade = (trade: TradeRecord, orders: number) => ({
  trade_payable: toMoneyText(trade.payableCents),
  trade_orders: orders,
});

/** The buyer as the shop sees them; one who closed the account has neither name nor picture. */
export const presentBuyer = (buyer: { nickname: string; avatar: string } | undefined) => ({
  nickname: buyer?.nickname ?? '',
  avatar: buyer?.avatar ?? '',
});
