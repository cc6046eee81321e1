import type { CallOut } from '@chengji/contract';

/** What was shipped, and until when it can be taken back. */
export type JustShipped = { orderIds: number[]; until: number };

export const toJustShipped = ({
  rows,
  recall_until: until,
}: CallOut<'POST /seller/orders/ship_many'>): JustShipped | null =>
  until === null
    ? null
    : { until, orderIds: rows.flatMap(({ ok, order_id }) => (ok && order_id !== null ? [order_id] : [])) };
