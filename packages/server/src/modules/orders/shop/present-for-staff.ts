import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { OrderRecord } from '../order.queries.ts';
import type { OrderParts } from '../order-parts.ts';
import { getShopActions } from '../orders.present.ts';
import { findRecallUntil } from './recall.rules.ts';

type ForStaff = Pick<CallOut<'GET /seller/orders/details'>, 'flag' | 'recall_until' | 'can'>;

/** What the staff of its shop see of an order and its buyer does not, and what they may do with it now. */
export function presentForStaff(
  ctx: Context,
  order: OrderRecord,
  parts: OrderParts,
  hasLabel: boolean,
): ForStaff {
  const until = findRecallUntil(order, parts.lines, ctx.services.settings.get('orders.recall_minutes'));
  const isOver = until === null || until <= ctx.clock.now();
  return {
    flag: order.flag,
    recall_until: isOver ? null : toUnixSeconds(until),
    can: { ...getShopActions(order, parts), print_label: hasLabel },
  };
}
