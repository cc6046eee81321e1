import type { RefundRecord } from './refund.queries.ts';
import { getShownCents } from './refund.rules.ts';

/** What every event of a refund says of it. */
export const toRefundEvent = (row: RefundRecord) => ({
  refundId: row.id,
  refundNo: row.refundNo,
  orderId: row.orderId,
  orderNo: row.orderNo,
  shopperId: row.shopperId,
  shopId: row.shopId,
  cents: getShownCents(row),
});
