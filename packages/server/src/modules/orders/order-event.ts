import type { OrderRecord } from './order.queries.ts';

type Named = Pick<OrderRecord, 'id' | 'orderNo' | 'shopperId' | 'shopId'>;

/** What every event of an order says of it. */
export const toOrderEvent = ({ id, orderNo, shopperId, shopId }: Named) => ({
  orderId: id,
  orderNo,
  shopperId,
  shopId,
});
