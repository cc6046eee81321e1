import type { OrderRecord } from './order.queries.ts';

/** What every event of an order says of it. */
export const eventOf = ({ id, orderNo, shopperId, shopId }: OrderRecord) => ({
  orderId: id,
  orderNo,
  shopperId,
  shopId,
});
