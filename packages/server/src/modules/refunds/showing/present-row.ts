/** A refund as lists show it. */
import type { PayChannel, RefundRow } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { getSkuValues } from '../../catalog/index.ts';
import { type AfterSaleOrder, findAfterSales, getTitle } from '../../orders/index.ts';
import { findShops, type ShopCard } from '../../shops/index.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { getShownCents } from '../refund.rules.ts';

export type RefundParts = { order: AfterSaleOrder; shop: ShopCard };

/** The order and the shop of each refund, for all of them at once; both are always there. */
export async function findParts(
  ctx: Context,
  rows: readonly RefundRecord[],
): Promise<(row: RefundRecord) => RefundParts> {
  const orders = await findAfterSales(ctx, [...new Set(rows.map(({ orderId }) => orderId))]);
  const shops = await findShops(ctx.db, [...new Set(rows.map(({ shopId }) => shopId))], ctx.language);
  return ({ orderId, shopId }) => {
    const order = orders.get(orderId);
    const shop = shops.get(shopId);
    if (!order || !shop) throw new Error(`no order ${orderId} or no shop ${shopId}`);
    return { order, shop };
  };
}

export function presentRow(ctx: Context, row: RefundRecord, { order, shop }: RefundParts): RefundRow {
  return {
    ...presentOwnRow(ctx, row, order),
    shop: { id: shop.id, name: shop.name, type: shop.type },
  };
}

/** Without the shop, which knows itself. */
export function presentOwnRow(
  { language }: Context,
  row: RefundRecord,
  order: AfterSaleOrder,
): Omit<RefundRow, 'shop'> {
  const line = order.lines.find(({ id }) => id === row.lineId);
  if (!line) throw new Error(`order ${order.id} has no line ${row.lineId}`);
  return {
    id: row.id,
    refund_no: row.refundNo,
    order_id: row.orderId,
    order_no: row.orderNo,
    line_id: row.lineId,
    goods: {
      id: line.goodsId,
      title: getTitle(language, line),
      image: line.image,
      values: getSkuValues(language, line),
      number: row.number,
    },
    kind: row.kind,
    state: row.state,
    amount: toMoneyText(getShownCents(row)),
    returns_to: row.channel as PayChannel,
    due_at: toUnixSecondsOrNull(row.dueAt),
    createtime: toUnixSeconds(row.createdAt),
    ended_at: toUnixSecondsOrNull(row.endedAt),
  };
}

export const getReasonText = ({ language }: Context, { reasonZh, reasonEn }: RefundRecord): string =>
  localized(language, reasonZh, reasonEn);
