/** The orders of a shop as a table: a line for each goods; what belongs to the whole order is on its first line only, so that sums are right. */

import { toMoneyText } from '@chengji/contract/money';
import { toSecondText } from '../../../kernel/time/day.ts';
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
  'sum',
  'goods_amount',
  'freight',
  'discount',
  'payable',
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

/** `2026-11-21 14:30:22` in the market's time zone. */
const toTime = (moment: Date | null): string => (moment ? toSecondText(moment) : '');

export const orderTableRows = (one: TableOrder): Partial<Record<OrderColumn, string>>[] =>
  one.lines.map((line, index) => ({
    order_no: one.order.orderNo,
    ...(index === 0 ? toHead(one) : {}),
    goods: line.title,
    sku: line.values.join(' / '),
    price: toMoneyText(line.priceCents),
    number: String(line.number),
    sum: toMoneyText(line.sumCents),
  }));

const toHead = ({ order, state, buyer, mobile, carrier, trackingNo }: TableOrder) => ({
  trade_no: order.tradeNo,
  state,
  placed_at: toTime(order.placedAt),
  paid_at: toTime(order.paidAt),
  shipped_at: toTime(order.shippedAt),
  received_at: toTime(order.receivedAt),
  buyer,
  receiver: order.address.name,
  mobile,
  address: `${order.address.area} ${order.address.detail}`,
  goods_amount: toMoneyText(order.goodsCents),
  freight: toMoneyText(order.freightCents),
  discount: toMoneyText(order.discountCents),
  payable: toMoneyText(order.payableCents),
  carrier,
  tracking_no: trackingNo,
  remark: order.remark,
});
