import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { listLines } from './order.queries.ts';
import { listOwnOrders } from './order-lists.queries.ts';
import { shopsOf } from './order-shops.ts';
import { buyerCan, presentSummary } from './orders.present.ts';

const listName = 'orders.own';

/** The own orders of a tab, the newest first. */
export async function listOrders(
  ctx: Context,
  input: CallChecked<'GET /wanlshop/order/list'>,
): Promise<CallOut<'GET /wanlshop/order/list'>> {
  const found = await listOwnOrders(ctx.db, {
    shopperId: requireShopper(ctx),
    tab: input.state,
    keyword: input.keyword,
    below: input.cursor === undefined ? undefined : readCursor(listName, 1, input.cursor)[0],
    limit: input.limit + 1,
  });
  const { rows, next } = pageFrom(found, input.limit, ({ id }) => writeCursor(listName, id));
  const lines = Map.groupBy(
    await listLines(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const shopOf = await shopsOf(ctx, rows);
  return {
    rows: rows.map((order) => ({
      ...presentSummary(ctx.language, order, lines.get(order.id) ?? [], shopOf(order.shopId)),
      can: buyerCan(order),
    })),
    next,
  };
}
