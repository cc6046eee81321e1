/** The orders of a shop as a table: a line for each goods; what belongs to the whole order is on its first line only, so that sums are right. */

import type { MarketCalendar } from '@chengji/contract/market-calendar';
import { toMoneyText } from '@chengji/contract/money';
import type { OrderLineRecord, OrderRecord } from '../order.queries.ts';

export const orderColumns = [
  'order_no',
  'trade_no',
  'state',
  'placed_at',
  'paid_at',
  'shipped_at',
  'received_at',
  'buyer',
  'receiver',
  'mobile',
  'address',
  'goods',
  'sku',
  'price',
  'number',
  'returned_number',
  'sum',
  'goods_amount',
  'freight',
  'discount',
  'payable',
  'returned',
  'carrier',
  'tracking_no',
  'remark',
] as const;

export type OrderColumn = (typeof orderColumns)[number];

export type TableOrder = {
  order: OrderRecord & { tradeNo: string };
  lines: readonly OrderLineRecord[];
  state: string;
  buyer: string;
  mobile: string;
  carrier: string;
  trackingNo: string;
};

export const orderTableRows = (
  one: TableOrder,
  calendar: MarketCalendar,
): Partial<Record<OrderColumn, string>>[] =>
  one.lines.map((line, index) => ({
    order_no: one.order.orderNo,
    ...(index === 0 ? toHead(one, calendar) : {}),
    goods: line.title,
    sku: line.values.join(' / '),
    price: toMoneyText(line.priceCents),
    number: String(line.number),
    returned_number: String(line.returnedNumber),
    sum: toMoneyText(line.sumCents),
  }));

const toHead = (
  { order, state, buyer, mobile, carrier, trackingNo }: TableOrder,
  { toSecondText }: MarketCalendar,
) => ({
  trade_no: order.tradeNo,
  state,
  placed_at: toSecondText(order.placedAt),
  paid_at: order.paidAt ? toSecondText(order.paidAt) : '',
  shipped_at: order.shippedAt ? toSecondText(order.shippedAt) : '',
  received_at: order.receivedAt ? toSecondText(order.receivedAt) : '',
  buyer,
  receiver: order.address.name,
  mobile,
  address: `${order.address.area} ${order.address.detail}`,
  goods_amount: toMoneyText(order.goodsCents),
  freight: toMoneyText(order.freightCents),
  discount: toMoneyText(order.discountCents),
  payable: toMoneyText(order.payableCents),
  returned: toMoneyText(order.returnedCents),
  carrier,
  tracking_no: trackingNo,
  remark: order.remark,
});
